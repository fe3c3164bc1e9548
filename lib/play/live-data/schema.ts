import * as z from "zod/mini";
import { currencies } from "@/lib/core/money";
import { LiveTables } from "../live-lobby/schema";
import { TournamentView } from "../tournaments/schema";

/** A game that an entry leads to. */
const LinkedGame = z.object({ href: z.string(), name: z.string(), picture: z.string() });

export const LiveJackpots = z.object({
  currency: z.enum(currencies),
  /** In hundredths, by the address of the game, for every tile of the site to find its own. */
  amounts: z.record(z.string(), z.int()),
  largest: z.array(LinkedGame),
});
export type LiveJackpots = z.infer<typeof LiveJackpots>;

const Winner = z.extend(LinkedGame, { playerName: z.string(), amountMinor: z.int(), wonAt: z.string() });
export type Winner = z.infer<typeof Winner>;

export const LiveWinners = z.object({
  currency: z.enum(currencies),
  top24: z.array(Winner),
  top72: z.array(Winner),
  latest: z.array(Winner),
});
export type LiveWinners = z.infer<typeof LiveWinners>;

/**
 * The public live data of an edition, in named parts. A part is null while its source cannot be read: the others stand. A new
 * part is a line here and a line in `server.ts`.
 */
export const LiveData = z.object({
  jackpots: z.nullish(LiveJackpots),
  winners: z.nullish(LiveWinners),
  tables: z.nullish(LiveTables),
  tournaments: z.nullish(z.record(z.string(), TournamentView)),
});
export type LiveData = z.infer<typeof LiveData>;
