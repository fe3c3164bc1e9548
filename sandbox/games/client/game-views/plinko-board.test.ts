import { expect, test } from "vitest";
import { rows } from "../../plinko/plinko";
import { wayOf } from "./plinko-board";

const path = [0, 1, 1, 0, 1, 1, 1, 0];

test("a ball falls past every peg of its path, and ends above the place that it was drawn for", () => {
  expect(wayOf(path, 0)).toEqual([0, 0]);
  for (let peg = 0; peg < rows; peg++) {
    const rights = path.slice(0, peg).filter((step) => step === 1).length;
    const [across, fallen] = wayOf(path, peg + 1);
    expect([peg, across, fallen]).toEqual([peg, rights - peg / 2, peg + 1]);
  }
  const [across] = wayOf(path, rows + 1);
  expect(across).toBe(path.filter((step) => step === 1).length - rows / 2);
});

test("between two pegs it never leaps", () => {
  for (let at = 0; at < 400; at++) {
    const [one, other] = [wayOf(path, (at / 400) * (rows + 1)), wayOf(path, ((at + 1) / 400) * (rows + 1))];
    expect(Math.abs(other[0] - one[0])).toBeLessThan(0.05);
    expect(Math.abs(other[1] - one[1])).toBeLessThan(0.08);
  }
});
