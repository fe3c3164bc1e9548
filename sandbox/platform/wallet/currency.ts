const currencyByCountry: Readonly<Record<string, string>> = {
  BR: "BRL",
  CA: "CAD",
  CL: "CLP",
  GB: "GBP",
  IN: "INR",
  NO: "NOK",
  NZ: "NZD",
  PE: "PEN",
  PH: "PHP",
  PL: "PLN",
  TR: "TRY",
  ZA: "ZAR",
};

/** The currency of the players of a country. */
export const currencyOf = (countryCode: string): string => currencyByCountry[countryCode] ?? "EUR";
