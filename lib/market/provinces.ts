/** The provinces and territories of Canada that the operator serves. */
const provinces = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "PE", "QC", "SK"] as const;

/** The second list: Ontario has its own regulator. */
const provincesWithOntario = [...provinces, "ON"] as const;

export type Province = (typeof provincesWithOntario)[number];

/** The flag of the market CA: does the operator hold Ontario's licence? */
const canada = { servesOntario: false };

/** The provinces to choose from in a country, of Canada the first list, or with Ontario the second; none where provinces do not matter. */
export function provincesOf(country: string, { servesOntario } = canada): readonly Province[] {
  if (country !== "CA") return [];
  return servesOntario ? provincesWithOntario : provinces;
}

const names: Readonly<Record<Province, readonly [english: string, french: string]>> = {
  AB: ["Alberta", "Alberta"],
  BC: ["British Columbia", "Colombie-Britannique"],
  MB: ["Manitoba", "Manitoba"],
  NB: ["New Brunswick", "Nouveau-Brunswick"],
  NL: ["Newfoundland and Labrador", "Terre-Neuve-et-Labrador"],
  NS: ["Nova Scotia", "Nouvelle-Écosse"],
  NT: ["Northwest Territories", "Territoires du Nord-Ouest"],
  NU: ["Nunavut", "Nunavut"],
  ON: ["Ontario", "Ontario"],
  PE: ["Prince Edward Island", "Île-du-Prince-Édouard"],
  QC: ["Quebec", "Québec"],
  SK: ["Saskatchewan", "Saskatchewan"],
};

/** The name of a province in one of the two languages of the country: French to readers of French, else English. */
export function provinceName(code: string, tag: string): string {
  const known = Object.entries(names).find(([each]) => each === code);
  return known ? known[1][tag.startsWith("fr") ? 1 : 0] : code;
}
