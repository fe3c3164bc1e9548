import { isAllowed } from "@/lib/play/catalogue/groq";

/** Games that the casino offers on the channel, and tables that the live casino lists. */
export const isFound = `$channel in channels && ${isAllowed} && (
  (_type == "casinoGames" && provider._ref in $providers && !(coalesce(subProvider._ref, "") in $excluded)) ||
  (_type == "liveCasinoGames" && provider._ref in $liveProviders && !(coalesce(subProvider._ref, "") in $liveExcluded)))`;

/** The fields of a game that is searched. */
export const foundFields = `
  "name": name, "gameSlug": slug.current, gameId, "type": _type, gameType, rtp, volatility,
  "provider": provider._ref, "studio": subProvider._ref, "picture": gridImages.img1x{asset}`;

/** Every game that the search finds, by its id (specification "Content queries": search), a page at a time. */
export const searchQuery = `*[_id > $after && ${isFound}] | order(_id asc) [0...$most] {
  "id": _id, ${foundFields},
  "jackpotExist": coalesce(jackpotExist, false), "isNew": coalesce(isNew, false), "highPicture": gridImages.img2xv{asset},
  releasedAt, "hasLines": defined(lines), "hasWays": defined(ways),
  "lowestStake": betLimits[currency == $currency][0].min}`;

/** Providers and their studios. */
export const suppliersQuery = `*[(_type == "provider" && _id in $suppliers) || (_type == "subProvider" && provider._ref in $suppliers)]
  | order(lower(title) asc) {
  "id": _id, _type, title, "slug": slug.current, "image": select(_type == "provider" => image, provider->image){asset},
  "restrictedCountries": coalesce(restrictedCountries, []), "removeOverlay": coalesce(removeOverlay, false)
}`;

/** The popular games of a lobby, the most popular first: the first ones of its first category. */
export const popularQuery = `(*[_id == $lobbyId][0].categories[]->)[visibleInLobby][0].games[0...$most]._ref`;
