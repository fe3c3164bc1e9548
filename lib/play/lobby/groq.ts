import { bannerFields, isPublicBanner, localised } from "@/lib/content/groq";

const supplier = `title, "restrictedCountries": coalesce(restrictedCountries, []), "removeOverlay": coalesce(removeOverlay, false)`;

/** The fields of a game that a lobby reads (specification "Content-service game query fields"). */
export const gameFields = `
  "id": _id, "type": _type, gameId, "label": name, "gameSlug": slug.current,
  "gameProvider": provider->{"id": _id, "slug": slug.current, ${supplier}},
  "subProvider": subProvider->{_id, ${supplier}},
  "thumbnail": thumbnail.img1x{asset}, "verticalImage": gridImages.img2xv{asset},
  "images": {"img1x": thumbnail.img1x{asset}, "img2x": thumbnail.img2x{asset}, "img3x": thumbnail.img3x{asset}},
  "grid": {"4x": gridImages.img4x{asset}, "2xh": gridImages.img2xh{asset}, "2xv": gridImages.img2xv{asset}, "1x": gridImages.img1x{asset}},
  channels, "betLimits": coalesce(betLimits, [])[]{min, max, currency}, gameType,
  "jackpotExist": coalesce(jackpotExist, false), "isNew": coalesce(isNew, false)`;

/** Is this game offered: on this channel, by a provider of the market and not of an excluded studio? */
export const isOffered = `$channel in channels && provider._ref in $providers && !(coalesce(subProvider._ref, "") in $excluded)`;

const categoryFields = `
  "id": slug.current, "label": ${localised("name")}, "hideInMenu": !visibleInMenu, visibleInLobby,
  "icon": icon{asset}, grid`;

/** The offer of a market: the frame in which every list of games is read. */
export const frameQuery = `*[_id == $lobbyId][0]{
  "title": ${localised("title")},
  "providers": coalesce(providers[]->{"id": _id, "slug": slug.current}, []), "excluded": coalesce(exclusionSubProviders[]._ref, []),
  "menu": categories[]->{${categoryFields}}
}`;

/** Banners for players alone are never part of a cached page. */
export const bannersQuery = `(*[_id == $lobbyId][0].boxes[]->)[${isPublicBanner}]{${bannerFields}}`;

/** The large banners of a lobby or a home page that take turns. */
export const heroesQuery = `(*[_id == $documentId][0].heroes[]->)[${isPublicBanner}]{${bannerFields}}`;

/** The home page of a market: its words and its banners, in the order of its editors. */
export const homeQuery = `*[_id == $homeId][0]{
  "title": ${localised("title")}, "text": ${localised("text")},
  "banners": coalesce((boxes[]->)[${isPublicBanner}]{${bannerFields}}, [])
}`;

/** The studios of a market, by name and logo. */
export const studiosQuery = `*[_type == "provider" && _id in $providers && defined(slug.current)] | order(lower(title) asc) {"slug": slug.current, title, "logo": image{asset}}`;
/** The banners for players, with whom they are meant for: read by the server alone. */
export const playerBannersQuery = `(*[_id == $lobbyId][0].boxes[]->)[authorized == "authorized"]{${bannerFields}, targetAudience}`;

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

/** The games of a lobby, or of one provider (specification "Games by provider"), by name. */
export const gamesQuery = `*[_type == $type && ${isOffered}] | order(lower(name) asc, _id asc) [$start...$end]{${gameFields}}`;

export const providerTitleQuery = `*[_type == "provider" && _id == $providerId][0].title`;

/** Of all markets: any other slug costs no query. */
export const gameSlugsQuery = `*[_type in ["casinoGames", "liveCasinoGames"] && defined(slug.current)].slug.current`;

/** The kind of a game, offered or not. */
export const gameTypeQuery = `*[_type in ["casinoGames", "liveCasinoGames"] && slug.current == $slug][0]._type`;

export const providerGameIdsQuery = `*[_type == $type && provider._ref == $providerId && defined(gameId)].gameId`;

const factFields = `${gameFields}, rtp, volatility, maxWin, lines, ways, tableId, gameCategory, "studio": subProvider->slug.current`;

export const gameQuery = `*[_type == $type && slug.current == $slug && ${isOffered}][0]{${factFields}}`;

export const providerGameQuery = `*[_type == $type && gameId == $gameId && provider->slug.current == $provider && ${isOffered}][0]{${factFields}}`;
/** Is it of the same kind, and of a supplier that is open in every country? */
const isRelated = `_type == $type && gameType == $gameType && defined(slug.current)
  && provider._ref in $openProviders && ${isOffered}
  && coalesce(count(provider->restrictedCountries), 0) == 0 && coalesce(count(subProvider->restrictedCountries), 0) == 0`;

/** The games that related ones are chosen from, by what makes them alike. */
export const relatedCandidatesQuery = `*[_id > $after && ${isRelated}] | order(_id asc) [0...$most]
  {"id": _id, "provider": provider->slug.current, "volatility": coalesce(volatility, null), "hasWays": defined(ways)}`;

/** The games of every category in the menu of a lobby, offered or not. */
export const categoryListsQuery = `(*[_id == $lobbyId][0].categories[]->)[visibleInMenu]{"games": coalesce(games[]._ref, [])}`;

export const gamesByIdQuery = `*[_id in $ids]{${gameFields}}`;
