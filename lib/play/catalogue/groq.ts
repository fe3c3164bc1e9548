import { localised } from "@/lib/content/groq";

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

/** Where the market offers no jackpots, no game with one. */
export const isAllowed = `($hasJackpots || !coalesce(jackpotExist, false))`;

/** Is this game offered: on this channel, by a provider of the market and not of an excluded studio? */
export const isOffered = `$channel in channels && provider._ref in $providers && !(coalesce(subProvider._ref, "") in $excluded) && ${isAllowed}`;

/** Those of these games that are offered, in no order. */
export const gamesByIdQuery = `*[_type == $type && gameId in $gameIds && ${isOffered}]{${gameFields}}`;

/** The fields of a category without its games. */
export const categoryFields = `
  "id": slug.current, "label": ${localised("name")}, "hideInMenu": !visibleInMenu, visibleInLobby,
  "icon": icon{asset}, grid`;

/** The offer of a market: the frame in which every list of games is read. */
export const frameQuery = `*[_id == $lobbyId][0]{
  "title": ${localised("title")},
  "providers": coalesce(providers[]->{"id": _id, "slug": slug.current}, []), "excluded": coalesce(exclusionSubProviders[]._ref, []),
  "menu": categories[]->{${categoryFields}}
}`;
