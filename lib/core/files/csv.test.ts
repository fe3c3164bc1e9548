import { expect, test } from "vitest";
import { toCsv } from "./csv";

test("amounts stay numbers, and text is quoted where it must be", () => {
  const rows = [
    ["Type", "Amount", "Balance after"],
    ["Bet, void", { amountMinor: -1_250 }, null],
    ['A "game"', { amountMinor: 5 }, { amountMinor: 100_000 }],
  ] as const;
  expect(toCsv(rows, ".")).toBe(
    '\ufeffType,Amount,Balance after\r\n"Bet, void",-12.50,\r\n"A ""game""",0.05,1000.00\r\n',
  );
  expect(toCsv(rows.slice(1, 2), ",")).toBe('\ufeff"Bet, void";-12,50;\r\n');
});

test.each(["=1+1", "+cmd", "-2", "@SUM(A1)", "\tx", "\rx"])("text that begins as a formula is none: %j", (text) => {
  const cell = toCsv([[text]], ".").slice(1);
  expect(cell.replace(/^"/, "").startsWith("'")).toBe(true);
});
