import { expect, test } from "vitest";
import { dayOf, startOfDay } from "./day";

const at = (iso: string) => Date.parse(iso);

test.each([
  [-120, "2026-11-24T23:30:00Z", "2026-11-25"],
  [-120, "2026-11-24T21:59:59Z", "2026-11-24"],
  [300, "2026-11-25T04:59:59Z", "2026-11-24"],
  [300, "2026-11-25T05:00:00Z", "2026-11-25"],
  [0, "2026-11-25T00:00:00Z", "2026-11-25"],
] as const)("a clock %s minutes behind UTC has %s on %s [TX-506, TX-507]", (offset, instant, day) => {
  expect(dayOf(at(instant), () => offset)).toBe(day);
});

test("each moment has the offset of its own date", () => {
  // Helsinki: summer time until 25 October 2026, 01:00 UTC.
  const helsinki = (instantMs: number) => (instantMs < at("2026-10-25T01:00:00Z") ? -180 : -120);
  expect(dayOf(at("2026-10-24T21:30:00Z"), helsinki)).toBe("2026-10-25");
  expect(dayOf(at("2026-10-25T21:30:00Z"), helsinki)).toBe("2026-10-25");
  expect(dayOf(at("2026-10-25T22:00:00Z"), helsinki)).toBe("2026-10-26");
});

test("a day begins at midnight by the clock, and the next one after it", () => {
  expect(dayOf(startOfDay("2026-10-25"))).toBe("2026-10-25");
  expect(dayOf(startOfDay("2026-10-25") - 1)).toBe("2026-10-24");
  expect(dayOf(startOfDay("2026-12-31", 1))).toBe("2027-01-01");
});
