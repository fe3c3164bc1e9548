import type { Bets } from "../../live/bets";
import type { TableMoment } from "../../responses";
import type { Slip } from "./slip";

/** What the view of a game gets: its player's chips, and what the server last said. */
export interface Table<State extends TableMoment> {
  slip: Slip;
  /** The chips of the tray, from the lowest. */
  chipsMinor: readonly number[];
  format(minor: number): string;
  short(minor: number): string;
  nowMs(): number;
  state(): State;
  /** The player's bet in this round. */
  placed(): State["bet"];
  announce(message: string): void;
  /** Lays a chip of the chosen value. */
  lay(spot: string): void;
  /** Makes a call that changes the round, one at a time; `late`: what is said when it comes after its time. */
  act(call: () => Promise<State>, late: string): Promise<void>;
}

/** How a game is shown. The first phase of a round is "bets", in which chips are laid, and the last "result". */
export interface TableView<State extends TableMoment> {
  phaseAt(round: State["round"], nowMs: number): string;
  /** How long bets are open, and a whole round lasts. */
  betsMs: number;
  roundMs: number;
  /** Is there something that the page cannot know by itself? `sinceMs`: since the last response. */
  wantsRead(state: State, nowMs: number, sinceMs: number): boolean;
  /** Has the server said all that belongs to the phase? */
  isReady(state: State, phase: string): boolean;
  /** What is said when a phase after the bets begins. */
  callOf(phase: string): string;
  /** What is written while a phase after the bets lasts, and the part of its time that is left; null for what was said. */
  timeOf?(phase: string): { text: string; left: number } | null;
  show(phase: string, isBusy: boolean): void;
  /** Four times a second. */
  tick?(phase: string): void;
  /** The chips of a placed bet that the next round may repeat. */
  chipsOf?(bets: Bets): Bets;
  /** How a bet of an earlier visit ended. */
  endOf(bet: NonNullable<State["bet"]>): string | null;
}
