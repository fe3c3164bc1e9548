import type { Money } from "@/lib/core/money";

/** What a player owns (specification "Wallet"). `totalBalance` is the sum of the five; `mainBalance` may be withdrawn. */
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

export interface Wallet {
  /** Of the last read of the balance. */
  status: "idle" | "pending" | "success" | "error";
  /** The newest that is known; null before the first answer and for a player without a wallet. */
  balances: Balances | null;
  version: number | null;
  /** The platform says that this player has no wallet. */
  noWallet: boolean;
  /** When the platform last told the balance, in ms since the epoch. */
  asOf: number | null;
  /** The last read failed: what is shown may be old. */
  failed: boolean;
}

export type WalletEvent =
  | { type: "requested" }
  | ({ type: "received"; askedAt: number; at: number } & BalanceNews)
  | { type: "not-found"; askedAt: number; at: number }
  | { type: "failed" }
  | ({ type: "pushed"; at: number } & BalanceNews)
  | { type: "signed-out" };

export const emptyWallet: Wallet = {
  status: "idle",
  balances: null,
  version: null,
  noWallet: false,
  asOf: null,
  failed: false,
};

/** The wallet after what happened. A balance never goes back to one that is older than what is known. */
export function wallet(state: Wallet, event: WalletEvent): Wallet {
  switch (event.type) {
    case "requested":
      return { ...state, status: "pending" };
    case "received": {
      const isOld = isBehind(state, event) || (event.version === null && isOvertaken(state, event));
      const known = isOld ? state : { ...withNews(state, event), asOf: event.at };
      return { ...known, status: "success", failed: false };
    }
    case "not-found": {
      const known = isOvertaken(state, event) ? state : { ...emptyWallet, noWallet: true, asOf: event.at };
      return { ...known, status: "success", failed: false };
    }
    case "failed":
      return { ...state, status: "error", failed: true };
    case "pushed":
      return isBehind(state, event) ? state : { ...withNews(state, event), asOf: event.at, failed: false };
    case "signed-out":
      return emptyWallet;
  }
}

function isBehind({ version: known }: Wallet, { version }: BalanceNews): boolean {
  return known !== null && version !== null && version < known;
}

/** Without a count, an answer that was asked for before the newest news may be older than them. */
function isOvertaken({ asOf }: Wallet, { askedAt }: { askedAt: number }): boolean {
  return asOf !== null && askedAt < asOf;
}

/** What does not count keeps the count that is known, for what does. */
function withNews(state: Wallet, { balances, version }: BalanceNews): Wallet {
  return { ...state, balances, version: version ?? state.version, noWallet: false };
}

export const staleAfterMs = 60_000;

/** Is what is shown possibly not the truth any more: the last read failed, or the last news are older than a minute. */
export function isStale({ asOf, failed }: Wallet, now: number): boolean {
  return asOf !== null && (failed || now - asOf > staleAfterMs);
}
