import { describe, expect, test } from "vitest";
import { directionOf, isChecked } from "./meaning";
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
  test("a loss of nothing, and a status that is not known", () => {
    expect(of("LOSS", "SUCCESS", 0)).toBe("none");
    expect(of("BET", "SOMETHING_NEW")).toBe("none");
  });
});

test("a withdrawal has taken its money while it waits, and none once it failed", () => {
  expect(of("WITHDRAW", "PENDING")).toBe("out");
  expect(of("WITHDRAW", "WAITING_INPUT")).toBe("out");
  for (const status of ["FAILED", "CANCELLED", "REVERTED"]) expect(of("WITHDRAW", status)).toBe("none");
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
