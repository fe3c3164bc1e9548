import type { Currency } from "@/lib/core/money";
import type { LiveTables } from "@/lib/play/live-data/seats/schema";
import type { TournamentView } from "@/lib/play/live-data/tournaments/schema";

/** A game that an entry leads to. */
interface LinkedGame {
  href: string;
  name: string;
  picture: string;
}

export interface LiveJackpots {
  currency: Currency;
  /** In hundredths, by the address of the game, for every tile of the site to find its own. */
  amounts: Readonly<Record<string, number>>;
  largest: readonly LinkedGame[];
}

export interface Winner extends LinkedGame {
  playerName: string;
  amountMinor: number;
  wonAt: string;
}

export interface LiveWinners {
  currency: Currency;
  top24: readonly Winner[];
  top72: readonly Winner[];
  latest: readonly Winner[];
}

/**
 * The public live data of an edition, in named parts. A part is null while its source cannot be read: the others remain. A new
 * part is a line here, one in `server.ts` and one in `parse.ts`.
 */
export interface LiveData {
  jackpots: LiveJackpots | null;
  winners: LiveWinners | null;
  tables: LiveTables | null;
  tournaments: Readonly<Record<string, TournamentView>> | null;
}
export type LivePart = keyof LiveData;
