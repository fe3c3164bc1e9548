import { vi } from "vitest";

/** Waits until the check holds: long enough for a machine with much to do, since a limit is there to end what hangs. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 10_000 });
