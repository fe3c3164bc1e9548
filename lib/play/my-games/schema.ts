import * as z from "zod/mini";

/** The lobby that a game belongs to, as the platform calls it in both of its fields, `lobbyPageType` and `category`. */
export const LobbyPageType = z.enum(["casino", "live-casino"]);
export type LobbyPageType = z.infer<typeof LobbyPageType>;

/** From the type of a game in the content service. */
export const lobbyPageTypeOf = (type: "casinoGames" | "liveCasinoGames"): LobbyPageType =>
  type === "liveCasinoGames" ? "live-casino" : "casino";

/** A game by the provider's own id, which is unique within a lobby. */
export interface GameRef {
  gameId: string;
  lobbyPageType: LobbyPageType;
}

export const refKey = ({ gameId, lobbyPageType }: GameRef): string => `${lobbyPageType}:${gameId}`;

/** Favourites, newest first. */
export const Favourites = z.array(z.object({ gameId: z.string(), lobbyPageType: LobbyPageType }));

/** Games that were played last, newest first. `playedAt`: where the platform gives it. */
export const RecentGames = z.array(
  z.object({ gameId: z.string(), category: LobbyPageType, playedAt: z.optional(z.string()) }),
);
export type RecentGame = z.infer<typeof RecentGames>[number];

/** A game of a player's list, ready to be shown. */
export const GameCard = z.object({
  gameId: z.string(),
  lobbyPageType: LobbyPageType,
  href: z.string(),
  name: z.string(),
  studio: z.string(),
  picture: z.object({ plain: z.string(), fine: z.string() }),
});
export type GameCard = z.infer<typeof GameCard>;
