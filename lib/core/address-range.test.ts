import { describe, expect, test } from "vitest";
import { isInRange, parseRange } from "./address-range";

const range = (text: string) => parseRange(text) ?? expect.fail(`${text} is no range`);

describe("a range holds both of its ends and what lies between [LOC-030, LOC-035]", () => {
  test.each([
    ["203.0.113.5-203.0.114.2", "203.0.113.4", false],
    ["203.0.113.5-203.0.114.2", "203.0.113.5", true],
    ["203.0.113.5-203.0.114.2", "203.0.113.255", true],
    ["203.0.113.5-203.0.114.2", "203.0.114.2", true],
    ["203.0.113.5-203.0.114.2", "203.0.114.3", false],
    ["203.0.113.5-203.0.114.2", "2001:db8::1", false],
    ["203.0.113.5-203.0.114.2", "::203.0.113.6", false],
    ["203.0.113.5-203.0.113.5", "203.0.113.5", true],
    ["::1 - 1::", "::ffff:ffff:ffff", true],
    ["1:2:3:4:5:6:7:8 - 1:2:3:4:5:6:7:a", "1:2:3:4:5:6:7:9", true],
    ["1:2:3:4:5:6:7:8 - 1:2:3:4:5:6:7:a", "1:2:3:4:5:6:7:b", false],
    ["1:1::1:1:1:1 - 1:1:1:1:1:1:1:1", "1:1:0:1::", true],
    ["2001:db8::10 - 2001:db8::1:0", "2001:db8::f", false],
    ["2001:db8::10 - 2001:db8::1:0", "2001:DB8:0:0:0:0:0:10", true],
    ["2001:db8::10 - 2001:db8::1:0", "2001:db8::ffff", true],
    ["2001:db8::10 - 2001:db8::1:0", "2001:db8::1:1", false],
    ["2001:db8::10 - 2001:db8::1:0", "203.0.113.5", false],
  ])("%s and %s: %s", (text, address, isInside) => {
    expect(isInRange(address, range(text))).toBe(isInside);
  });
});

test.each(["", "unknown", "203.0.113", "1.2.3.4.5", "::g", "::1]/", "x@[::1"])(
  "the address %j cannot be read and counts as inside",
  (address) => {
    expect(isInRange(address, range("203.0.113.5-203.0.113.6"))).toBe(true);
    expect(isInRange(address, range("2001:db8::5-2001:db8::6"))).toBe(true);
  },
);

test.each([
  "203.0.113.5",
  "203.0.113.5-",
  "203.0.113.6-203.0.113.5",
  "203.0.113.5-2001:db8::1",
  "203.0.113.256-203.0.114.1",
  "a-b",
  "203.0.113.01-203.0.113.9",
  "1e1.0.0.1-20.0.0.1",
  "1.1.1.1-2.2.2.2-3.3.3.3",
])("%j is no range", (text) => {
  expect(parseRange(text)).toBeNull();
});
