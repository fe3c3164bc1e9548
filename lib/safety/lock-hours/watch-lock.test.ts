// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchLock } from "./queries";

const minuteMs = 60_000;
/** By the server's clock; null while it does not answer. */
const clock = vi.hoisted(() => ({ offsetMs: 0, isSilent: false }));
vi.mock("@/lib/core/time/server-time", () => ({
  serverTime: async () => (clock.isSilent ? null : Date.now() + clock.offsetMs),
}));

const keep = (from: number, to: number, zone: string) =>
  localStorage.setItem("lock-hours", JSON.stringify({ v: 2, value: { from, to, zone } }));
const states: string[] = [];
let end = () => {};
const watch = async () => {
  end = watchLock((state) => void (states.at(-1) === state || states.push(state)));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  localStorage.clear();
  states.length = 0;
  Object.assign(clock, { offsetMs: 0, isSilent: false });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 21, 50) });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test("they begin and end while the page is open", async () => {
  keep(22, 23, "UTC");
  await watch();
  await vi.advanceTimersByTimeAsync(10 * minuteMs - 1);
  expect(states).toEqual(["open"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(["open", "locked"]);
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(states).toEqual(["open", "locked", "open"]);
});

test("they begin with the hour of a zone that is three quarters of an hour beside the others", async () => {
  keep(4, 5, "Asia/Kathmandu");
  await watch();
  await vi.advanceTimersByTimeAsync(25 * minuteMs - 1);
  expect(states).toEqual(["open"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(["open", "locked"]);
});

test("they are looked at when the tab is shown again, and when the clock has jumped", async () => {
  keep(22, 23, "UTC");
  await watch();
  clock.offsetMs = 15 * minuteMs;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(["open", "locked"]);
  clock.offsetMs = 0;
  vi.setSystemTime(Date.now() + 80 * minuteMs);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states).toEqual(["open", "locked", "open"]);
});

test("an unknown time is asked for again", async () => {
  keep(22, 23, "UTC");
  clock.isSilent = true;
  await watch();
  expect(states).toEqual(["unknown"]);
  clock.isSilent = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(["unknown", "open"]);
});

test("nothing is reported after the end", async () => {
  keep(22, 23, "UTC");
  await watch();
  end();
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(["open"]);
});
