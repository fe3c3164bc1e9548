import type { Reason } from "./form-refusal";

/** An asynchronous check, such as "is this address taken?": the problem, or null. */
export type AsyncCheck = (value: unknown, signal: AbortSignal) => Promise<Reason | null>;

/** Runs the checks of fields, each once per value; the newest value of a field aborts the check of an older one. */
export function createAsyncChecks(checks: Readonly<Record<string, AsyncCheck>>) {
  const latest = new Map<string, { value: unknown; outcome: Promise<Reason | null>; stop: AbortController }>();
  return {
    names: Object.keys(checks),
    /** The problem of a value. A check that fails finds none: who receives the form decides then. */
    run(name: string, value: unknown): Promise<Reason | null> {
      const known = latest.get(name);
      if (known && known.value === value) return known.outcome;
      known?.stop.abort();
      const check = checks[name];
      if (!check) return Promise.resolve(null);
      const stop = new AbortController();
      const outcome = check(value, stop.signal).catch(() => {
        if (latest.get(name)?.stop === stop) latest.delete(name);
        return null;
      });
      latest.set(name, { value, outcome, stop });
      return outcome;
    },
    stop(): void {
      for (const { stop } of latest.values()) stop.abort();
      latest.clear();
    },
  };
}
