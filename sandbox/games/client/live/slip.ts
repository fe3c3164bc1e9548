import { addBets, type Bets, stakeOf } from "../../live/bets";

/** A player's chips of a round: those that the table has, and those that are laid and not placed yet. */
export interface Slip {
  all(): Bets;
  hasPlaced(): boolean;
  /** Laid chips that are not on their way. */
  canUndo(): boolean;
  /** The chips of the last round that the player had a bet in, if they can still be laid. */
  canRepeat(): boolean;
  /** False: together they would be more than the table takes in a round. */
  lay(bets: Bets): boolean;
  double(): boolean;
  repeat(): boolean;
  undo(): void;
  clear(): void;
  /** Sends what is laid; chips that are laid meanwhile wait for the next time. */
  send(): Bets;
  /** The sent chips are no longer laid: they are placed, or were refused and go back to the player. */
  drop(): void;
  /** They were not taken, and stay laid. */
  keep(): void;
  /** The chips that the table has of the player. */
  place(bets: Bets): void;
  /** Ends the round. Returns whether chips go back that were never placed. */
  end(): boolean;
}

export function createSlip(maxMinor: number): Slip {
  let placed: Bets = {};
  /** One entry per press, so that each can be undone. */
  let laid: readonly Bets[] = [];
  let sent = 0;
  let last: Bets = {};

  const all = () => laid.reduce(addBets, placed);
  function lay(bets: Bets): boolean {
    if (stakeOf(all()) + stakeOf(bets) > maxMinor) return false;
    laid = [...laid, bets];
    return true;
  }

  return {
    all,
    lay,
    hasPlaced: () => stakeOf(placed) > 0,
    canUndo: () => laid.length > sent,
    canRepeat: () => stakeOf(last) > 0 && stakeOf(all()) === 0,
    double: () => lay(all()),
    repeat: () => lay(last),
    undo() {
      if (laid.length > sent) laid = laid.slice(0, -1);
    },
    clear() {
      laid = laid.slice(0, sent);
    },
    send() {
      sent = laid.length;
      return laid.reduce(addBets, {});
    },
    drop() {
      laid = laid.slice(sent);
      sent = 0;
    },
    keep() {
      sent = 0;
    },
    place(bets) {
      placed = bets;
    },
    end() {
      const hadLaid = laid.length > 0;
      if (stakeOf(placed) > 0) last = placed;
      [placed, laid, sent] = [{}, [], 0];
      return hadLaid;
    },
  };
}
