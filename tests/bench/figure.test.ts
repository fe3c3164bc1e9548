import { expect, test } from "vitest";
import { compare, compareTails, median, verdictOf } from "./figure";

const rounds = { name: "a", unit: "ms", limit: 2 };

test("a figure passes up to its limit", () => {
  expect(verdictOf(compare({ ...rounds, product: [20, 20, 20], reference: [10, 10, 10] }))).toBe("PASS");
  expect(verdictOf(compare({ ...rounds, product: [21, 21, 21], reference: [10, 10, 10] }))).toBe("FAIL");
});

test("there is no verdict when the rounds of the reference differ by more than 1.6 times", () => {
  expect(verdictOf(compare({ ...rounds, product: [1, 1], reference: [10, 16] }))).toBe("PASS");
  expect(verdictOf(compare({ ...rounds, product: [1, 1], reference: [10, 18] }))).toBe(
    "no verdict: reference's spread 1.8x",
  );
});

test("a figure that is not a number does not pass", () => {
  expect(verdictOf(compare({ ...rounds, product: [], reference: [10] }))).toBe("FAIL");
});

test("a median is the middle value, or the mean of the two middle ones", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

test("tails are compared by the value that 19 of 20 do not exceed, in a run whose halves are alike", () => {
  const twenty = (most: number) => [...Array.from({ length: 18 }, () => 1), most, 1_000];
  const figure = compareTails({ ...rounds, limit: 16, product: twenty(30), reference: [...twenty(14), ...twenty(14)] });
  expect([figure.value, verdictOf(figure)]).toEqual([16, "PASS"]);
  const uneven = compareTails({ ...rounds, product: twenty(30), reference: [...twenty(14), ...twenty(28)] });
  expect(verdictOf(uneven)).toBe("no verdict: reference's spread 2.0x");
});
