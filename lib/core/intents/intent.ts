import type { Http } from "../http/http";

/** A value that survives JSON, hence storage. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * sent: on its way. unknown: no complete response came, so that nobody here knows whether it took effect. done and refused: settled.
 * A settled intent is kept only as long as somebody has to see it.
 */
export type IntentState = "sent" | "unknown" | "done" | "refused";

/** One request of a player, from before its call until its outcome is known. Times are in ms since the epoch. */
export interface Intent {
  /** The `Idempotency-Key` of its call, and what the player is told as its reference. */
  id: string;
  operation: string;
  /** The player that it belongs to; null for a visitor's. */
  owner: string | null;
  /** Salted hash of the subject, which may be an e-mail address. */
  mark: string;
  /** What its resolver needs. Never a secret. */
  parameters: Json;
  /** What was true before the call; null where the platform honours keys. */
  before: Json;
  state: IntentState;
  /** Of a refusal; `not-done` when the truth is that it did not take effect. */
  code: string | null;
  startedAt: number;
  /** Null while every call of it got its response. */
  unknownSince: number | null;
  settledAt: number | null;
  /** Until when its subject has its key, also once it is done; null: until it is settled. */
  keyUntil: number | null;
  /** When it is forgotten; null while it has to be settled first. */
  until: number | null;
}

/**
 * What may be done about an unknown outcome, beside reading the truth. never: nothing. by-player: the player may send it again,
 * with the same key. until-answered: the site sends it again with the same key, until there is a response.
 */
export type Again = "never" | "by-player" | "until-answered";

/** moot: nobody can tell, and nobody has to any more. */
export type Verdict = "done" | "not-done" | "moot" | "unknown";

/** A kind of intent: what its call is, and how an unknown outcome of it is resolved. */
export interface Operation<Parameters = Json, Value = unknown> {
  name: string;
  again: Again;
  /** At most one intent of an operation is open for a subject, over all tabs. */
  subject(parameters: Parameters): string;
  keep(parameters: Parameters): Json;
  send(http: Http, parameters: Parameters, key: string): Promise<Value>;
  /** Asked for before the call where the platform does not honour keys. Rejects: nothing is sent. */
  before?(http: Http, parameters: Parameters): Promise<Json>;
  /** What an error says of the intent. `isRepeat`: an earlier call of it got no response. Undefined: as `outcomeOf` says. */
  outcome?(error: unknown, isRepeat: boolean, parameters: Parameters): "done" | "refused" | "unknown" | undefined;
  /** For `by-player`: how long the same subject has the same key, in ms, whether its outcome is known or not. */
  keepMs?: number;
}

/** Resolves the unknown outcomes of one operation. */
export interface Resolver {
  operation: string;
  /** The truth, as the platform tells it now. Rejects: it could not be asked. */
  read?(http: Http, intent: Intent): Promise<Verdict>;
  /** Its calls need no session: it is resolved whoever is signed in. */
  isAnonymous?: true;
  /** For `until-answered`: sends it again by `run`. */
  repeat?(run: Run, http: Http, intent: Intent): Promise<unknown>;
}

export interface Given<Parameters> {
  owner: string | null;
  parameters: Parameters;
  http: Http;
}

export type Result<Value> =
  /** Null: that it is done was learned without its response. */
  | { state: "done"; value: Value | null }
  /** It was sent, and nobody knows whether it took effect. The intent is done where an earlier call of it was: this one may have changed it. */
  | { state: "unknown"; intent: Intent; error: unknown }
  /** Nothing was sent: an earlier one is not settled. Null: another tab is sending it now. */
  | { state: "open"; intent: Intent | null };

/**
 * Stores an intent, sends it, and settles it. Rejects only when this call took no effect: with the platform's refusal, or with what kept
 * the call from being sent. An intent that was done before stays done.
 */
export type Run = <P, V>(operation: Operation<P, V>, given: Given<P>) => Promise<Result<V>>;

/** The intents of a browser, as one of its tabs sees them. */
export interface Intents {
  /**
   * Those that concern this player, or with null a visitor, the oldest first. A visitor's are those of no player, and those of a player who
   * cannot sign in (`isAnonymous`).
   */
  of(owner: string | null, resolvers?: readonly Resolver[]): Intent[];
  /** Those that `check` asks about. */
  open(owner: string | null, resolvers: readonly Resolver[]): Intent[];
  run: Run;
  /** Asks once for the truth about every open intent of the owner and those without a session; forgets what is over. Never rejects. */
  check(owner: string | null, resolvers: readonly Resolver[], http: Http): Promise<void>;
  /** A settled one has been seen: it is not shown any more. An open one stays. */
  forget(id: string): void;
  /** Learned by something else than its own calls: an open one is done. */
  confirm(id: string): void;
  /** The subject needs its key no longer. */
  release(operation: string, owner: string | null, subject: string): void;
}

/** Nothing was sent, because it could not be stored first. */
export class NotStored extends Error {
  override readonly name = "NotStored";
}

/** Is its outcome not known yet? */
export const isOpen = ({ state }: Pick<Intent, "state">): boolean => state === "sent" || state === "unknown";

/** Pressed again, is it the same one still, although it is done? */
export const isKeyNeeded = ({ state, keyUntil }: Pick<Intent, "state" | "keyUntil">): boolean =>
  state === "done" && keyUntil !== null;

/** Was its outcome unknown, and has nobody closed its row? One whose every call got its response is shown by the form that sent it. */
export const isShown = ({ unknownSince }: Pick<Intent, "unknownSince">): boolean => unknownSince !== null;

/** How a person names it on the telephone. */
export const referenceOf = ({ id }: Pick<Intent, "id">): string => id.replaceAll("-", "").slice(0, 8).toUpperCase();

export const resolverOf = ({ operation }: Intent, resolvers: readonly Resolver[]): Resolver | undefined =>
  resolvers.find((each) => each.operation === operation);
