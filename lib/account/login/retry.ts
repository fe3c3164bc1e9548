/** The number of sign-in attempts and the gap between them (specification "Business constants"). */
export const loginRetries = { attempts: 5, gapMs: 3_000 } as const;

interface RetryOptions {
  /** May a repeat help? Never after wrong credentials: repeats would lock the account (ruling 5). */
  isTransient(error: unknown): boolean;
  /** Told before each repeat; attempts count from 1. */
  onAttempt(attempt: number): void;
  signal: AbortSignal;
}

/** Runs until it succeeds, fails for good, or has failed five times. @throws the last error, or the signal's reason */
export async function withRetries<T>(
  run: () => Promise<T>,
  { isTransient, onAttempt, signal }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      signal.throwIfAborted();
      if (attempt >= loginRetries.attempts || !isTransient(error)) throw error;
    }
    await pause(loginRetries.gapMs, signal);
    onAttempt(attempt + 1);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", cancel);
      resolve();
    }, ms);
    signal.addEventListener("abort", cancel);
  });
}
