import type { Language } from "./languages";

export type NamePart = "firstName" | "lastName";

/** The parts of a name in the order in which a language writes them. */
export function nameOrder(language: Language): readonly [NamePart, NamePart] {
  return familyNameFirst.has(language) ? ["lastName", "firstName"] : ["firstName", "lastName"];
}

/** Of our languages, Japanese alone (Unicode CLDR, person names: `nameOrderLocales`, surname first). */
const familyNameFirst: ReadonlySet<Language> = new Set(["ja"]);
