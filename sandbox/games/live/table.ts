import type { Content } from "../../content/content";
import type { ContentGame } from "../../content/game";
import { stakeLadder } from "../catalogue";
import type { Round, Session } from "../db-schema";
import type { Problem, Provider, TableMoment } from "../responses";
import type { Bets } from "./bets";
import type { Placement } from "./place-bets";

/** The games of live tables, by the content service's name. */
export const liveKinds = ["roulette", "blackjack"] as const;
export type LiveKind = (typeof liveKinds)[number];

/** A live table: its game, its limits in a currency, and the chips that it takes. */
export interface LiveTable {
  game: ContentGame;
  kind: LiveKind;
  seats: number;
  limitsOf(currency: string): { minMinor: number; maxMinor: number; chipsMinor: readonly number[] } | null;
}

/** What a player does with a hand, and the number of moves that the page has seen before. */
export interface HandMove {
  round: number;
  step: number;
  move: string;
}

/** The rounds of all tables of one kind. */
export interface LiveGame {
  /** The bets of a call; null for those that the game does not have. */
  readBets(sent: unknown): Bets | null;
  /** The table as the session sees it at this moment; due wins are paid first. */
  state(session: Session, table: LiveTable, nowMs?: number): Promise<TableMoment>;
  /** Takes chips of a round, and sees to it that a win is paid. */
  place(session: Session, table: LiveTable, placement: Placement): Promise<Problem | null>;
  /** Goes on with a bet that was open when the sandbox stopped. */
  resume(open: Round): Promise<void>;
  /** Absent in a game whose players decide once. */
  move?(session: Session, table: LiveTable, move: HandMove): Promise<Problem | null>;
}

/** The table of a provider's game; null for every other game. */
export function findLiveTable(
  content: Pick<Content, "findProviderGame">,
  provider: Provider,
  gameId: string,
): LiveTable | null {
  const game = content.findProviderGame(provider, gameId);
  const kind = liveKinds.find((each) => each === game?.gameType);
  if (game?._type !== "liveCasinoGames" || !kind || game.seats === null) return null;
  return {
    game,
    kind,
    seats: game.seats,
    limitsOf(currency) {
      const limit = game.betLimits.find((each) => each.currency === currency);
      const chipsMinor = stakeLadder(game.betLimits, currency, 10).slice(0, 5);
      if (!limit || chipsMinor.length === 0) return null;
      return { minMinor: Math.round(limit.min * 100), maxMinor: Math.round(limit.max * 100), chipsMinor };
    },
  };
}

export const gameOf = ({ provider, gameId }: { provider: string; gameId: string }) => `${provider}:${gameId}`;
