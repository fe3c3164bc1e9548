import { bannerFields, isPublicBanner, localised } from "@/lib/content/groq";
import { categoryFields, gameFields, isOffered } from "@/lib/play/catalogue/groq";

/** Banners for players alone are never part of a cached page. */
export const bannersQuery = `(*[_id == $lobbyId][0].boxes[]->)[${isPublicBanner}]{${bannerFields}}`;

/** Of a banner that leads to a game, what the page of the game says of it. */
const factsOfGame = `"game": *[_type in ["casinoGames", "liveCasinoGames"] && "play" in string::split(coalesce(^.urlAction.slug, ""), "/")
  && slug.current == string::split(^.urlAction.slug, "/")[-1]][0]{
  gameType, rtp, volatility, "hasJackpot": coalesce(jackpotExist, false),
  "betLimits": coalesce(betLimits, [])[]{min, max, currency}
}`;

/** The large banners of a lobby or a home page that take turns; of one that is not for everybody no more than its id. */
export const heroesQuery = `*[_id == $documentId][0].heroes[]->{"id": _id, ${isPublicBanner} => {${bannerFields}, ${factsOfGame}}}`;

/** Of a banner that leads to a promotion, the most that one gets of it in the currency of the market. */
const mostOfOffer = `"most": *[_type == "promotion" && "promotions" in string::split(coalesce(^.urlAction.slug, ""), "/")
  && slug.current == string::split(^.urlAction.slug, "/")[-1]][0].facts.money[currency == $currency][0]{amount, currency}`;

/** The home page of a market: its words and its banners, in the order of its editors. */
export const homeQuery = `*[_id == $homeId][0]{
  "title": ${localised("title")}, "text": ${localised("text")},
  "banners": coalesce((boxes[]->)[${isPublicBanner}]{${bannerFields}, ${mostOfOffer}}, [])
}`;

/** Does the market have this lobby? */
export const hasLobbyQuery = "count(*[_id == $lobbyId]) > 0";

/** The studios of a market, by name and logo. */
export const studiosQuery = `*[_type == "provider" && _id in $providers && defined(slug.current)] | order(lower(title) asc) {"slug": slug.current, title, "logo": image{asset}}`;
/** The banners for players, with whom they are meant for: read by the server alone. */
export const playerBannersQuery = `(*[_id == $documentId][0].boxes[]->)[authorized == "authorized"]{${bannerFields}, targetAudience}`;

export const categoryRowsQuery = `(*[_id == $lobbyId][0].categories[]->)[visibleInLobby]{
  ${categoryFields},
  "games": (games[]->)[${isOffered}][0...$most]{${gameFields}},
  "total": count((games[]->)[${isOffered}])
}`;

export const gameCountQuery = `count(*[_type == $type && ${isOffered}])`;

export const categoryQuery = `(*[_id == $lobbyId][0].categories[]->)[slug.current == $id][0]{
  ${categoryFields},
  "games": (games[]->)[${isOffered}][$start...$end]{${gameFields}},
  "total": count((games[]->)[${isOffered}])
}`;

/** The games of a category in its order, offered or not, by id. */
export const categoryGameIdsQuery = `(*[_id == $lobbyId][0].categories[]->)[slug.current == $id][0].games[]._ref`;

/** Those of these games that are offered, by their documents' ids; in no order. */
export const offeredIdsQuery = `*[_type == $type && _id in $ids && ${isOffered}]._id`;
export const gamesByIdsQuery = `*[_type == $type && _id in $ids && ${isOffered}]{${gameFields}}`;

/** The games of a lobby, or of one provider (specification "Games by provider"), by name; without the popular ones, which come first. */
export const gamesQuery = `*[_type == $type && ${isOffered} && !(_id in $popular)] | order(lower(name) asc, _id asc) [$start...$end]{${gameFields}}`;

export const providerTitleQuery = `*[_type == "provider" && _id == $providerId][0].title`;
