import { expect, test } from "vitest";
import { depositSchema } from "@/lib/money/deposit/forms";
import { DepositMethod } from "@/lib/money/deposit/schema";
import { withdrawSchema } from "@/lib/money/withdraw/forms";

/** Ways that take anything, so that only the bounds of money itself are left. */
const anyDeposit = DepositMethod.parse({ id: "any", name: "Any", min: "0.00", max: "99999999.00" });
const anyPayout = { id: "any", name: "Any", image: null, min: null, fee: 0, days: null };
const mainBalance = 41_260;

const schemas = {
  deposit: depositSchema("EUR", "en", {
    methods: [anyDeposit],
    leftMinor: null,
    checkLeftMinor: null,
    bonuses: { offers: [], takesCodes: true },
  }),
  withdrawal: withdrawSchema("EUR", "en", { methods: [anyPayout], possibleMinor: mainBalance }),
} as const;

const read = (name: keyof typeof schemas, amount: string): number | readonly string[] => {
  const result = schemas[name].safeParse({ methodId: "any", amount, bonus: "", bonusCode: "" });
  return result.success ? result.data.amount : result.error.issues.map(({ message }) => message);
};

test.each(["deposit", "withdrawal"] as const)(
  "a %s is above 0 with at most two decimals: at and beyond each bound [WALLET-517]",
  (name) => {
    expect(read(name, "0.01")).toBe(1);
    expect(read(name, "0.00")).toEqual(["range"]);
    expect(read(name, "0")).toEqual(["range"]);
    expect(read(name, "-0.01")).toEqual(["negative"]);
    expect(read(name, "1.25")).toBe(125);
    expect(read(name, "1.2")).toBe(120);
    expect(read(name, "1.2345")).toEqual(["decimals"]);
    // Three digits may also be thousands: nothing is guessed.
    expect(read(name, "1.234")).toEqual(["ambiguous"]);
  },
);

test("a withdrawal is at most the main balance, a hundredth more is refused; a deposit knows no such bound [WALLET-517]", () => {
  expect(read("withdrawal", "412.60")).toBe(mainBalance);
  expect(read("withdrawal", "412.61")).toEqual(["range"]);
  expect(read("deposit", "412.61")).toBe(mainBalance + 1);
});
