import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { accounts, wallets } from "../db-schema";
import { parseDecimal, toDecimal } from "./decimal";
import { type Vertical, verticals } from "./verticals";

/** The balance of a wallet. `version` grows with every change: of two balances the higher version is the newer. */
export interface Balance {
  currency: string;
  version: number;
  mainMinor: bigint;
  lockedMinor: bigint;
  bonusMinor: Record<Vertical, bigint>;
}

/** A balance on the wire: decimal strings, in the groups main, locked and bonus. */
export interface BalanceBody {
  currency: string;
  version: number;
  balanceMap: {
    main: { cash: string }[];
    locked: { cash: string }[];
    bonus: { bonus: string; vertical: Vertical }[];
  };
}

export function balanceBody({ currency, version, mainMinor, lockedMinor, bonusMinor }: Balance): BalanceBody {
  return {
    currency,
    version,
    balanceMap: {
      main: [{ cash: toDecimal(mainMinor) }],
      locked: [{ cash: toDecimal(lockedMinor) }],
      bonus: verticals.map((vertical) => ({ bonus: toDecimal(bonusMinor[vertical]), vertical })),
    },
  };
}

/** The balance of a response body. */
export function balanceOfBody({ currency, version, balanceMap: { main, locked, bonus } }: BalanceBody): Balance {
  const bonusMinor = emptyBonus();
  for (const each of bonus) bonusMinor[each.vertical] = parseDecimal(each.bonus) ?? 0n;
  return {
    currency,
    version,
    mainMinor: parseDecimal(main[0]?.cash ?? "0") ?? 0n,
    lockedMinor: parseDecimal(locked[0]?.cash ?? "0") ?? 0n,
    bonusMinor,
  };
}

/** The current balance in the database, or null for a player without a wallet. */
export async function readBalance(db: Database | Transaction, playerId: string): Promise<Balance | null> {
  // One statement, so that version and amounts are of one moment.
  const rows = await db
    .select({
      currency: wallets.currency,
      version: wallets.version,
      kind: accounts.kind,
      vertical: accounts.vertical,
      balanceMinor: accounts.balanceMinor,
    })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.playerId, wallets.playerId))
    .where(eq(wallets.playerId, playerId));
  const [first] = rows;
  if (!first) return null;
  const balance: Balance = {
    currency: first.currency,
    version: first.version,
    mainMinor: 0n,
    lockedMinor: 0n,
    bonusMinor: emptyBonus(),
  };
  for (const { kind, vertical, balanceMinor } of rows) {
    if (kind === "MAIN") balance.mainMinor = balanceMinor;
    if (kind === "LOCKED") balance.lockedMinor = balanceMinor;
    if (vertical) balance.bonusMinor[vertical] = balanceMinor;
  }
  return balance;
}

function emptyBonus(): Record<Vertical, bigint> {
  return { CASINO: 0n, LIVE_CASINO: 0n, SPORTS: 0n };
}
