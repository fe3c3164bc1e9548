import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "@/lib/market/locale";
import { channels, type Edition, formatEdition, parseEdition } from "./edition";

const edition: fc.Arbitrary<Edition> = fc.record({
  locale: fc.constantFrom(...locales),
  channel: fc.constantFrom(...channels),
  zone: fc.constantFrom(..."abcdefgh"),
});

test("an edition survives the way into the path and back", () => {
  fc.assert(
    fc.property(edition, (each) => {
      expect(parseEdition(formatEdition(each))).toEqual(each);
    }),
  );
});

test.each([
  "",
  "en-UN",
  "en-UN~web",
  "en-UN~tablet~a",
  "en-UN~web~i",
  "en-UN~web~aa",
  "en-UN~web~a~a",
  "xx-YY~web~a",
  "en-un~web~a",
])("refuses %j", (segment) => {
  expect(parseEdition(segment)).toBeNull();
});
