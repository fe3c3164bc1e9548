import { pageTag } from "@/lib/market/messages/fetch";

/** Stands for a country that is not open. */
export const otherCountry = "other";

/** The countries by name; last, that one's own is missing. */
export function countryOptions(countries: Readonly<Record<string, string>>, other: string) {
  const tag = pageTag();
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const options = Object.keys(countries)
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .sort((one, next) => one.text.localeCompare(next.text, tag));
  return [...options, { value: otherCountry, text: other }];
}
