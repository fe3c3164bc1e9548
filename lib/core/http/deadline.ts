export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

/** Settles like the work, or rejects once the time is over or the signal aborts. The work itself continues, and nobody waits for it. */
export function withDeadline<T>(work: Promise<T>, deadlineMs: number, signal?: AbortSignal): Promise<T> {
  return settleBefore(work, signal, (pass) => {
    const timer = setTimeout(pass, deadlineMs);
    return () => clearTimeout(timer);
  });
}

const tickMs = 100;

/** The most that one tick counts: on a loaded machine each is a little late, after the work of the thread one is late by far. */
const longestTickMs = 2 * tickMs;

/**
 * Like `withDeadline`, by the time that was spent waiting: while the thread is busy, with the proof of a password on a slow
 * phone, nobody else is late.
 */
export function withWaitingDeadline<T>(work: Promise<T>, deadlineMs: number, signal?: AbortSignal): Promise<T> {
  return settleBefore(work, signal, (pass) => {
    // Ticks that a busy thread misses come as one.
    let waitedMs = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      waitedMs += Math.min(now - last, longestTickMs);
      last = now;
      if (waitedMs >= deadlineMs) pass();
    }, tickMs);
    return () => clearInterval(timer);
  });
}

function settleBefore<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  startTimer: (pass: () => void) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      stopTimer();
      signal?.removeEventListener("abort", cancel);
    };
    const end = (error: unknown) => {
      stop();
      reject(error);
    };
    const stopTimer = startTimer(() => end(new DeadlinePassed()));
    const cancel = () => end(signal?.reason);
    signal?.addEventListener("abort", cancel);
    if (signal?.aborted) cancel();
    work.then(resolve, reject).finally(stop);
  });
}
