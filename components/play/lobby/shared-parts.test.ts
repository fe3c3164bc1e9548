import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedParts } from "./shared-parts";

test("what is shared is taken off both ends", () => {
  const icons = ["https://cdn.example/a1b2-24x24.svg", "https://cdn.example/a9c0-24x24.svg"];
  expect(sharedParts(icons)).toEqual({ start: "https://cdn.example/a", end: "-24x24.svg" });
});

test("one address alone is all shared, and none shares nothing", () => {
  expect(sharedParts(["/a/b.svg"])).toEqual({ start: "/a/b.svg", end: "" });
  expect(sharedParts([])).toEqual({ start: "", end: "" });
});

test("every address is its own part between the shared ones, also where they would overlap", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ab]{0,6}$/)), (addresses) => {
      const { start, end } = sharedParts(addresses);
      for (const address of addresses) {
        const own = address.slice(start.length, address.length - end.length);
        expect(start + own + end).toBe(address);
      }
    }),
  );
});
