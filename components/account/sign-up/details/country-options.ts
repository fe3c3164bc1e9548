import { countryAliases } from "@/lib/market/country-aliases";
import { pageTag } from "@/lib/market/messages/fetch";

/** Stands for a country that is not open. */
export const otherCountry = "other";

/** The countries by name. */
export function countryOptions(countries: Readonly<Record<string, string>>) {
  const tag = pageTag();
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const { compare } = new Intl.Collator(tag);
  return Object.keys(countries)
    .map((value) => ({ value, text: names.of(value) ?? value, words: countryAliases[value] ?? [] }))
    .sort((one, next) => compare(one.text, next.text));
}
