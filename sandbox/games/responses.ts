import type { BaccaratOutcome } from "./baccarat/baccarat";
import type { BlackjackOutcome } from "./blackjack/blackjack";
import type { DiceOutcome } from "./dice/dice";
import type { Bets } from "./live/bets";
import type { Messages } from "./messages/messages";
import type { MinesOutcome } from "./mines/mines";
import type { Skin } from "./page/skin";
import type { PlinkoOutcome } from "./plinko/plinko";
import type { TableRound } from "./roulette/clock";
import type { Spot } from "./roulette/wheel";
import type { Bet } from "./rounds/steps";
import type { Model } from "./slot/model";
import type { SlotOutcome } from "./slot/spin";

export const providers = [
  "relax",
  "playngo",
  "quickspin",
  "yggdrasil",
  "pariplay",
  "softswiss",
  "pragmaticplay",
  "evolution",
  "novomatic",
  "creedroomz",
  "trifecta",
  "octoplay",
] as const;
export type Provider = (typeof providers)[number];
export type Mode = "demo" | "real";

/** Why a call of the page was refused. */
export type Problem =
  | "bad-request"
  | "expired"
  | "closed"
  | "unknown-game"
  | "unknown-round"
  | "bad-stake"
  | "bad-bet"
  | "not-enough-funds"
  | "limit-reached"
  | "key-reused"
  | "round-open"
  | "too-soon"
  | "no-free-spin"
  | "bets-closed"
  | "table-full";

/** The outcome of one round, by the content service's name of each playable kind of game. */
export interface Outcomes {
  slots: SlotOutcome;
  baccarat: BaccaratOutcome;
  blackjack: BlackjackOutcome;
  dice: DiceOutcome;
  mines: MinesOutcome;
  plinko: PlinkoOutcome;
}
export type Kind = keyof Outcomes;
export type Outcome = Outcomes[Kind] & {
  /** The part of the win that is the jackpot; absent in nearly every round. */
  jackpotMinor?: number;
};

export type { Bet };

/** A round whose bet is taken. `balanceMinor`: the balance before the win is paid. */
export type RoundResponse<K extends Kind = Kind> = Outcomes[K] &
  Pick<Outcome, "jackpotMinor"> & { id: string; stakeMinor: number; balanceMinor: number };

/** The data that the page needs to start. */
export interface SessionOf<K extends Kind> {
  /** Sent as bearer token with every further call. */
  session: string;
  kind: K;
  mode: Mode;
  title: string;
  currency: string;
  balanceMinor: number;
  stakesMinor: readonly number[];
  stakeMinor: number;
  /** From the start of a round to the start of the next: what the platform or the site asks, whichever is longer. */
  minimumRoundMs: number;
  skin: Skin;
  /** The address of a picture of the title, in the lettering of the game's tile. */
  titlePicture: string;
  /** The share of all stakes that comes back through the jackpot, in percent; null for a game without one. */
  jackpotPercent: number | null;
  /** The maths of a slot; the other kinds have one set of rules for all their games. */
  pays: K extends "slots" ? Pick<Model, "rtp" | "volatility" | "maxWin" | "layout" | "pays" | "scatterPays"> : null;
  /** Of the player in this game: rounds at their stake that nothing is taken for. Null without any. */
  freeSpins: { left: number; stakeMinor: number } | null;
  /** A round that was begun and never finished: to be shown and settled first. */
  round: RoundResponse<K> | null;
}
export type SessionResponse = { [K in Kind]: SessionOf<K> }[Kind];

export interface SettledResponse {
  winMinor: number;
  balanceMinor: number;
}

/** What the page of every live table follows, at a moment of the server's clock. */
export interface TableMoment {
  nowMs: number;
  /** Bets are taken until it closes. */
  round: { id: number; closesAtMs: number; endsAtMs: number };
  seats: number;
  seatsTaken: number;
  /** Everybody else at the table; null for a player of the site, the table's own ones have a name. */
  players: readonly { name: string | null }[];
  balanceMinor: number;
  /** The player's last bet: the table's round that it belongs to, and its win, which is null until it is paid. */
  bet: { round: number; bets: Bets; stakeMinor: number; winMinor: number | null } | null;
}

/** A player's last bet at a roulette table. `number`: null while bets are taken. */
export type TableBet = NonNullable<TableMoment["bet"]> & { number: number | null };

/** Another player at a roulette table. */
export interface SeatedPlayer {
  name: string | null;
  /** Without amounts, each with the moment from which it lies there. */
  chips: readonly { spot: Spot; atMs: number }[];
}

/** A roulette table at a moment of the server's clock. */
export interface TableState extends TableMoment {
  /** `number`: null while bets are taken. */
  round: TableRound & { number: number | null };
  /** The numbers of the last rounds, the newest first. */
  last: readonly number[];
  players: readonly SeatedPlayer[];
  bet: TableBet | null;
}

/** The data that the page of a live table needs to start. */
export interface TableSession<State extends TableMoment = TableMoment> {
  /** Sent as bearer token with every further call. */
  session: string;
  title: string;
  /** First name of the dealer of the rendered studio. */
  dealer: string;
  currency: string;
  /** Of one chip, and of all chips of a round. */
  minMinor: number;
  maxMinor: number;
  chipsMinor: readonly number[];
  state: State;
}

/** What the site asks of the game, by the law of the place where it is played. */
export interface FrameRules {
  /** From the start of a round to the start of the next, in milliseconds; 0 leaves it to the game. */
  minimumRoundMs: number;
  /** Is a return that is no more than its stake celebrated? */
  celebratesReturnsBelowStake: boolean;
}

/** Handed to the page with the document. */
export interface Boot {
  provider: Provider;
  /** Opens the session, once. */
  ticket: string;
  /** Of the address: a token that names no game opens this one. */
  gameId: string;
  /** The currency of a demo. */
  currency: string | null;
  /** The one origin that the page speaks to and listens to. */
  siteOrigin: string;
  rules: FrameRules;
  /** The tag of the document's language. */
  tag: string;
  /** The tag in which the site around the game writes amounts. */
  readerTag: string;
  messages: Messages;
}
