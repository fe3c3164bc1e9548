import { describe, expect, test } from "vitest";
import { languages } from "./languages";
import { locales, resolveLocale } from "./locale";
import { markets } from "./markets";
import { marketsOfPathCode, pathCode } from "./path-code";

const specials: Readonly<Record<string, string>> = {
  "pt-PT": "portugal",
  "en-PT": "portugal",
  "br-BR": "pt",
  "en-BR": "pt",
  "nz-NZ": "nz",
  "en-NZ": "nz",
  "ca-CA": "ca",
  "en-CA": "ca",
  "fr-CA": "ca",
  "caf-CA": "caf",
  "en-GG": "gb",
};

describe("the path code of a market [LOC-013, CONST-506]", () => {
  test.each(locales.map((locale) => [locale.segment, locale] as const))("%s", (segment, locale) => {
    expect(pathCode(locale)).toBe(specials[segment] ?? locale.market.toLowerCase());
  });

  test("the table has no row that no market offers", () => {
    expect(Object.keys(specials).filter((segment) => !locales.some((locale) => locale.segment === segment))).toEqual(
      [],
    );
  });

  test("only GG reads what another market does", () => {
    const shared = Object.keys(markets).filter((code) => marketsOfPathCode(code as keyof typeof markets).length > 1);
    expect(shared.toSorted()).toEqual(["GB", "GG"]);
    expect(marketsOfPathCode("GB")).toEqual(["GB", "GG"]);
    expect(marketsOfPathCode("PT")).toEqual(["PT"]);
  });
});

const mapped: Readonly<Record<string, string>> = {
  nz: "en",
  caf: "en",
  fr: "en",
  inen: "en",
  ca: "en",
  pt: "br",
  cl: "es",
  pe: "es",
};

describe("the language that documents are selected by, and that is sent to the platform [CONST-506]", () => {
  test.each(locales.map((locale) => [locale.segment, locale] as const))("%s", (_segment, locale) => {
    const wanted = mapped[locale.language] ?? locale.language;
    expect(resolveLocale(locale)).toMatchObject({ contentLanguage: wanted, apiLanguage: wanted });
    expect(languages[locale.language].content).toBe(wanted);
  });
});
