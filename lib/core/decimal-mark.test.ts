import { expect, test } from "vitest";
import { decimalMark } from "./decimal-mark";

test.each([
  ["en", "."],
  ["fi-FI", ","],
  ["ja-JP", "."],
  ["pt-BR", ","],
])("a decimal of %s is written with %s", (tag, decimal) => {
  expect(decimalMark(tag)).toBe(decimal);
});
