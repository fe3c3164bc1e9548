import { expect, test } from "vitest";
import { sumPayments } from "./net-position";

const payment = (type: string, status: string, amount: number) => ({
  ...{ referenceId: `${type} ${status}`, category: "PAYMENT", type, status, amount },
  transactionDate: "2026-11-25T12:00:00.000Z",
});

test("deposits count once they are settled, withdrawals from when they are asked for, and what came back does not", () => {
  expect(
    sumPayments([
      payment("DEPOSIT", "SUCCESS", 2_000),
      payment("DEPOSIT", "COMPLETED", 4_000),
      payment("DEPOSIT", "PENDING", 1),
      payment("DEPOSIT", "FAILED", 2),
      payment("WITHDRAW", "PENDING", 5_000),
      payment("WITHDRAW", "COMPLETED", 3_000),
      payment("WITHDRAW", "REVERTED", 4),
      payment("REVERSAL", "SUCCESS", 4),
      payment("REVERSAL_DP", "SUCCESS", 1_000),
    ]),
  ).toEqual({ in: 5_000, out: 8_000 });
  expect(sumPayments([])).toEqual({ in: 0, out: 0 });
});

test("a deposit that came and was taken back changes nothing together with its return", () => {
  const came = { ...payment("DEPOSIT", "REVERTED", 1_000), balanceAfterTransaction: 3_000 };
  expect(sumPayments([payment("DEPOSIT", "SUCCESS", 2_000), came, payment("REVERSAL_DP", "SUCCESS", 1_000)])).toEqual({
    in: 2_000,
    out: 0,
  });
});
