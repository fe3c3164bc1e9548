import { describe, expect, test } from "vitest";
import { readLocale } from "@/lib/market/locale";
import { initialCountry, openCountries } from "./countries";
import { Country } from "./country";

const listed = [
  { code: "FI", isd: "+358", active: true },
  { code: "FR", isd: "+33", active: true },
  { code: "NL", isd: "+31", active: true },
  { code: "CA", isd: "+1", active: true },
  { code: "RU", isd: "+7", active: false },
];
const open = (segment: string, removed: string[] = []) =>
  Object.keys(openCountries(listed, readLocale(segment) ?? expect.fail(), removed));

describe("the countries open for registration", () => {
  test.each([
    ["en-UN", ["FI", "CA"]],
    ["fr-UN", ["FI", "CA"]],
    ["ca-CA", ["FI", "FR", "CA"]],
    ["fi-FI", ["FI", "FR", "NL", "CA"]],
    ["fr-FR", ["FI", "FR", "NL", "CA"]],
  ])("%s: %j [SIGNUP-020, SIGNUP-022]", (segment, codes) => {
    expect(open(segment)).toEqual(codes);
  });

  test("lack those that content removes from the market, beside ours [SIGNUP-021]", () => {
    expect(open("fi-FI", ["CA"])).toEqual(["FI", "FR", "NL"]);
    expect(open("en-UN", ["CA"])).toEqual(["FI"]);
  });

  test("have the prefix without its plus, and no country that is not active [LOC-021]", () => {
    expect(openCountries(listed, { market: "FI", language: "fi" }, [])).toEqual({
      FI: "358",
      FR: "33",
      NL: "31",
      CA: "1",
    });
  });
});

test.each([
  ["UN", "", "FI"],
  ["UN", "CA", "CA"],
  ["UN", "FR", ""],
  ["CA", "FI", "FI"],
  ["CA", "", "CA"],
  ["CA", "NL", "CA"],
  ["NL", "", "NL"],
] as const)("in %s a visitor from %j begins with %s [SIGNUP-025, CONST-002]", (market, detected, country) => {
  const countries = openCountries(listed, { market, language: "en" }, []);
  expect(initialCountry(market, detected, countries)).toBe(country);
});

test("where even Finland is closed no country is chosen", () => {
  expect(initialCountry("UN", "", { CA: "1" })).toBe("");
});

test("a country entry has code, name, dial code, currency, active and location; a broken one is refused [LOC-021]", () => {
  const entry = {
    code: "FI",
    name: "Finland",
    isd: "+358",
    currency: "EUR",
    active: true,
    location: { lat: 60.2, lon: 24.9 },
  };
  expect(Country.parse(entry)).toEqual(entry);
  for (const field of Object.keys(entry))
    expect(Country.safeParse({ ...entry, [field]: undefined }).success).toBe(false);
  expect(Country.safeParse({ ...entry, isd: "358" }).success).toBe(false);
});
