import { describe, expect, test } from "vitest";
import { netDeposits, scaleOf, sumOf, totalOf } from "./money-sums";

const window = { from: "", to: "" };

test("a sum with a part that is not known is not known, never less", () => {
  expect(sumOf([1_050, -50])).toBe(1_000);
  expect(sumOf([])).toBe(0);
  expect(sumOf([1_050, null])).toBeNull();
  expect(sumOf([Number.MAX_SAFE_INTEGER, 1])).toBeNull();
});

test("net deposits are money in minus money out, and not known where either is not", () => {
  expect(netDeposits({ paidIn: 8_000, takenOut: 14_000 })).toBe(-6_000);
  expect(netDeposits({ paidIn: null, takenOut: 0 })).toBeNull();
  expect(netDeposits({ paidIn: 0, takenOut: null })).toBeNull();
});

test("each figure has a total of its own", () => {
  expect(
    totalOf([
      { ...window, paidIn: 100, takenOut: 20, net: null },
      { ...window, paidIn: 50, takenOut: 0, net: -70 },
    ]),
  ).toEqual({ paidIn: 150, takenOut: 20, net: null });
});

describe("the scale of a chart", () => {
  test.each([
    [0, [0, 100, 200, 300, 400]],
    [400, [0, 100, 200, 300, 400]],
    [401, [0, 200, 400, 600, 800]],
    [18_000, [0, 5_000, 10_000, 15_000, 20_000]],
  ])("reaches over %s", (most, lines) => {
    expect(scaleOf(most)).toEqual(lines);
  });

  test("has every amount below its end", () => {
    for (let most = 1; most < Number.MAX_SAFE_INTEGER / 10; most *= 3)
      expect(scaleOf(most).at(-1)).toBeGreaterThanOrEqual(most);
  });
});
