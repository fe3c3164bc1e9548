import { expect, test } from "vitest";
import { startOfDay } from "@/lib/core/time/day";
import { monthsOf, windowOfMonth } from "./month";

const reach = { earliest: "2026-11-10", latest: "2027-01-05" };
const now = startOfDay("2027-01-05") + 1_000;
const iso = (day: string, ms = 0) => new Date(startOfDay(day) + ms).toISOString();

test("the months that the history reaches into, over the end of a year", () => {
  expect(monthsOf(reach)).toEqual(["2027-01", "2026-12", "2026-11"]);
  expect(monthsOf({ earliest: "2026-11-10", latest: "2026-11-10" })).toEqual(["2026-11"]);
});

test("a month is whole, but for what the history does not reach and what is yet to come", () => {
  expect(windowOfMonth("2026-12", reach, now)).toEqual({ from: iso("2026-12-01"), to: iso("2027-01-01", -1) });
  expect(windowOfMonth("2026-11", reach, now)).toEqual({ from: iso("2026-11-10"), to: iso("2026-12-01", -1) });
  expect(windowOfMonth("2027-01", reach, now)).toEqual({ from: iso("2027-01-01"), to: new Date(now).toISOString() });
});
