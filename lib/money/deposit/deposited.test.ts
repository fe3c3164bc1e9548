import { describe, expect, test } from "vitest";
import { depositedSince, sumDeposited } from "./deposited";

/** Half past eight in the evening, where the reader is. */
const now = new Date(2026, 10, 25, 20, 30).getTime();
const payment = (hoursAgo: number, amount: number, more: object = {}) => ({
  ...{ referenceId: String(hoursAgo), type: "DEPOSIT", category: "PAYMENT", status: "SUCCESS", amount },
  transactionDate: new Date(now - hoursAgo * 3_600_000).toISOString(),
  ...more,
});

describe("what was paid in", () => {
  test("today, in 7 and in 30 days; each includes the one before it", () => {
    const payments = [
      payment(1, 1),
      payment(21, 20),
      payment(6 * 24, 300),
      payment(8 * 24, 4_000),
      payment(29 * 24, 50_000),
    ];
    expect(sumDeposited(payments, now)).toEqual({ today: 1, week: 321, month: 54_321 });
  });

  test("today begins at the reader's own midnight", () => {
    expect(sumDeposited([payment(20, 100), payment(21, 1)], now)).toMatchObject({ today: 100, week: 101 });
  });

  test("is what was settled: nothing that waits, failed or ended, no withdrawal and no correction", () => {
    const others = [
      ...["PENDING", "WAITING_INPUT", "FAILED", "CANCELLED", "REVERTED"].map((status) => payment(1, 100, { status })),
      payment(1, 100, { type: "WITHDRAW" }),
      payment(1, 100, { category: "ADJUSTMENT" }),
      payment(1, 7, { status: "COMPLETED" }),
    ];
    expect(sumDeposited(others, now)).toEqual({ today: 7, week: 7, month: 7 });
    expect(sumDeposited([], now)).toEqual({ today: 0, week: 0, month: 0 });
  });

  test("is read from 30 days ago on", () => {
    expect(now - depositedSince(now)).toBe(30 * 24 * 3_600_000);
  });
});
