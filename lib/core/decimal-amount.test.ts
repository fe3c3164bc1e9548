import { expect, test } from "vitest";
import { Amount } from "./decimal-amount";

test.each([
  ["12.5", 1_250],
  ["-0.50", -50],
  ["1000", 100_000],
  ["0.1049", 10],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [0, 0],
])("%j is %d hundredths", (value, amountMinor) => expect(Amount.parse(value)).toBe(amountMinor));

test.each([
  "",
  "1,50",
  "1e3",
  "EUR 5",
  "12.",
  "99999999999999999",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
])("%j is not an amount", (value) => expect(Amount.safeParse(value).success).toBe(false));
