import { describe, expect, test } from "vitest";
import { directionOf, isChecked, movedBy } from "./meaning";
import { transactionStatuses, transactionTypes } from "./schema";

const of = (type: string, status = "SUCCESS", amount = 100) => directionOf({ type, status, amount });

test.each([
  ["in", ["DEPOSIT", "WIN", "CASHOUT", "BET_VOID", "REVERSAL", "CANCELED"]],
  ["out", ["BET", "WITHDRAW", "DORMANT", "FORFEIT", "WIN_VOID", "CASHOUT_VOID", "REVERSAL_DP"]],
] as const)("money that went %s", (direction, types) => {
  for (const type of types) {
    expect(transactionTypes).toContain(type);
    expect(of(type), type).toBe(direction);
    expect(of(type, "COMPLETED"), type).toBe(direction);
  }
});

describe("what has not moved is in no sum", () => {
  test.each(transactionStatuses.filter((status) => status !== "SUCCESS" && status !== "COMPLETED"))(
    "a deposit that is %s",
    (status) => {
      expect(of("DEPOSIT", status)).toBe("none");
    },
  );
  test("a loss, whose bet has taken the money, and a status or a type that is not known", () => {
    expect(of("LOSS", "SUCCESS", 0)).toBe("none");
    expect(of("LOSS")).toBe("none");
    expect(of("BET", "SOMETHING_NEW")).toBe("none");
    expect(of("TIP")).toBe("none");
  });
});

describe("a deposit that was taken back", () => {
  const reverted = { type: "DEPOSIT", status: "REVERTED", amount: 5_000 };

  test("had come where it left a balance, and changes nothing together with its return", () => {
    const returned = { type: "REVERSAL_DP", status: "SUCCESS", amount: 5_000, balanceAfterTransaction: 1_000 };
    expect([{ ...reverted, balanceAfterTransaction: 6_000 }, returned].map(movedBy)).toEqual([5_000, -5_000]);
  });

  test("has moved nothing where it left none; one that failed or was never paid had not come", () => {
    expect(movedBy({ ...reverted, balanceAfterTransaction: null })).toBe(0);
    for (const status of ["FAILED", "CANCELLED", "PENDING"])
      expect(movedBy({ ...reverted, status, balanceAfterTransaction: 6_000 })).toBe(0);
  });
});

describe("a withdrawal", () => {
  test.each(["PENDING", "WAITING_INPUT"])("that is %s has taken its money", (status) => {
    expect(of("WITHDRAW", status)).toBe("out");
  });

  test.each(["FAILED", "CANCELLED", "REVERTED"])("that is %s took its money where it left a balance", (status) => {
    const withdrawal = { type: "WITHDRAW", status, amount: 5_000 };
    expect(directionOf({ ...withdrawal, balanceAfterTransaction: 0 })).toBe("out");
    expect(directionOf({ ...withdrawal, balanceAfterTransaction: null })).toBe("none");
    expect(directionOf(withdrawal)).toBe("none");
  });

  test("and its reversal change nothing together", () => {
    const taken = { type: "WITHDRAW", status: "CANCELLED", amount: 5_000, balanceAfterTransaction: 1_000 };
    const returned = { type: "REVERSAL", status: "SUCCESS", amount: 5_000, balanceAfterTransaction: 6_000 };
    expect([taken, returned].map(movedBy)).toEqual([-5_000, 5_000]);
  });
});

test("a deposit is checked while it waits; a correction, a withdrawal and one that has ended are not", () => {
  const payment = {
    type: "DEPOSIT",
    category: "PAYMENT",
    status: "PENDING",
    ...{ referenceId: "r", amount: 1, transactionDate: "" },
  };
  expect(isChecked(payment)).toBe(true);
  expect(isChecked({ ...payment, status: "WAITING_INPUT" })).toBe(true);
  expect(isChecked({ ...payment, status: "SUCCESS" })).toBe(false);
  expect(isChecked({ ...payment, type: "WITHDRAW" })).toBe(false);
  expect(isChecked({ ...payment, category: "ADJUSTMENT" })).toBe(false);
});
