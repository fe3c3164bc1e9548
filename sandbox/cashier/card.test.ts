import { describe, expect, test } from "vitest";
import { outcomeOf, wrongFields } from "./card";

const good = { number: "4242 4242 4242 4242", expiry: "08 / 28", code: "123" };
const now = new Date("2026-11-25T12:00:00Z");
const wrong = (change: Partial<typeof good>) => wrongFields({ ...good, ...change }, now);

test("a card's number, expiry date and code are taken as people write them", () => {
  for (const number of ["4242424242424242", "4242-4242-4242-4242", "４２４２ ４２４２ ４２４２ ４２４２"])
    expect(wrong({ number }), number).toEqual([]);
  for (const expiry of ["08/28", "8/28", "0828", "08 / 2028", "11/26"]) expect(wrong({ expiry }), expiry).toEqual([]);
  expect(wrong({ code: "1234" })).toEqual([]);
});

describe("a field that cannot be right is named", () => {
  test.each(["", "4242 4242 4242 4241", "4242", "abcd efgh ijkl mnop", "4".repeat(30)])("the number %j", (number) => {
    expect(wrong({ number })).toEqual(["number"]);
  });
  test.each(["", "13/28", "00/28", "10/26", "08/19", "08/99", "tomorrow"])("the date %j", (expiry) => {
    expect(wrong({ expiry })).toEqual(["expiry"]);
  });
  test.each(["", "12", "12345", "abc"])("the code %j", (code) => {
    expect(wrong({ code })).toEqual(["code"]);
  });
  test("all of them at once", () => {
    expect(wrong({ number: "", expiry: "", code: "" })).toEqual(["number", "expiry", "code"]);
  });
});

test("the numbers that banks refuse or ask about are real ones, and any other pays", () => {
  const numbers = {
    "4000 0000 0000 0002": "declined",
    "4000 0000 0000 9995": "insufficientFunds",
    "4000 0000 0000 0069": "expired",
    "4000 0000 0000 3220": "confirm",
    "4000 0000 0000 6975": "silent",
    [good.number]: "paid",
  };
  for (const [number, outcome] of Object.entries(numbers)) {
    expect(wrong({ number }), number).toEqual([]);
    expect(outcomeOf(number)).toBe(outcome);
  }
});
