import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@/tests/support/property-runs";
import { languages } from "./languages";
import {
  contentTag,
  defaultLocale,
  isLocaleShaped,
  isOwnLanguage,
  localeOfPath,
  locales,
  marketLocale,
  nearestLocale,
  parseLocale,
  readLocale,
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
  ])("refuses %s [LOC-003, LOC-008]", (segment) => {
    expect(parseLocale(segment)).toBeNull();
  });

  test.each([
    ["inen-IN", "inen", "IN"],
    ["caf-CA", "caf", "CA"],
    ["es-UN", "es", "UN"],
    ["es-PE", "es", "PE"],
    ["br-BR", "br", "BR"],
    ["tl-PH", "tl", "PH"],
  ])("accepts %s [LOC-003, LOC-007]", (segment, language, market) => {
    expect(parseLocale(segment)).toEqual({ segment, language, market });
  });

  test("never throws and only ever returns what it was given", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.uint16Array().map((codes) => String.fromCharCode(...codes)),
        ),
        (segment) => {
          const locale = parseLocale(segment);
          expect(locale === null || locale.segment === segment).toBe(true);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });
});

test.each([
  ["/fi-FI", "fi-FI"],
  ["/fi-FI/online-casino/new", "fi-FI"],
  ["/es-BR/promotions", "es-BR"],
  ["/", "en-UN"],
  ["", "en-UN"],
  ["/online-casino", "en-UN"],
])("the locale of the path %j is %s", (pathname, segment) => {
  expect(localeOfPath(pathname).segment).toBe(segment);
});

test.each(["1en-UN", "en-UN1", "en-UN/", "xen-UNx"])("%j is no segment of a locale", (segment) => {
  expect(readLocale(segment)).toBeNull();
});

test.each([
  ["e-u", true],
  ["inen-abc", true],
  ["ZZ-zz", true],
  ["inens-UN", false],
  ["en-abcd", false],
  ["11-UN", false],
  ["en-11", true],
  ["xx1-99", true],
  ["xx1-UN", true],
  ["x1111-UN", false],
  ["en-1234", false],
  ["/en-UN", false],
  ["en-UN/", false],
])("%j is shaped like a locale: %s", (segment, isShaped) => {
  expect(isLocaleShaped(segment)).toBe(isShaped);
});

test.each([
  ["br-BR", "br", "pt", true],
  ["br-BR", "pt", "pt", true],
  ["br-BR", "en", "en", false],
  ["en-UN", "de", "de", false],
  ["en-UN", "xx", "xx", false],
])("for a reader of %s a text under the key %s is in the language %s", (segment, key, tag, isOwn) => {
  expect(contentTag(key)).toBe(tag);
  expect(isOwnLanguage(localeOfPath(`/${segment}`), key)).toBe(isOwn);
});

describe("nearestLocale", () => {
  test.each([
    ["en-un", "en-UN"],
    ["EN-fi", "en-FI"],
    ["INEN-in", "inen-IN"],
    ["sv-FI", "fi-FI"],
    ["fi-IN", "inen-IN"],
    ["en-ZZ", "en-UN"],
  ])("corrects %s to %s", (segment, wanted) => {
    expect(nearestLocale(segment).segment).toBe(wanted);
  });

  test("always returns a locale that exists", () => {
    fc.assert(fc.property(fc.string(), (segment) => parseLocale(nearestLocale(segment).segment) !== null));
  });
});

/** The tag of every pair, as ruled. */
const tags = {
  AT: "de-AT en-AT",
  BR: "pt-BR en-BR",
  CA: "en-CA fr-CA en-CA fr-CA",
  CH: "de-CH fr-CH en-CH",
  CL: "es-CL es-CL en-CL",
  CX: "en-CX",
  DE: "de-DE en-DE",
  FI: "fi-FI en-FI",
  FR: "fr-FR en-FR",
  GB: "en-GB",
  GG: "en-GB",
  IN: "en-IN en-IN",
  JJ: "de-DE en-DE",
  JP: "ja-JP en-JP",
  LL: "en-NL fr-FR",
  MT: "en-MT",
  NL: "en-NL",
  NO: "nb-NO en-NO",
  NZ: "en-NZ en-NZ",
  PE: "es-PE es-PE en-PE",
  PH: "fil-PH en-PH",
  PL: "pl-PL en-PL",
  PP: "en-SE",
  PT: "pt-PT en-PT",
  SE: "en-SE",
  TR: "tr-TR en-TR",
  UK: "en-GB",
  UN: "en fi nb de fr es pt ja tr pl",
} as const;

describe.each(Object.entries(tags))("the market %s", (market, expected) => {
  const ours = locales.filter((locale) => locale.market === market);

  test(`is ${expected} to Intl`, () => {
    expect(ours.map((locale) => resolveLocale(locale).tag).join(" ")).toBe(expected);
  });

  test("has no tag that Intl would quietly take for another", () => {
    for (const locale of ours) {
      const { tag } = resolveLocale(locale);
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
      const { locale: taken } = new Intl.NumberFormat(tag).resolvedOptions();
      expect(taken.split("-")[0]).toBe(tag.split("-")[0]);
    }
  });
});

test("the default locale is en-UN: the global market, in English, in euros [CONST-001]", () => {
  expect(defaultLocale).toEqual(parseLocale("en-UN"));
  expect(defaultLocale).toEqual({ segment: "en-UN", language: "en", market: "UN" });
  expect(markets.UN).toMatchObject({ name: "Global", currency: "EUR" });
  expect(languages.en.messages).toEqual(["en"]);
});

test("the first language of a market is its default", () => {
  for (const market of Object.keys(markets) as MarketCode[])
    expect(marketLocale(market).language).toBe(markets[market].languages[0]);
});

test("an overlay language takes its words over those of its base", () => {
  expect(languages.inen.messages).toEqual(["en", "inen"]);
});

test("a path segment of a page is not shaped like a locale", () => {
  for (const segment of ["online-casino", "promotions", "play", "401", "my-account"])
    expect(isLocaleShaped(segment)).toBe(false);
});
