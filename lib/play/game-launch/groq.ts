import { gameFields, isOffered } from "@/lib/play/catalogue/groq";

/** Of all markets: any other slug costs no query. */
export const gameSlugsQuery = `*[_type in ["casinoGames", "liveCasinoGames"] && defined(slug.current)].slug.current`;

/** The kind of a game, offered or not. */
export const gameTypeQuery = `*[_type in ["casinoGames", "liveCasinoGames"] && slug.current == $slug][0]._type`;

export const providerGameIdsQuery = `*[_type == $type && provider._ref == $providerId && defined(gameId)].gameId`;

const factFields = `${gameFields}, rtp, volatility, maxWin, lines, ways, tableId, gameCategory, "studio": subProvider->slug.current`;

export const gameQuery = `*[_type == $type && slug.current == $slug && ${isOffered}][0]{${factFields}}`;

export const providerGameQuery = `*[_type == $type && gameId == $gameId && provider->slug.current == $provider && ${isOffered}][0]{${factFields}}`;

/** Is it of the same kind, and of a supplier that is open in every country? */
const isRelated = `_type == $type && (gameType == $gameType || $anyKind) && defined(slug.current)
  && provider._ref in $openProviders && ${isOffered}
  && coalesce(count(provider->restrictedCountries), 0) == 0 && coalesce(count(subProvider->restrictedCountries), 0) == 0`;

/** The games that related ones are chosen from, by what makes them alike. */
export const relatedCandidatesQuery = `*[_id > $after && ${isRelated}] | order(_id asc) [0...$most]
  {"id": _id, "provider": provider->slug.current, "volatility": coalesce(volatility, null), "hasWays": defined(ways), "isSameKind": gameType == $gameType}`;

/** The games of every category in the menu of a lobby, offered or not. */
export const categoryListsQuery = `(*[_id == $lobbyId][0].categories[]->)[visibleInMenu]{"games": coalesce(games[]._ref, [])}`;

export const gamesByIdQuery = `*[_id in $ids]{${gameFields}}`;

/** What the addresses of all games are made of. */
export const gameAddressesQuery = `{
  "providers": *[_type == "provider" && defined(slug.current)]{"id": _id, "slug": slug.current},
  "games": *[_type in ["casinoGames", "liveCasinoGames"]]{"type": _type, "slug": slug.current, "provider": provider._ref, "id": gameId}
}`;
