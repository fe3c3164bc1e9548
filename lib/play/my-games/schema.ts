import * as z from "zod/mini";
import { lobbyPageTypes } from "@/lib/play/catalogue/game-ref";

const LobbyPageType = z.enum(lobbyPageTypes);

/** Favourites, newest first. */
export const Favourites = z.array(z.object({ gameId: z.string(), lobbyPageType: LobbyPageType }));

/** Games that were played last, newest first. `playedAt`: where the platform returns it. */
export const RecentGames = z.array(
  z.object({ gameId: z.string(), category: LobbyPageType, playedAt: z.optional(z.string()) }),
);
export type RecentGame = z.infer<typeof RecentGames>[number];

/** The games that one request for cards may name. */
export const mostCards = 120;

/** A game of a player's list, ready to be shown. */
export const GameCard = z.object({
  gameId: z.string(),
  lobbyPageType: LobbyPageType,
  href: z.string(),
  name: z.string(),
  studio: z.string(),
  /** Has its provider it for phones and tablets alone? */
  isTouchOnly: z.boolean(),
  /** Countries whose visitors and accounts cannot play it. */
  closedIn: z.array(z.string()),
  /** Does it open only for players with money in their account? */
  needsMoney: z.boolean(),
  picture: z.object({ plain: z.string(), fine: z.string() }),
});
export type GameCard = z.infer<typeof GameCard>;
