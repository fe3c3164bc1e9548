import { describe, expect, test } from "vitest";
import {
  type Dated,
  formatShowPeriod,
  isInShowPeriod,
  mayOpen,
  nextChange,
  parseShowPeriod,
  showPeriodOf,
} from "./show-period";

const banner: Dated = {
  startDate: null,
  endDate: null,
  startsAt: null,
  endsAt: null,
};
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
const on = (time: string) => new Date(at(time)).toISOString();

describe("a banner is shown when now lies in every interval that is present [CONTENT-005] [CONTENT-508]", () => {
  const first = { startDate: on("10:00"), endDate: on("14:00") };
  const second = { startsAt: on("12:00"), endsAt: on("16:00") };

  test.each([
    ["no dates, at any time", {}, "03:00", true],
    ["the first pair, before", first, "09:59", false],
    ["the first pair, at its start", first, "10:00", true],
    ["the first pair, at its end", first, "14:00", false],
    ["the second pair, before", second, "11:59", false],
    ["the second pair, inside", second, "15:59", true],
    ["the second pair, after", second, "16:00", false],
    ["both pairs, inside the first only", { ...first, ...second }, "11:00", false],
    ["both pairs, inside both", { ...first, ...second }, "13:00", true],
    ["both pairs, inside the second only", { ...first, ...second }, "15:00", false],
    ["a start alone, after it", { startsAt: on("10:00") }, "23:00", true],
    ["an end alone, before it", { endDate: on("10:00") }, "01:00", true],
    ["an end alone, after it", { endDate: on("10:00") }, "11:00", false],
    ["a word that is no date", { startsAt: "soon" }, "01:00", true],
  ])("%s", (_what, dates, now, shown) => {
    expect(isInShowPeriod(showPeriodOf({ ...banner, ...dates }), at(now))).toBe(shown);
  });
});

test("a page contains what opens within a day of 86,400,000 ms [CONST-003]", () => {
  const opensIn = (ms: number) => mayOpen({ from: at("10:00") + ms, until: Infinity }, at("10:00"));
  expect([opensIn(0), opensIn(86_399_999), opensIn(86_400_000)]).toEqual([true, true, false]);
});

test("a window is written into one attribute and read back", () => {
  for (const dates of [
    { startsAt: on("10:00") },
    { endDate: on("14:00") },
    { startDate: on("10:00"), endsAt: on("14:00") },
  ]) {
    const window = showPeriodOf({ ...banner, ...dates });
    expect(parseShowPeriod(formatShowPeriod(window) ?? "")).toEqual(window);
  }
  expect(formatShowPeriod(showPeriodOf(banner))).toBeNull();
});

test("the next change is the nearest start or end that is still to come", () => {
  const windows = [
    { from: 10, until: 40 },
    { from: 20, until: Infinity },
  ];
  expect(nextChange(windows, 0)).toBe(10);
  expect(nextChange(windows, 10)).toBe(20);
  expect(nextChange(windows, 20)).toBe(40);
  expect(nextChange(windows, 40)).toBeNull();
});
