import { beforeEach, expect, test, vi } from "vitest";
import { noteSummaryShown, untilSummary } from "./last-shown";

const hourMs = 3_600_000;
const now = Date.parse("2026-11-28T12:00:00Z");
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("it is due at first, and then again after its hours, for each player by themselves", () => {
  expect(untilSummary("P1", 24, now)).toBe(0);
  noteSummaryShown("P1", now);
  expect(untilSummary("P1", 24, now)).toBe(24 * hourMs);
  expect(untilSummary("P1", 24, now + 24 * hourMs - 1)).toBe(1);
  expect(untilSummary("P1", 24, now + 24 * hourMs)).toBe(0);
  expect(untilSummary("P2", 24, now)).toBe(0);
  noteSummaryShown("P2", now);
  expect(untilSummary("P1", 24, now)).toBe(24 * hourMs);
});

test("a clock that was set back since does not put it off", () => {
  noteSummaryShown("P1", now);
  expect(untilSummary("P1", 24, now - 1)).toBe(0);
});

test.each(['{"v":1,"value":{"P1":"soon"}}', '{"v":1,"value":null}', "no JSON"])("%s puts nothing off", (text) => {
  kept.set("play-summary-shown", text);
  expect(untilSummary("P1", 24, now)).toBe(0);
});

test("a browser that keeps nothing shows it with each page", () => {
  vi.stubGlobal("localStorage", undefined);
  noteSummaryShown("P1", now);
  expect(untilSummary("P1", 24, now)).toBe(0);
});
