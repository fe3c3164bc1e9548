import { expect, test } from "vitest";
import { currencies } from "@/lib/core/money";
import { countryCurrency } from "./currency";
import { languages } from "./languages";
import { marketLabels } from "./market-labels";
import { type MarketCode, marketCodes, markets, toCountryCode } from "./markets";

/** Market, its own name, what operators call it, languages, country for the platform, currency. */
const table = [
  ["AT", "Österreich", "Austria", "de en", "AT", "EUR"],
  ["BR", "Brasil", "Brazil", "br en", "BR", "BRL"],
  ["CA", "Canada", "Canada", "ca caf en fr", "CA", "CAD"],
  ["CH", "Schweiz", "Switzerland", "de fr en", "CH", "EUR"],
  ["CL", "Chile", "Chile", "cl es en", "CL", "CLP"],
  ["CX", "Christmas Island", "CX", "en", "CX", "EUR"],
  ["DE", "Deutschland", "Germany", "de en", "DE", "EUR"],
  ["FI", "Suomi", "Finland", "fi en", "FI", "EUR"],
  ["FR", "France", "France", "fr en", "FR", "EUR"],
  ["GB", "United Kingdom", "United Kingdom", "en", "GB", "GBP"],
  ["GG", "United Kingdom", "UK", "en", "GB", "GBP"],
  ["IN", "India", "India", "inen en", "IN", "INR"],
  ["JJ", "Deutschland", "Germany", "de en", "DE", "EUR"],
  ["JP", "日本", "Japan", "ja en", "JP", "EUR"],
  ["LL", "Netherlands", "Netherlands", "en fr", "NL", "EUR"],
  ["MT", "Malta", "Malta", "en", "MT", "EUR"],
  ["NL", "Netherlands", "Netherlands", "en", "NL", "EUR"],
  ["NO", "Norge", "Norway", "no en", "NO", "NOK"],
  ["NZ", "New Zealand", "New Zealand", "nz en", "NZ", "NZD"],
  ["PE", "Perú", "Peru", "pe es en", "PE", "PEN"],
  ["PH", "Pilipinas", "Philippines", "tl en", "PH", "PHP"],
  ["PL", "Polska", "Poland", "pl en", "PL", "PLN"],
  ["PP", "Sweden", "Sweden", "en", "SE", "EUR"],
  ["PT", "Portugal", "Portugal", "pt en", "PT", "EUR"],
  ["SE", "Sweden", "Sweden", "en", "SE", "EUR"],
  ["TR", "Türkiye", "Turkey", "tr en", "TR", "TRY"],
  ["UK", "United Kingdom", "United Kingdom", "en", "GB", "GBP"],
  ["UN", "Global", "Global", "en fi no de fr es pt ja tr pl", null, "EUR"],
] as const;

test("the markets are the 28 of the specification [LOC-011]", () => {
  expect([...marketCodes].sort()).toEqual(table.map(([code]) => code));
  expect(marketCodes).toHaveLength(28);
});

test.each(table)("%s is %s, %s to operators [LOC-012]", (code, name, label) => {
  expect([markets[code].name, marketLabels[code]]).toEqual([name, label]);
});

test.each(table)("%s (%s, %s) speaks %s, its default first", (code, _name, _label, spoken) => {
  expect(markets[code].languages.join(" ")).toBe(spoken);
});

test.each(table)("%s (%s, %s, %s) is sent to the platform as %s [LOC-017]", (code, _name, _label, _spoken, country) => {
  expect(toCountryCode(code)).toBe(country);
});

test.each(table)("%s (%s, %s, %s, %s) counts in %s [LOC-023]", (code, _name, _label, _spoken, country, currency) => {
  expect(markets[code].currency).toBe(currency);
  if (country) expect(countryCurrency(country)).toBe(currency);
});

test("a session of LL is one of the Netherlands, or of France where the visitor is there; one of JJ is German [LOC-014, CONST-507, CONST-508]", () => {
  expect(["NL", "FR", "BE", undefined].map((country) => toCountryCode("LL", country))).toEqual([
    "NL",
    "FR",
    "NL",
    "NL",
  ]);
  expect(["NL", "FR", "DE", undefined].map((country) => toCountryCode("JJ", country))).toEqual([
    "DE",
    "DE",
    "DE",
    "DE",
  ]);
  expect(toCountryCode("UN", "FR")).toBe("FR");
});

test("the currencies of all countries are the thirteen of the specification, South Africa's among them [LOC-022]", () => {
  const used = new Set([
    ...table.flatMap(([, , , , country]) => (country ? [countryCurrency(country)] : [])),
    countryCurrency("ZA"),
  ]);
  expect([...used].sort()).toEqual([...currencies].sort());
});

test("Finland has the default currency, and so has a country that nobody lists [LOC-023, LOC-026]", () => {
  expect(["FI", "ES", "SE", "JP", "CH", "??"].map(countryCurrency)).toEqual(Array.from({ length: 6 }, () => "EUR"));
});

test("the languages are the 18 of both lists [LOC-005, LOC-006, LOC-007]", () => {
  const inAddresses = "ja en inen ca nz caf fr no fi de tr cl pe es pt pl".split(" ");
  const supported = "en fi no de caf ca nz fr inen cl pe pt br ja tl tr pl".split(" ");
  expect(Object.keys(languages).sort()).toEqual([...new Set([...inAddresses, ...supported])].sort());
  expect(Object.keys(languages)).toHaveLength(18);
});

/** Language, message files, content language, API language. */
test.each([
  ["en", "en", "en", "en", "en"],
  ["fi", "fi", "fi", "fi", "fi"],
  ["no", "no", "no", "no", "no"],
  ["de", "de", "de", "de", "de"],
  ["fr", "fr", "en", "fr", "en"],
  ["es", "es", "es", "es", "es"],
  ["pt", "pt", "br", "pt", "br"],
  ["ja", "ja", "ja", "ja", "ja"],
  ["tr", "tr", "tr", "tr", "tr"],
  ["pl", "pl", "pl", "pl", "pl"],
  ["tl", "tl", "tl", "tl", "tl"],
  ["inen", "en inen", "en", "en", "en"],
  ["nz", "en nz", "en", "en", "en"],
  ["ca", "en ca", "en", "en", "en"],
  ["caf", "fr caf", "en", "fr", "en"],
  ["cl", "es cl", "es", "es", "es"],
  ["pe", "es pe", "es", "es", "es"],
  ["br", "pt br", "br", "br", "br"],
] as const)(
  "%s has the words of %s, the documents of %s, the texts of %s, the calls of %s [LOC-015, LOC-016]",
  (code, files, content, text, api) => {
    expect({ ...languages[code], messages: languages[code].messages.join(" ") }).toMatchObject({
      messages: files,
      content,
      text,
      api,
    });
  },
);

test("every market is read in a region, and a stand-in has the country of a market that is none", () => {
  for (const code of marketCodes) {
    const isStandIn = "isStandIn" in markets[code];
    expect(isStandIn, code).toBe((["JJ", "LL", "PP", "GG", "UK"] as MarketCode[]).includes(code));
    if (isStandIn) expect(marketCodes).toContain(markets[code].originCountryCode);
  }
});
