const pausesMs = [1_000, 2_000, 4_000, 8_000];

/** How long something that fails is tried again: for `totalMs` since it began to fail, with pauses that grow. */
export function patience(totalMs: number) {
  let since: number | null = null;
  let pauses = 0;
  return {
    /** The pause before the next try in milliseconds; null: it has failed for too long. */
    pause(): number | null {
      since ??= performance.now();
      const leftMs = since + totalMs - performance.now();
      const pauseMs = pausesMs[pauses++] ?? pausesMs.at(-1) ?? 0;
      return leftMs > 0 ? Math.min(pauseMs, leftMs) : null;
    },
    /** It works. */
    end(): void {
      since = null;
      pauses = 0;
    },
  };
}

/**
 * Waits, no longer than until the browser is online again.
 * @throws the signal's reason when it is aborted
 */
export function wait(forMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, forMs);
    addEventListener("online", end);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
