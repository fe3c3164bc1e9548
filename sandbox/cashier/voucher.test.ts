import { describe, expect, test } from "vitest";
import { cashierMessages } from "./messages";
import { demoVoucherCode, readVoucherCode, voucherProblem, writeVoucherCode } from "./voucher";

const code = "9000000000000035";

describe("a code is read as people write it", () => {
  test.each([code, "9000 0000 0000 0035", " 9000-0000-0000-0035 ", "９０００ ００００ ００００ ００３５"])(
    "%j",
    (typed) => {
      expect(readVoucherCode(typed)).toEqual({ code });
    },
  );
  test.each(["", "900000000000003", `${code}0`, "9000 0000 0000 003X", "0".repeat(10_000)])(
    "not %j: its length",
    (typed) => {
      expect(readVoucherCode(typed)).toEqual({ problem: "voucherLength" });
    },
  );
  test("one wrong digit at any place is noticed", () => {
    for (const at of code.split("").keys()) {
      const wrong = code.slice(0, at) + ((Number(code[at]) + 1) % 10) + code.slice(at + 1);
      expect(readVoucherCode(wrong), wrong).toEqual({ problem: "voucherMistyped" });
    }
  });
});

test("a voucher pays exactly what it is worth, in its currency, until it expires, and once", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const voucher = {
    code,
    amountMinor: 2_500n,
    currency: "EUR",
    expiresAt: new Date("2026-11-25T12:00:01Z"),
    spentOn: null,
  };
  const problem = (change: Partial<typeof voucher> | { spentOn: string }) =>
    voucherProblem({ ...voucher, ...change }, { amountMinor: 2_500n, currency: "EUR" }, now);
  expect(problem({})).toBeNull();
  expect(voucherProblem(null, voucher, now)).toBe("voucherUnknown");
  expect(problem({ spentOn: "another" })).toBe("voucherSpent");
  expect(problem({ expiresAt: now })).toBe("voucherExpired");
  expect(problem({ currency: "CAD" })).toBe("voucherCurrency");
  for (const amountMinor of [2_499n, 2_501n]) expect(problem({ amountMinor })).toBe("voucherAmount");
});

test("the voucher that is issued for a payment has a right code of its own", () => {
  const codes = ["a", "b", "c"].map((token) => demoVoucherCode({ token, reference: "r" }));
  for (const each of codes) expect(readVoucherCode(writeVoucherCode(each))).toEqual({ code: each });
  expect(new Set(codes).size).toBe(3);
});

const languages = "en de es fi fr ja no pl pt tl tr caf br cl pe".split(" ");
test.each(languages)("every message of vouchers is translated into %s, with its amounts", (language) => {
  const { messages: english } = cashierMessages("en");
  const { tag, messages } = cashierMessages(language);
  const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  for (const [key, text] of Object.entries(messages)) {
    const source = english[key as keyof typeof english];
    expect(places(text), key).toEqual(places(source));
    if (tag !== "en" && key.startsWith("voucher")) expect(text, key).not.toBe(source);
  }
});
