import { describe, expect, test } from "vitest";
import { startOfDay } from "@/lib/core/time/day";
import {
  extendWindow,
  type HistoryFilter,
  openingFilter,
  periods,
  reachOf,
  readFilter,
  windowOf,
  writeFilter,
} from "./filter";

const reach = { earliest: "2026-10-26", latest: "2026-11-25" };
const now = startOfDay("2026-11-25") + 50_000_000;

test("without a query the history opens on everything of the last hour [TX-505, TX-516]", () => {
  expect(readFilter("", reach)).toEqual({ filter: openingFilter, problem: null });
  expect(openingFilter).toEqual({ category: null, status: null, hour: 1, from: null, to: null });
});

test("what is written is read again, and the opening filter writes nothing [TX-505]", () => {
  const filters: HistoryFilter[] = [
    openingFilter,
    { ...openingFilter, hour: 72 },
    { ...openingFilter, category: "LIVE_CASINO", status: "WAITING_INPUT" },
    { ...openingFilter, hour: null, from: "2026-11-01", to: "2026-11-25", category: "PAYMENT" },
  ];
  for (const filter of filters) expect(readFilter(writeFilter(filter), reach)).toEqual({ filter, problem: null });
  expect(writeFilter(openingFilter)).toBe("");
  expect(writeFilter(filters[3] ?? openingFilter)).toBe("?category=PAYMENT&from=2026-11-01&to=2026-11-25");
});

test.each([
  ["?from=2026-02-30&to=2026-11-25", "impossible"],
  ["?from=2026-11-01&to=yesterday", "notADate"],
  ["?from=01.11.26&to=25.11.26", "twoDigitYear"],
  ["?from=2026-11-01", "incomplete"],
  ["?to=2026-11-01", "incomplete"],
  ["?from=2026-11-20&to=2026-11-19", "endsBeforeStart"],
  ["?from=2026-10-25&to=2026-11-19", "tooEarly"],
  ["?from=2026-11-01&to=2026-11-26", "tooLate"],
  ["?hour=2", "unknown"],
  ["?hour=01", "unknown"],
  ["?category=casino", "unknown"],
  ["?status=DONE", "unknown"],
  ["?category=CASINO&status=", "unknown"],
])("%s is refused as %s, and the opening filter stands in", (search, problem) => {
  expect(readFilter(search, reach)).toEqual({ filter: openingFilter, problem });
});

test("other parameters, and a repeated one, change nothing; days count over hours", () => {
  expect(readFilter("?utm=x&hour=24&hour=nonsense", reach).filter.hour).toBe(24);
  expect(readFilter("?hour=24&from=2026-11-01&to=2026-11-02", reach).filter).toMatchObject({
    ...{ hour: null, from: "2026-11-01", to: "2026-11-02" },
  });
});

describe("the window", () => {
  test.each(periods)("of %s hours ends now [TX-518]", (hour) => {
    const { from, to, isOpen } = windowOf({ ...openingFilter, hour }, now);
    expect([Date.parse(to), Date.parse(to) - Date.parse(from), isOpen]).toEqual([now, hour * 3_600_000, true]);
  });

  test("of days is whole by the player's clock, and never beyond now", () => {
    const of = (from: string, to: string) => windowOf({ ...openingFilter, hour: null, from, to }, now);
    expect(of("2026-11-01", "2026-11-02")).toEqual({
      from: new Date(startOfDay("2026-11-01")).toISOString(),
      to: new Date(startOfDay("2026-11-03") - 1).toISOString(),
      isOpen: false,
    });
    expect(of("2026-11-25", "2026-11-25")).toMatchObject({ to: new Date(now).toISOString(), isOpen: true });
  });
});

test("an open window is extended to a later moment, and to no earlier one; one that has ended stays as it is", () => {
  const window = windowOf(openingFilter, now);
  const at = (instantMs: number) => new Date(instantMs).toISOString();
  expect(extendWindow(window, at(now + 1))).toEqual({ ...window, to: at(now + 1) });
  expect(extendWindow(window, at(now - 1))).toEqual(window);
  const ended = windowOf({ ...openingFilter, hour: null, from: "2026-11-01", to: "2026-11-02" }, now);
  expect(extendWindow(ended, at(now))).toEqual(ended);
});

test("the history reaches back as many days as the market has", () => {
  expect(reachOf(30, now)).toEqual(reach);
});
