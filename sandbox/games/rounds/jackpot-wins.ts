import type { Database, Transaction } from "../../core/database";
import { jackpotChance, readJackpot, takeJackpot } from "../../platform/play/jackpots";
import type { Session } from "../db-schema";
import type { Outcome } from "../responses";
import type { Draw } from "./draw";

export interface JackpotWins {
  /** The player's next round at a game with a jackpot wins it. */
  makeDue(playerId: string): void;
  /** Does a round win it? The demo has the odds of the real game, and leaves the jackpot to those who play for it. */
  isWon(session: Session, stakeMinor: number): Promise<boolean>;
  /** The outcome with the current amount of the jackpot. */
  add(tx: Transaction, session: Session, outcome: Outcome): Promise<Outcome>;
}

/** Who wins the jackpots of games, and how much. */
export function createJackpotWins(db: Database, draw: Draw): JackpotWins {
  const due = new Set<string>();
  return {
    makeDue: (playerId) => void due.add(playerId),
    async isWon({ playerId, gameId, currency }, stakeMinor) {
      if (playerId && due.delete(playerId)) return true;
      const { of, winning } = jackpotChance(stakeMinor, await readJackpot(db, gameId, currency));
      return draw(of) < winning;
    },
    async add(tx, { playerId, gameId, currency }, outcome) {
      const jackpotMinor = playerId ? await takeJackpot(tx, gameId, currency) : await readJackpot(tx, gameId, currency);
      return { ...outcome, jackpotMinor, winMinor: outcome.winMinor + jackpotMinor };
    },
  };
}
