import { describe, expect, test } from "vitest";
import { isInRange, isListed, parseNetwork, parseRange } from "./address-range";

const range = (text: string) => parseRange(text) ?? expect.fail(`${text} is no range`);

describe("a range contains both of its ends and all addresses between [LOC-030, LOC-035]", () => {
  test.each([
    ["203.0.113.5-203.0.114.2", "203.0.113.4", false],
    ["203.0.113.5-203.0.114.2", "203.0.113.5", true],
    ["203.0.113.5-203.0.114.2", "203.0.113.255", true],
    ["203.0.113.5-203.0.114.2", "203.0.114.2", true],
    ["203.0.113.5-203.0.114.2", "203.0.114.3", false],
    ["203.0.113.5-203.0.114.2", "2001:db8::1", false],
    ["203.0.113.5-203.0.114.2", "::203.0.113.6", false],
    // IPv4 written as IPv6, in both spellings.
    ["203.0.113.5-203.0.114.2", "::ffff:203.0.113.5", true],
    ["203.0.113.5-203.0.114.2", "::FFFF:cb00:7105", true],
    ["203.0.113.5-203.0.114.2", "::ffff:cb00:7104", false],
    ["::ffff:203.0.113.5 - ::ffff:203.0.114.2", "203.0.113.6", true],
    ["203.0.113.5-203.0.113.5", "203.0.113.5", true],
    ["::1 - 1::", "::fffe:ffff:ffff", true],
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

describe("a list of addresses and networks lets in [ROUTE-007]", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7", true],
    ["203.0.113.7", "203.0.113.8", false],
    ["203.0.113.7", "::ffff:203.0.113.7", true],
    ["203.0.113.7", "::ffff:cb00:7107", true],
    ["::ffff:203.0.113.7", "203.0.113.7", true],
    ["203.0.113.0/24", "203.0.113.0", true],
    ["203.0.113.0/24", "203.0.113.255", true],
    ["203.0.113.0/24", "203.0.112.255", false],
    ["203.0.113.0/24", "203.0.114.0", false],
    ["203.0.113.77/24", "203.0.113.3", true],
    ["203.0.113.4/31", "203.0.113.5", true],
    ["203.0.113.4/31", "203.0.113.6", false],
    ["203.0.113.4/32", "203.0.113.4", true],
    ["203.0.113.4/32", "203.0.113.5", false],
    ["0.0.0.0/0", "255.255.255.255", true],
    ["0.0.0.0/0", "2001:db8::1", false],
    ["::ffff:203.0.113.0/120", "203.0.113.9", true],
    ["::ffff:203.0.113.0/120", "203.0.114.1", false],
    ["2001:db8::/32", "2001:db8:ffff::1", true],
    ["2001:db8::/32", "2001:db9::1", false],
    ["2001:db8::1", "2001:DB8:0::0:1", true],
    ["::/0", "203.0.113.7", false],
  ])("%s and %s: %s", (text, address, isInside) => {
    const network = parseNetwork(text) ?? expect.fail(`${text} is no network`);
    expect(isListed(address, [network])).toBe(isInside);
    expect(isListed(address, [range("192.0.2.1-192.0.2.2"), network])).toBe(isInside);
  });

  test.each(["", "unknown", "203.0.113", "::g", "fe80::1%eth0"])(
    "never the address %j, which cannot be read",
    (address) => {
      const everything = ["0.0.0.0/0", "::/0"].map((text) => parseNetwork(text) ?? expect.fail());
      expect(isListed(address, everything)).toBe(false);
    },
  );

  test.each([
    "",
    "/24",
    "203.0.113.0/33",
    "203.0.113.0/-1",
    "203.0.113.0/08",
    "203.0.113.0/24/8",
    "a/8",
    "::/129",
    "::ffff:203.0.113.0/24",
  ])("%j is no network", (text) => {
    expect(parseNetwork(text)).toBeNull();
  });
});
