import { expect, test } from "vitest";
import { payoutRange, withdrawSchema } from "./forms";
import type { WithdrawalMethod } from "./schema";

const card: WithdrawalMethod = { id: "card", name: "Visa", image: null, min: 1_000, fee: 0, days: null };
const voucher: WithdrawalMethod = { ...card, id: "voucher", name: "Voucher", min: 5_000 };
const codes = (amount: string, { methodId = "card", possibleMinor = 41_260, tag = "en" } = {}) => {
  const parsed = withdrawSchema("EUR", tag, { methods: [card, voucher], possibleMinor }).safeParse({
    methodId,
    amount,
  });
  return parsed.success ? parsed.data.amount : parsed.error.issues.map(({ path, message }) => `${path}: ${message}`);
};

test.each([
  ["412.60", 41_260],
  ["10", 1_000],
  ["10,00", 1_000],
  ["€ 100.5", 10_050],
  ["１００", 10_000],
  ["412.61", ["amount: range"]],
  ["9.99", ["amount: range"]],
  ["0", ["amount: range"]],
  ["", ["amount: required"]],
  ["-20", ["amount: negative"]],
  ["1e3", ["amount: otherCurrency"]],
  ["10.123", ["amount: ambiguous"]],
  ["10.1234", ["amount: decimals"]],
  ["$20", ["amount: otherCurrency"]],
  ["ten", ["amount: notAnAmount"]],
  ["9".repeat(40), ["amount: tooLarge"]],
])("%j", (amount, expected) => {
  expect(codes(amount)).toEqual(expected);
});

test("a method that was not used is none", () => {
  expect(codes("20", { methodId: "volt" })).toEqual(["methodId: required"]);
});

test("the least is that of the chosen one of several methods", () => {
  expect(codes("20", { methodId: "card" })).toBe(2_000);
  expect(codes("20", { methodId: "voucher" })).toEqual(["amount: range"]);
  expect(codes("50", { methodId: "voucher" })).toBe(5_000);
});

test("the least is that of the method, and at least a hundredth", () => {
  expect(payoutRange(card, 500)).toEqual({ leastMinor: 1_000, mostMinor: 500 });
  expect(payoutRange({ ...card, min: null }, 500)).toEqual({ leastMinor: 1, mostMinor: 500 });
  expect(codes("5", { possibleMinor: 500 })).toEqual(["amount: range"]);
});
