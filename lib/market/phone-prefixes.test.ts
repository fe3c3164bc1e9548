import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { markets } from "./markets";
import { phonePrefixes } from "./phone-prefixes";

test("every country of a market has its own calling code", () => {
  const countries = new Set(Object.values(markets).flatMap(({ originCountryCode }) => originCountryCode ?? []));
  expect(Object.keys(phonePrefixes).sort()).toEqual([...countries].sort());
  for (const [country, prefix] of Object.entries(phonePrefixes))
    expect([country, isSupportedCountry(country) && getCountryCallingCode(country)]).toEqual([country, prefix]);
});
