import type { Bet, Boot, Kind, RoundResponse, SessionOf } from "../../responses";
import type { Sound } from "../sound";

/** The view of a kind of game, and the player's bet; the round itself, its money and its faults are `game.ts`. */
export interface GameView<K extends Kind> {
  /** Of the next round. */
  bet(): Bet;
  /** The stake of the next round, whenever it changes. */
  showStake?(stakeMinor: number, shown: string): void;
  /** While a round runs, the bet cannot be changed; while the site pauses the game, no move is taken either. */
  setBusy(isBusy: boolean, isPaused: boolean): void;
  /** A round begins: its result is not known yet. */
  start(): void;
  /** Of a round of several steps that is not decided: resolves with what the player does next. */
  nextMove?(round: RoundResponse<K>): Promise<string>;
  /** Shows what the server decided; resolves when it is all there. Called again after every move. */
  land(round: RoundResponse<K>): Promise<void>;
  /** Shows the win; `count` is called with the figure on its way up. */
  celebrate(round: RoundResponse<K>, count: (winMinor: number) => void): Promise<void>;
  /** The round did not happen: back to what was shown before. */
  rest(): void;
  /** For screen readers, while a round runs and when it is paid. */
  describeStart(stake: string): string;
  describeResult(round: RoundResponse<K>, amounts: { stake: string; win: string; balance: string }): string;
  rules(): readonly Node[];
}

/** What a view is made of. */
export interface GameViewParts<K extends Kind> {
  boot: Boot;
  session: SessionOf<K>;
  sound: Sound;
  format(amountMinor: number): string;
  /** Fewer moves, for those who set their system to that. */
  isCalm(): boolean;
  /** Begins a round, unless one runs. */
  play(): void;
}
