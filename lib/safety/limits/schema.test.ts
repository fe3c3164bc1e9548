import { describe, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { Limits } from "./schema";

const euros = (amountMinor: number) => money(amountMinor, "EUR");

const day = {
  duration: "D",
  currency: "EUR",
  value: "50.00",
  pendingValue: "80.5",
  pendingDate: "2026-11-26T07:40:00.000Z",
  locked: true,
  updatedAt: "2026-11-01T10:00:00.000Z",
  startedAt: "2026-11-24T22:00:00.000Z",
  resetAt: "2026-11-25T22:00:00.000Z",
  used: "20.10",
  remaining: "29.90",
};
const week = { ...day, duration: "W", pendingValue: null, pendingDate: null };
const month = { ...week, duration: "M", value: null, remaining: null };
const all = [day, week, month];
const read = (sent: unknown) => Limits.parse(sent);

test("each limit has its value, what waits and until when, its lock, its moments, what is used and what is left [LIMIT-002]", () => {
  expect(read(all)[0]).toEqual({
    period: "D",
    value: euros(5_000),
    pendingValue: euros(8_050),
    pendingDate: day.pendingDate,
    locked: true,
    updatedAt: day.updatedAt,
    startedAt: day.startedAt,
    resetAt: day.resetAt,
    used: euros(2_010),
    remaining: euros(2_990),
  });
});

test("day, week and month, in this order whatever the platform's is [LIMIT-001]", () => {
  expect(read([month, day, week]).map(({ period }) => period)).toEqual(["D", "W", "M"]);
});

test("no limit is a value that was sent as null; it counts what is used all the same", () => {
  expect(read(all)[2]).toMatchObject({ value: null, remaining: null, used: euros(2_010) });
});

test("a limit of which the platform does not say that it is locked may be raised", () => {
  const { locked, ...unsaid } = day;
  expect(locked).toBe(true);
  expect(read([unsaid, week, month])[0]?.locked).toBe(false);
});

test("a removal that waits is a date without a value; a change is both [LIMIT-003]", () => {
  const [removed, , first] = read([
    { ...day, pendingValue: null },
    week,
    { ...month, pendingValue: "10.00", pendingDate: day.pendingDate },
  ]);
  expect(removed).toMatchObject({ value: euros(5_000), pendingValue: null, pendingDate: day.pendingDate });
  expect(first).toMatchObject({ value: null, pendingValue: euros(1_000), pendingDate: day.pendingDate });
});

test.each([
  ["what is left is not sent", "50.00", "20.10", undefined, 2_990],
  ["more is used than a lowered limit allows", "50.00", "60.00", undefined, 0],
  ["the platform itself says less than nothing", "50.00", "60.00", "-10.00", 0],
  ["a sum has no exact binary fraction", "0.30", "0.10", undefined, 20],
  ["the platform counts something of its own", "50.00", "20.00", "25.00", 2_500],
])("what is left, where %s", (_, value, used, remaining, expected) => {
  expect(read([{ ...day, value, used, remaining }, week, month])[0]?.remaining).toEqual(euros(expected));
});

describe("is refused, and never read as no limit", () => {
  const { value, ...withoutValue } = day;
  test.each([
    ["a period that is missing", [day, week]],
    ["a period that came twice", [day, day, week]],
    ["a period too many", [...all, { ...day, duration: "Y" }]],
    ["a limit without its value", [withoutValue, week, month]],
    ["a value that is no amount", [{ ...day, value: "much" }, week, month]],
    ["an unknown currency", [{ ...day, currency: "XBT" }, week, month]],
    ["a moment that is none", [{ ...day, resetAt: "soon" }, week, month]],
    ["a value that waits without a date", [{ ...day, pendingDate: null }, week, month]],
    ["nothing", []],
    ["an error's body", { status: 500 }],
  ])("%s", (_, sent) => {
    expect(() => read(sent)).toThrow();
  });
});
