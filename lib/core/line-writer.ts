/** Enough that a busy server writes rarely, and little enough to wait for in memory. */
const largestBatch = 16_384;

export interface LineWriter {
  /** Queues a line, which is written at the end of this turn of the event loop. */
  write(line: string): void;
  /** Writes what is queued at once. */
  flush(): void;
}

/**
 * Joins the lines of one turn of the event loop into one write: a system call for every line costs more than the rest of a
 * short request. A process that is killed loses the lines of one turn at most.
 */
export function createLineWriter(send: (text: string) => void): LineWriter {
  let batch = "";
  let isScheduled = false;

  function flush(): void {
    if (batch === "") return;
    const text = batch;
    batch = "";
    send(text);
  }

  function write(line: string): void {
    batch += `${line}\n`;
    if (batch.length >= largestBatch) flush();
    if (isScheduled || batch === "") return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      flush();
    });
  }

  return { write, flush };
}
