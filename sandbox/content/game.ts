import { z } from "zod";

/** The facts of a game for the platform and the game frames, read from the published documents. */
export interface ContentGame {
  _id: string;
  _type: "casinoGames" | "liveCasinoGames";
  /** The provider's own id of the game. */
  gameId: string;
  /** Null for a game that is found by its provider and id alone. */
  slug: string | null;
  name: string;
  /** The provider's slug: "relax". */
  provider: string;
  providerTitle: string;
  gameType: string;
  /** Return to player in percent: 96.5. */
  rtp: number;
  /** Null where the player's bet decides it. */
  volatility: "low" | "medium" | "high" | null;
  /** The highest win as a multiple of the stake; null where the rules of the game suffice. */
  maxWin: number | null;
  /** Of slots: one of the two, how many in play. */
  lines: number | null;
  ways: number | null;
  channels: ("web" | "mobile")[];
  /** Of a live table; null for every other game. */
  seats: number | null;
  betLimits: { min: number; max: number; currency: string }[];
  jackpotExist: boolean;
  restrictedCountries: string[];
  /** Path of the square picture on the content listener, for a frame's loading screen. */
  imagePath: string;
  /** The theme of the game ("planet") and its colours, so that its reels look like its tile. */
  skin: Skin;
}

export interface Skin {
  theme: string;
  /** `#rrggbb`: the darkest and the lightest of the background, the main colour, a second one, and the light. */
  colours: { night: string; deep: string; main: string; second: string; light: string };
}

export const gameFields = `{
  _id, _type, gameId, "slug": slug.current, name, "provider": provider->slug.current, "providerTitle": provider->title,
  gameType, rtp, volatility, maxWin, lines, ways, channels, seats, "betLimits": betLimits[]{min, max, currency}, jackpotExist,
  "restrictedCountries": coalesce(provider->restrictedCountries, []), "image": gridImages.img1x.asset._ref
}`;

const games = `_type in ["casinoGames", "liveCasinoGames"]`;
export const gameById = `*[${games} && gameId == $gameId][0]${gameFields}`;
export const gameBySlug = `*[${games} && slug.current == $slug][0]${gameFields}`;
export const gameByProviderId = `*[${games} && gameId == $gameId && provider->slug.current == $provider][0]${gameFields}`;

/** An editor may have broken a document: then the game is not found rather than half there. */
export const FoundGame = z.object({
  _id: z.string(),
  _type: z.enum(["casinoGames", "liveCasinoGames"]),
  gameId: z.string(),
  slug: z.string().nullable(),
  name: z.string(),
  provider: z.string(),
  providerTitle: z.string(),
  gameType: z.string(),
  rtp: z.number(),
  volatility: z.enum(["low", "medium", "high"]).nullable(),
  maxWin: z.number().nullable(),
  lines: z.number().nullable(),
  ways: z.number().nullable(),
  channels: z.array(z.enum(["web", "mobile"])),
  seats: z.number().int().positive().nullable(),
  betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })),
  jackpotExist: z.boolean(),
  restrictedCountries: z.array(z.string()),
  image: z.string(),
});
