import type { Messages } from "./messages";
import type { Skin } from "./skin";
import type { Model } from "./slot/model";
import type { Outcome } from "./slot/spin";

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
  | "not-enough-funds"
  | "key-reused"
  | "round-open";

/** A round whose bet is taken. `balanceMinor`: what is left before the win is paid. */
export interface RoundAnswer extends Outcome {
  id: string;
  stakeMinor: number;
  balanceMinor: number;
}

/** What the page needs to start. */
export interface SessionAnswer {
  /** Sent as bearer token with every further call. */
  session: string;
  mode: Mode;
  title: string;
  currency: string;
  balanceMinor: number;
  stakesMinor: readonly number[];
  stakeMinor: number;
  skin: Skin;
  pays: Pick<Model, "rtp" | "volatility" | "maxWin" | "pays" | "scatterPays">;
  /** A round that was begun and never finished: to be shown and settled first. */
  round: RoundAnswer | null;
}

export interface SettledAnswer {
  winMinor: number;
  balanceMinor: number;
}

/** Handed to the page with the document. */
export interface Boot {
  provider: Provider;
  /** Opens the session, once. */
  ticket: string;
  /** Of the address: a token that names no game opens this one. */
  gameId: string;
  /** What a demo is to be played in. */
  currency: string | null;
  /** The one origin that the page speaks to and listens to. */
  siteOrigin: string;
  /** The tag of the document's language. */
  tag: string;
  /** The tag in which the site around the game writes amounts. */
  readerTag: string;
  messages: Messages;
}
