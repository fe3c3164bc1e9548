import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withRetries } from "./retry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(results: (string | Error)[], stop = new AbortController()) {
  let runs = 0;
  const attempts: number[] = [];
  const outcome = withRetries(
    async () => {
      const result = results[Math.min(runs++, results.length - 1)];
      if (result instanceof Error) throw result;
      return result;
    },
    {
      isTransient: (error) => error instanceof Error && error.message === "away",
      onAttempt: (attempt) => attempts.push(attempt),
      signal: stop.signal,
    },
  ).catch((error) => error);
  return { outcome, attempts, runs: () => runs, stop };
}

const away = new Error("away");
const wrong = new Error("wrong password");

test("up to 5 attempts, 3 seconds apart, then the last error [LOGIN-005]", async () => {
  const login = start([away]);
  for (const [waitMs, runs] of [
    [0, 1],
    [2_999, 1],
    [1, 2],
    [2_999, 2],
    [1, 3],
    [3_000, 4],
    [3_000, 5],
    [60_000, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(login.runs()).toBe(runs);
  }
  expect(await login.outcome).toBe(away);
  expect(login.attempts).toEqual([2, 3, 4, 5]);
});

test("wrong credentials are sent once [LOGIN-006]", async () => {
  const login = start([wrong]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await login.outcome).toBe(wrong);
  expect(login.runs()).toBe(1);
});

test("wrong credentials after an outage are not sent again", async () => {
  const login = start([away, wrong]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await login.outcome).toBe(wrong);
  expect(login.runs()).toBe(2);
});

test("the first success ends it", async () => {
  const login = start([away, away, "in"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await login.outcome).toBe("in");
  expect(login.runs()).toBe(3);
});

test("who leaves while it waits causes no further attempt, and no timer is left", async () => {
  const login = start([away]);
  await vi.advanceTimersByTimeAsync(1_000);
  login.stop.abort("left");
  expect(await login.outcome).toBe("left");
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(login.runs()).toBe(1);
});
