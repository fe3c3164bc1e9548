import type { Money } from "@/lib/core/money";

/** The balances of a player (specification "Wallet"). `totalBalance` is the sum of the five; `mainBalance` may be withdrawn. */
export interface Balances {
  mainBalance: Money;
  lockedBalance: Money;
  sportsBonus: Money;
  casinoBonus: Money;
  liveCasinoBonus: Money;
  totalBalance: Money;
}

/** Balances with the platform's count of changes; null where the platform does not count. */
export interface BalanceNews {
  balances: Balances;
  version: number | null;
}

/** One response or push message of the wallet. Times are in ms since the epoch. */
export interface Wallet {
  /** Null when the platform has no wallet for this player. */
  balances: Balances | null;
  version: number | null;
  /** When it was requested; for a push message, when it arrived. */
  requestedAt: number;
  asOf: number;
}

/**
 * The newer of two: by version, and by time where one of them has none. Without a version, a response that was requested before
 * the known one arrived may be older. A known one that arrived later than `next` is of a clock that was set back since, and compares
 * with nothing. Returns `known` itself when `next` brings nothing newer.
 */
export function newerWallet(known: Wallet | undefined, next: Wallet): Wallet {
  if (!known) return next;
  const isBehind = known.version !== null && next.version !== null && next.version < known.version;
  const isOvertaken = next.version === null && next.requestedAt < known.asOf && known.asOf <= next.asOf;
  if (isBehind || isOvertaken) return known;
  // Balances without a version keep the known one, for the messages that have one.
  return next.balances ? { ...next, version: next.version ?? known.version } : next;
}

export const staleAfterMs = 60_000;

/** May the balance shown be out of date: the last read failed, or the last news are older than a minute? */
export function isStale({ asOf }: Wallet, hasFailed: boolean, now: number): boolean {
  return hasFailed || now - asOf > staleAfterMs;
}
