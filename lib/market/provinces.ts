/** The provinces and territories of Canada that are served, by their ISO 3166-2 code. */
const withoutOntario = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
} as const;

const withOntario = { ...withoutOntario, ON: "Ontario" } as const;

/** The provinces that a Canadian address may name. `servesOntario`: the operator's licence there, none unless said. */
export function canadianProvinces(servesOntario = false): Readonly<Record<string, string>> {
  return servesOntario ? withOntario : withoutOntario;
}
