import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withDeadline, withWaitingDeadline } from "./deadline";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => {});

describe.each([
  ["by the clock", withDeadline],
  ["by the time spent waiting", withWaitingDeadline],
])("a deadline %s", (_kind, limit) => {
  test("passes at its time, not before", async () => {
    let outcome = "pending";
    limit(never, 5_000).catch((error: Error) => {
      outcome = error.name;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(outcome).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe("DeadlinePassed");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("leaves work that settles alone, and no timer behind", async () => {
    expect(await limit(Promise.resolve(1), 5_000)).toBe(1);
    await expect(limit(Promise.reject(new RangeError()), 5_000)).rejects.toThrow(RangeError);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("gives way to the signal, with its reason", async () => {
    const stop = new AbortController();
    const outcome = limit(never, 5_000, stop.signal).catch((reason) => reason);
    stop.abort("closed");
    expect(await outcome).toBe("closed");
    expect(await limit(never, 5_000, stop.signal).catch((reason) => reason)).toBe("closed");
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("on a loaded machine, where every timer is late, waiting is counted whole", async () => {
  const clock = vi.spyOn(performance, "now");
  const start = Date.now();
  clock.mockImplementation(() => 1.5 * (Date.now() - start));
  let outcome = "pending";
  withWaitingDeadline(never, 3_000).catch((error: Error) => {
    outcome = error.name;
  });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(outcome).toBe("pending");
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe("DeadlinePassed");
  clock.mockRestore();
});

test("a thread that is busy for long is not somebody who is late", async () => {
  vi.useRealTimers();
  const busyUntil = Date.now() + 400;
  const work = new Promise((resolve) => setTimeout(resolve, 450, "in time"));
  const outcome = withWaitingDeadline(work, 300);
  while (Date.now() < busyUntil);
  expect(await outcome).toBe("in time");
});
