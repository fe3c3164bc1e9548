import { expect, test } from "vitest";
import { foldText } from "./fold-text";

test.each([
  ["Österreich", "osterreich"],
  ["ŁÓDŹ", "lodz"],
  ["Großer Bär", "grosser bar"],
  ["ｆｉｎ", "fin"],
  ["\u200bFin\u00adland\u2060", "finland"],
  ["\u200ffi\u202c", "fi"],
])("%j is found as %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
