import type { TableMoment } from "../responses";
import type { Card } from "../rounds/cards";
import type { BlackjackRound } from "./clock";

/** Another player at the table. */
export interface SeatedHand {
  /** Null for a player of the site; the table's own ones have a name. */
  name: string | null;
  /** Empty for who has no bet in the round. */
  cards: readonly Card[];
}

/** A player's last bet, and its hand. */
export type HandBet = NonNullable<TableMoment["bet"]> & {
  /** Empty until the bets are closed. */
  cards: readonly Card[];
  /** The dealer's cards in its round, as far as they are open. */
  dealer: readonly Card[];
  /** The number of moves made. */
  step: number;
  /** May the player still decide about the hand, while it is their turn? */
  isOpen: boolean;
};

/** A table of live blackjack at a moment of the server's clock. */
export interface BlackjackState extends TableMoment {
  round: BlackjackRound;
  /** The first card alone until the players have decided: the second lies face down. Empty until the bets are closed. */
  dealer: readonly Card[];
  /** Points of the dealer's last hands, the newest first. */
  last: readonly number[];
  players: readonly SeatedHand[];
  bet: HandBet | null;
}
