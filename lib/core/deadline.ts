export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

/** Settles like the work, or rejects once the time is over or the signal aborts. The work itself goes on unheard. */
export function withDeadline<T>(work: Promise<T>, deadlineMs: number, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlinePassed()), deadlineMs);
    const cancel = () => reject(signal?.reason);
    signal?.addEventListener("abort", cancel);
    if (signal?.aborted) cancel();
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    });
  });
}
