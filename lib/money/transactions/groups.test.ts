import { expect, test } from "vitest";
import { startOfDay } from "@/lib/core/time/day";
import { groupByDay, toDated } from "./groups";
import type { Transaction } from "./schema";

const row = (transactionDate: string, more: Partial<Transaction> = {}): Transaction => ({
  ...{ referenceId: transactionDate, status: "SUCCESS", type: "BET", category: "CASINO", amount: 50 },
  ...{ transactionDate, ...more },
});
const local = (day: string, hour: number) => new Date(startOfDay(day) + hour * 3_600_000).toISOString();

test("the first row, and each whose day differs from the one before it, is the first of its group, by days as yyyyMMdd [TX-508, CONST-008]", () => {
  const rows = ["2026-11-25T00:30:00Z", "2026-11-24T22:10:00Z", "2026-11-24T21:50:00Z"].map((date) => row(date));
  const marks = (offset: number) =>
    toDated(rows, () => offset).map(({ day, firstInGroup }) => `${day} ${firstInGroup}`);
  expect(marks(-120)).toEqual(["20261125 true", "20261125 false", "20261124 true"]);
  expect(marks(300)).toEqual(["20261124 true", "20261124 false", "20261124 false"]);
});

const window = { from: local("2026-11-23", 12), to: local("2026-11-25", 12), isOpen: true };
const rows = toDated([
  row(local("2026-11-25", 9), { type: "WIN", amount: 420 }),
  row(local("2026-11-25", 8)),
  row(local("2026-11-25", 7), { type: "DEPOSIT", category: "PAYMENT", status: "FAILED", amount: 2_000 }),
  row(local("2026-11-24", 10), { type: "WITHDRAW", category: "PAYMENT", status: "PENDING", amount: 15_000 }),
  row(local("2026-11-23", 13)),
]);

test("a day's total is what moved in it; what has not moved is in none", () => {
  const groups = groupByDay(rows, { window, isFiltered: false, hasMore: false });
  expect(groups.map(({ day, total }) => [day, total])).toEqual([
    ["2026-11-25", 370],
    ["2026-11-24", -15_000],
    ["2026-11-23", -50],
  ]);
  expect(groups.map((group) => group.rows.length)).toEqual([3, 1, 1]);
});

test("a withdrawal that came back on its day changes nothing in the total of the day", () => {
  const payment = { category: "PAYMENT", amount: 5_000 };
  const returned = toDated([
    row(local("2026-11-25", 9), { ...payment, type: "REVERSAL", balanceAfterTransaction: 10_000 }),
    row(local("2026-11-25", 8), { ...payment, type: "WITHDRAW", status: "CANCELLED", balanceAfterTransaction: 5_000 }),
  ]);
  const [day] = groupByDay(returned, { window, isFiltered: false, hasMore: false });
  expect(day?.total).toBe(0);
});

test("a day is whole only where all of its rows are there", () => {
  const whole = (state: { isFiltered: boolean; hasMore: boolean }) =>
    groupByDay(rows, { window, ...state }).map(({ isWhole }) => isWhole);
  // The window begins in the middle of the last one.
  expect(whole({ isFiltered: false, hasMore: false })).toEqual([true, true, false]);
  expect(whole({ isFiltered: true, hasMore: false })).toEqual([false, false, false]);
  const upToMore = groupByDay(rows.slice(0, 4), { window, isFiltered: false, hasMore: true });
  expect(upToMore.map(({ isWhole }) => isWhole)).toEqual([true, false]);
});
