import { type Locale, resolveLocale } from "@/lib/market/locale";

/** Pieces of GROQ that every area's queries share. Values never go into a query's text: they are parameters. */

/** The parameters of every query with texts (ruling 1): `contentLanguage` as mapped, `language` for the texts shown. */
export function languageParams(locale: Locale): { language: string; contentLanguage: string } {
  const { textLanguage, contentLanguage } = resolveLocale(locale);
  return { language: textLanguage, contentLanguage };
}

/** The text of an internationalized field in `$language`, else in `$contentLanguage`, else in English. */
export const localised = (field: string) =>
  `coalesce(${["$language", "$contentLanguage", '"en"'].map((key) => `${field}[_key == ${key}][0].value`).join(", ")})`;

/** The content language that a field is written in, by the same order. */
export const writtenIn = (field: string) =>
  `select(count(${field}[_key == $language]) > 0 => $language, count(${field}[_key == $contentLanguage]) > 0 => $contentLanguage, "en")`;

/**
 * The fields of a banner, in one language, without its target audience: no player's id leaves the server. The content service keeps
 * the specification's names for a banner: the type `contentBox`, the field `boxes`, the widget `content-box`.
 */
export const bannerFields = `
  "id": _id, "authorized": select(authorized == "not authorized" => "not-authorized", authorized), "title": ${localised("title")}, "description": ${localised("description")},
  "button": ${localised("button")}, "image": image{asset}, startDate, endDate, startsAt, endsAt,
  "urlAction": urlAction{"slug": slug, "absoluteUrl": absoluteUrl, "openNewTab": coalesce(openNewTab, false)}`;

/** The banners that a cached page may contain: those for players are shown by the server to each player alone. */
export const isPublicBanner = `authorized in ["both", "not-authorized", "not authorized"]`;
