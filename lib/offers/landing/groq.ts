import { localised, writtenIn } from "@/lib/content/groq";

const landingFields = `
  "language": ${writtenIn("body")}, "title": ${localised("title")}, "description": ${localised("description")},
  "image": image{asset}, "body": coalesce(${localised("body")}, [])`;

const inMarket = `(count(coalesce(markets, [])) == 0 || $market in markets)`;

/** The address of every landing page: any other slug costs no query. */
export const landingSlugsQuery = `*[_type == "landingPage" && defined(slug.current)].slug.current`;

/** The page of a registration campaign (specification "Content queries": registration landing by slug). */
export const registrationLandingQuery = `*[_type == "landingPage" && slug.current == $slug && "registration" in kind && ${inMarket}][0]{
  "id": slug.current, ${landingFields}, "button": ${localised("button")}, bonusCode
}`;

/** A landing page in the reader's language (specification "Content queries": landing by id and language). */
export const landingQuery = `*[_type == "landingPage" && slug.current == $id && "landing" in kind && ${inMarket}][0]{
  "id": slug.current, ${landingFields}, "button": ${localised("button")}, "bonusCode": null
}`;

export const vipQuery = `*[_type == "vipPage"] | order(_id asc) [0]{
  "id": _id, ${landingFields},
  "levels": coalesce(levels, [])[]{key, "title": ${localised("title")}, "description": ${localised("description")}}
}`;
