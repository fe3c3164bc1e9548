import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@/tests/support/property-runs";
import { decimalMark } from "../decimal-mark";
import { type AmountReading, readAmount, writeAmount } from "./amount-input";

const euro = { signs: ["€", "EUR"], decimalMark: "," } as const;
const amount = (amountMinor: number): AmountReading => ({ kind: "amount", amountMinor });
const refused = (problem: string) => ({ kind: "invalid", problem });

test.each([
  ["50", 5_000],
  ["50,5", 5_050],
  ["50.50", 5_050],
  [",5", 50],
  [".05", 5],
  ["0.10", 10],
  ["007", 700],
  ["50.", 5_000],
  ["1.234,50", 123_450],
  ["1,234.50", 123_450],
  ["1 234,50", 123_450],
  ["1\u00a0234,50", 123_450],
  ["1\u202f234,50", 123_450],
  ["1'234.50", 123_450],
  ["1’234.50", 123_450],
  ["1´234.50", 123_450],
  ["1`234", 123_400],
  ["1 234", 123_400],
  ["1’234", 123_400],
  ["1.234.567", 123_456_700],
  ["1,234,567.8", 123_456_780],
  ["1,00,000", 10_000_000],
  ["12,34,567.50", 123_456_750],
  ["€50", 5_000],
  ["50 €", 5_000],
  ["50€", 5_000],
  ["EUR 50,00", 5_000],
  ["50,00 eur", 5_000],
  ["50.-", 5_000],
  ["50,–", 5_000],
  ["50.— €", 5_000],
  ["€ 50.-", 5_000],
  ["50.---", 5_000],
  ["50/-", 5_000],
  ["1,00,000/-", 10_000_000],
  ["1  234,50", 123_450],
  ["５０", 5_000],
  ["１，２３４．５０", 123_450],
  ["१,२३४.५०", 123_450],
  ["١,٢٣٤.٥٠", 123_450],
  ["\u200e50\u200f", 5_000],
  ["  50  ", 5_000],
  ["0", 0],
])("%j is %i hundredths", (text, amountMinor) => {
  expect(readAmount(text, euro)).toEqual(amount(amountMinor));
});

test.each([
  ["", { kind: "empty" }],
  [" \u00a0\u200b", { kind: "empty" }],
  ["-5", refused("negative")],
  ["−5", refused("negative")],
  ["€ -5", refused("negative")],
  ["-€5", refused("negative")],
  ["5-", refused("negative")],
  ["5 -", refused("negative")],
  ["(5)", refused("negative")],
  ["(50)", refused("negative")],
  ["-1.2345", refused("decimals")],
  ["-1,234", refused("negative")],
  ["1.234,567", refused("decimals")],
  ["0.123", refused("decimals")],
  ["1234,567", refused("decimals")],
  ["1.2345", refused("decimals")],
  ["$50", refused("otherCurrency")],
  ["50 USD", refused("otherCurrency")],
  ["£ 1,234", refused("otherCurrency")],
  ["fifty", refused("notAnAmount")],
  ["€", refused("notAnAmount")],
  [".", refused("notAnAmount")],
  ["1,23,45", refused("notAnAmount")],
  ["1 23", refused("notAnAmount")],
  ["1.234,567.00", refused("notAnAmount")],
  ["1,234,567,00", refused("notAnAmount")],
  ["1 234.567 000", refused("notAnAmount")],
  ["1,00,000,50", refused("notAnAmount")],
  ["12:30", refused("notAnAmount")],
  ["5-3", refused("notAnAmount")],
  ["50.-1", refused("notAnAmount")],
  ["5 (3)", refused("notAnAmount")],
  ["(5) 3", refused("notAnAmount")],
  ["+5", refused("notAnAmount")],
  ["99999999999999999", refused("tooLarge")],
])("%j is not taken for an amount", (text, reading) => {
  expect(readAmount(text, euro)).toEqual(reading);
});

test("a sign that another sign ends with is taken whole", () => {
  expect(readAmount("50 R$", { signs: ["$", "R$"], decimalMark: "," })).toEqual(amount(5_000));
});

describe("what can be read in two ways is neither, with the reader's own convention first", () => {
  const reading = (text: string, mark: "." | ",") => readAmount(text, { signs: ["€"], decimalMark: mark });
  test.each([
    ["1,234", ".", [123_400, 123]],
    ["1,234", ",", [123, 123_400]],
    ["1.234", ",", [123_400, 123]],
    ["€10.000", ",", [1_000_000, 1_000]],
    ["100,999 €", ".", [10_099_900, 10_100]],
  ] as const)("%s, decimal mark %s", (text, mark, readings) => {
    expect(reading(text, mark)).toEqual({ kind: "ambiguous", readings });
  });
});

const tags = ["en-GB", "de-DE", "de-CH", "fr-FR", "fi-FI", "pl-PL", "pt-PT", "ja-JP", "en-IN", "es-CL", "tr-TR"];
const minor = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

test.each([
  ["en-GB", "1,234.50", "."],
  ["de-DE", "1.234,50", ","],
  ["fi-FI", "1\u00a0234,50", ","],
  ["ja-JP", "1,234.50", "."],
] as const)("%s writes 1234.5 as %s", (tag, written, mark) => {
  expect(writeAmount(123_450, tag)).toBe(written);
  expect(decimalMark(tag)).toBe(mark);
});

test.each(tags)("an amount that %s wrote is read as itself", (tag) => {
  fc.assert(
    fc.property(minor, (amountMinor) => {
      expect(readAmount(writeAmount(amountMinor, tag), { signs: [], decimalMark: decimalMark(tag) })).toEqual(
        amount(amountMinor),
      );
    }),
  );
});

test("any text gets a reading, an amount is never negative or inexact, and spaces around it change nothing", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(..."0123456789.,' -€()".split("")), maxLength: 14 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const reading = readAmount(text, euro);
      expect(readAmount(`\u00a0${text} `, euro)).toEqual(reading);
      const read =
        reading.kind === "ambiguous" ? reading.readings : reading.kind === "amount" ? [reading.amountMinor] : [];
      for (const each of read) expect(Number.isSafeInteger(each) && each >= 0).toBe(true);
    }),
    { numRuns: runs(2_000) },
  );
});

test("an accepted amount is the decimal number that its digits and its last mark write", () => {
  const groupMark = fc.constantFrom(".", ",", " ", "'", "");
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(99), groupMark, fc.constantFrom(".", ","), (whole, cents, group, mark) => {
      fc.pre(group !== mark);
      const groups = String(whole).replace(/\B(?=(\d{3})+$)/g, group);
      const text = `${groups}${mark}${String(cents).padStart(2, "0")}`;
      expect(readAmount(text, euro)).toEqual(amount(whole * 100 + cents));
    }),
  );
});
