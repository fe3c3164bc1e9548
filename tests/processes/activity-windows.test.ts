import { afterEach, describe, expect, test } from "vitest";
import { loginWindows, monthWindows } from "@/lib/safety/activity/windows";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe("months", () => {
  test.each([
    ["Pacific/Pago_Pago", "2026-11-01T10:59:59.000Z", "2026-10", "2026-10-01T11:00:00.000Z"],
    ["Pacific/Pago_Pago", "2026-11-01T11:00:00.000Z", "2026-11", "2026-11-01T11:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-10-31T10:00:00.000Z", "2026-11", "2026-10-31T10:00:00.000Z"],
    ["Europe/Helsinki", "2026-10-31T22:30:00.000Z", "2026-11", "2026-10-31T22:00:00.000Z"],
  ])("begin by the clock of %s at %s", (timeZone, now, month, from) => {
    process.env.TZ = timeZone;
    expect(monthWindows(1, Date.parse(now))).toEqual([{ month, from, to: now }]);
  });

  test("follow one another without a gap over a change to winter time and a change of the year", () => {
    process.env.TZ = "Europe/Helsinki";
    const months = monthWindows(6, Date.parse("2027-01-31T12:00:00.000Z"));
    expect(months.map(({ month }) => month)).toEqual([
      "2027-01",
      "2026-12",
      "2026-11",
      "2026-10",
      "2026-09",
      "2026-08",
    ]);
    for (const [at, { to }] of months.entries())
      if (at > 0) expect(Date.parse(months[at - 1]?.from ?? "") - Date.parse(to)).toBe(1);
    // Summer time in October, winter time in November.
    expect(months[3]?.from).toBe("2026-09-30T21:00:00.000Z");
    expect(months[2]?.from).toBe("2026-10-31T22:00:00.000Z");
  });
});

describe("logins", () => {
  const now = Date.parse("2026-11-26T12:00:00.000Z");

  test("last until the next one, and the newest until now", () => {
    expect(loginWindows(["2026-11-26T11:00:00Z", "2026-11-24T08:00:00Z", "2026-11-25T09:00:00Z"], 2, now)).toEqual([
      { from: "2026-11-26T11:00:00.000Z", to: "2026-11-26T12:00:00.000Z", isLast: true },
      { from: "2026-11-25T09:00:00.000Z", to: "2026-11-26T10:59:59.999Z", isLast: false },
    ]);
  });

  test("a date that is none, one in the future and one that comes twice make no session", () => {
    const dates = ["soon", "2026-11-27T00:00:00Z", "2026-11-25T09:00:00Z", "2026-11-25T09:00:00Z", ""];
    expect(loginWindows(dates, 5, now).map(({ from }) => from)).toEqual(["2026-11-25T09:00:00.000Z"]);
    expect(loginWindows([], 5, now)).toEqual([]);
  });
});
