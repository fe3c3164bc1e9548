import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { lobbyPageTypes } from "@/lib/play/catalogue/game-ref";
import { endpoint } from "@/lib/session/platform/endpoint";
import { Favourites, RecentGames } from "./schema";

const Favourite = z.object({ gameId: z.string(), lobbyPageType: z.enum(lobbyPageTypes) });

export const favourites = endpoint({ method: "get", path: "favourite-games", response: Favourites });
export const addFavourite = endpoint({ method: "post", path: "favourite-games", body: Favourite, response: nothing });
export const removeFavourite = endpoint({
  method: "delete",
  path: "favourite-games",
  body: Favourite,
  response: nothing,
});

export const recentGames = endpoint({
  method: "get",
  path: "recent-games",
  query: z.object({ category: z.enum(lobbyPageTypes), limit: z.int() }),
  response: RecentGames,
});
/** The values travel in the query; there is no body. */
export const addRecentGame = endpoint({
  method: "post",
  path: "recent-games",
  query: z.object({ category: z.enum(lobbyPageTypes), gameId: z.string() }),
  response: nothing,
});
export const lastPlayedGames = endpoint({ method: "get", path: "wallet/lastPlayedGames", response: RecentGames });

/** Start and end of the platform's part in the live refresh of the page of a player's games. */
export const subscribe = endpoint({ method: "post", path: "my-games/subscribe", response: nothing }); // assumed
export const unsubscribe = endpoint({ method: "post", path: "my-games/unsubscribe", response: nothing }); // assumed
