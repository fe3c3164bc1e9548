import { expect, test } from "vitest";
import { documentationRange, randomAddress } from "./random-address";

test.each([
  [0, "192.0.2.1"],
  [0.5, "192.0.2.127"],
  [1 - Number.EPSILON, "192.0.2.253"],
])(
  "a random number of %d makes %s, of the given range, with a last octet from 1 to 253 [CONST-514]",
  (random, address) => {
    expect(randomAddress(documentationRange, () => random)).toBe(address);
  },
);

test("every last octet from 1 to 253 occurs, and no other [CONST-514]", () => {
  const octets = new Set(Array.from({ length: 253 }, (_, at) => randomAddress("198.51.100", () => (at + 0.5) / 253)));
  expect(octets.size).toBe(253);
  for (const address of octets) {
    const [, last] = /^198\.51\.100\.(\d+)$/.exec(address) ?? [];
    expect(Number(last)).toBeGreaterThanOrEqual(1);
    expect(Number(last)).toBeLessThanOrEqual(253);
  }
});
