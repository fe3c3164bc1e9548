/** Other names under which people look for a country. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  CZ: ["Czech Republic"],
  GB: ["UK", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  NL: ["Holland"],
  NZ: ["Aotearoa"],
  TR: ["Turkey"],
};
