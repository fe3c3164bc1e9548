import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderDeadlineMs, startDeadline } from "./deadline";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("content reads end with the deadline of their render, and not before", () => {
  const signal = startDeadline();
  vi.advanceTimersByTime(renderDeadlineMs - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(renderDeadlineMs).toBeLessThan(3_000);
});
