import { describe, expect, test } from "vitest";
import { byCode, choiceOf, noBonus } from "./bonuses";
import { depositSchema } from "./forms";
import { DepositMethod } from "./schema";

const bonuses = { offers: [], takesCodes: true };
const card = DepositMethod.parse({ id: "card", name: "Card", min: "10.00", max: "5000.00" });
const read = (
  amount: string,
  { methodId = "card", leftMinor = null as number | null, checkLeftMinor = null as number | null } = {},
) => {
  const result = depositSchema("EUR", "en", { methods: [card], leftMinor, checkLeftMinor, bonuses }).safeParse({
    ...{ methodId, amount, bonus: "", bonusCode: "" },
  });
  return result.success
    ? result.data.amount
    : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

describe("an amount is above 0, has at most two decimals, and fits the method", () => {
  test.each([
    ["10", 1_000],
    ["25.50", 2_550],
    ["25,50", 2_550],
    ["€ 1 234.50", 123_450],
    ["５０", 5_000],
    ["5000.00", 500_000],
  ])("%j is taken", (amount, minor) => {
    expect(read(amount)).toBe(minor);
  });

  test.each([
    ["", "amount: required"],
    ["0", "amount: range"],
    ["9.99", "amount: range"],
    ["5000.01", "amount: range"],
    ["-20", "amount: negative"],
    ["12.3456", "amount: decimals"],
    ["1e3", "amount: otherCurrency"],
    ["$25", "amount: otherCurrency"],
    ["twenty", "amount: notAnAmount"],
    ["1,234", "amount: ambiguous"],
    ["9".repeat(40), "amount: tooLarge"],
  ])("%j is refused with its reason", (amount, issue) => {
    expect(read(amount)).toEqual([issue]);
  });
});

test("the bounds are those of the chosen method, and any of several may be", () => {
  const bank = DepositMethod.parse({ id: "bank", name: "Bank", min: "20.00", max: "30.00" });
  const schema = depositSchema("EUR", "en", { methods: [card, bank], leftMinor: null, checkLeftMinor: null, bonuses });
  const isTaken = (methodId: string, amount: string) =>
    schema.safeParse({ methodId, amount, bonus: "", bonusCode: "" }).success;
  expect(["card", "bank"].map((id) => isTaken(id, "25"))).toEqual([true, true]);
  expect(["card", "bank"].map((id) => isTaken(id, "31"))).toEqual([true, false]);
});

test("an amount of nothing is refused by a method without a least amount, and by none", () => {
  const free = { ...card, min: 0 };
  const issues = (methodId: string) =>
    depositSchema("EUR", "en", { methods: [free], leftMinor: null, checkLeftMinor: null, bonuses })
      .safeParse({ methodId, amount: "0", bonus: "", bonusCode: "" })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(issues("card")).toEqual(["amount: range"]);
  expect(issues("gone")).toEqual(["methodId: required", "amount: range"]);
});

test("no more is taken than the limits leave, and a method that is not offered is none", () => {
  expect(read("40", { leftMinor: 4_000 })).toBe(4_000);
  expect(read("40.01", { leftMinor: 4_000 })).toEqual(["amount: overLimit"]);
  expect(read("40", { checkLeftMinor: 4_000 })).toBe(4_000);
  expect(read("40.01", { checkLeftMinor: 4_000 })).toEqual(["amount: overLeft"]);
  expect(read("40.01", { leftMinor: 4_000, checkLeftMinor: 3_000 })).toEqual(["amount: overLimit"]);
  expect(read("40", { methodId: "" })).toEqual(["methodId: required"]);
});

describe("the code of a bonus", () => {
  const readCode = (bonusCode: string, bonus = byCode) => {
    const values = { methodId: "card", amount: "10", bonus, bonusCode };
    const result = depositSchema("EUR", "en", {
      methods: [card],
      leftMinor: null,
      checkLeftMinor: null,
      bonuses,
    }).safeParse(values);
    return result.success
      ? result.data.bonusCode
      : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  };

  test("has 1 to 64 characters without the spaces around it, and keeps its letters", () => {
    expect(readCode(" sPring-1 ")).toBe("sPring-1");
    expect(readCode("a")).toBe("a");
    expect(readCode("a".repeat(64))).toBe("a".repeat(64));
    expect(readCode("a".repeat(65))).toEqual(["bonusCode: tooLong"]);
    expect(readCode("  ")).toEqual(["bonusCode: required"]);
  });

  test("is none where no codes are taken, whatever was chosen before", () => {
    const closed = {
      methods: [card],
      leftMinor: null,
      checkLeftMinor: null,
      bonuses: { offers: [], takesCodes: false },
    };
    const values = { methodId: "card", amount: "10", bonus: byCode, bonusCode: "" };
    expect(depositSchema("EUR", "en", closed).parse(values).bonus).toBe(noBonus);
  });

  test("is none where nobody chose to give one", () => {
    for (const bonus of ["", noBonus, choiceOf("C1")]) expect(readCode("a".repeat(65), bonus)).toBe("a".repeat(65));
    expect(readCode("", "")).toBe("");
  });
});
