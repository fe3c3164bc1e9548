import { localised, writtenIn } from "@/lib/content/groq";
import { most } from "./blocks";

/** The fields of every type of block: those that a block does not have are null, and its schema knows which it needs. */
const blockFields = `
  "type": _type, "key": _key, "title": ${localised("title")}, "text": ${localised("text")}, "button": ${localised("button")},
  "items": items[0...${most.items}]{"title": ${localised("title")}, "text": ${localised("text")}},
  "games": games[0...${most.games}]->{gameId, "type": _type}, "body": ${localised("body")}`;

const landingFields = `
  "language": ${writtenIn("title")}, "title": ${localised("title")}, "description": ${localised("description")},
  "image": image{asset}, "blocks": blocks[0...${most.blocks}]{${blockFields}}`;

const inMarket = `(count(coalesce(markets, [])) == 0 || $market in markets)`;
const named = `bonusCode, "promotion": promotion->slug.current, "gameTypes": coalesce(blocks[_type == "games"].games[]->_type, [])`;

/** The address of every landing page: any other slug costs no query. */
export const landingSlugsQuery = `*[_type == "landingPage" && defined(slug.current)].slug.current`;

/** The page of a registration campaign (specification "Content queries": registration landing by slug). */
export const registrationLandingQuery = `*[_type == "landingPage" && slug.current == $slug && "registration" in kind && ${inMarket}][0]{
  "id": slug.current, ${landingFields}, ${named}
}`;

/** A landing page in the reader's language (specification "Content queries": landing by id and language). */
export const landingQuery = `*[_type == "landingPage" && slug.current == $id && "landing" in kind && ${inMarket}][0]{
  "id": slug.current, ${landingFields}, ${named}
}`;

/** The markets that a landing page is for (none: all), and what it names. */
export const landingMarketsQuery = `*[_type == "landingPage" && slug.current == $id && "landing" in kind]{
  "markets": coalesce(markets, []), ${named}
}`;

/** The same of all landing pages, with their ids. */
export const listedLandingsQuery = `*[_type == "landingPage" && defined(slug.current) && "landing" in kind && ${inMarket}]
  | order(_id asc) {"id": slug.current, ${named}}`;

export const vipQuery = `*[_type == "vipPage"] | order(_id asc) [0]{"id": _id, ${landingFields}}`;
