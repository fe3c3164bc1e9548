import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "./languages";
import {
  defaultLocale,
  isLocaleShaped,
  locales,
  marketLocale,
  nearestLocale,
  parseLocale,
  resolveLocale,
} from "./locale";
import { type MarketCode, markets } from "./markets";

describe("parseLocale", () => {
  test.each(locales.map((locale) => [locale.segment, locale] as const))("reads %s", (segment, locale) => {
    expect(parseLocale(segment)).toEqual(locale);
  });

  test.each([
    "eng-UN",
    "en-UNX",
    "e-U",
    "EN-un",
    "en-ZZ",
    "fi-BR",
    "en_UN",
    "en-UN~web~a",
    "",
    "-",
    "constructor-UN",
    "en-__proto__",
  ])("refuses %s", (segment) => {
    expect(parseLocale(segment)).toBeNull();
  });

  test("accepts the longer language code inen", () => {
    expect(parseLocale("inen-IN")).toEqual({ segment: "inen-IN", language: "inen", market: "IN" });
  });

  test("never throws and only ever returns what it was given", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (segment) => {
        const locale = parseLocale(segment);
        expect(locale === null || locale.segment === segment).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("nearestLocale", () => {
  test.each([
    ["en-un", "en-UN"],
    ["EN-fi", "en-FI"],
    ["INEN-in", "inen-IN"],
    ["sv-FI", "fi-FI"],
    ["fi-IN", "inen-IN"],
    ["en-ZZ", "en-UN"],
  ])("mends %s to %s", (segment, wanted) => {
    expect(nearestLocale(segment).segment).toBe(wanted);
  });

  test("always answers a locale that exists", () => {
    fc.assert(fc.property(fc.string(), (segment) => parseLocale(nearestLocale(segment).segment) !== null));
  });
});

test("the default locale is en-UN", () => {
  expect(defaultLocale).toEqual(parseLocale("en-UN"));
});

test("the first language of a market is its default", () => {
  for (const market of Object.keys(markets) as MarketCode[])
    expect(marketLocale(market).language).toBe(markets[market].languages[0]);
});

test.each([
  ["inen-IN", "en-IN"],
  ["en-UN", "en"],
  ["fi-UN", "fi"],
  ["fi-FI", "fi-FI"],
  ["en-FI", "en-FI"],
])("%s is %s to Intl", (segment, tag) => {
  const locale = parseLocale(segment);
  expect(locale && resolveLocale(locale).tag).toBe(tag);
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
});

test("an overlay language takes its words over those of its base", () => {
  expect(languages.inen.messages).toEqual(["en", "inen"]);
});

test("a path segment of a page is not shaped like a locale", () => {
  for (const segment of ["online-casino", "promotions", "play", "401", "my-account"])
    expect(isLocaleShaped(segment)).toBe(false);
});
