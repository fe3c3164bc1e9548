import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { add, type Currency, currencies, type Money, money } from "@/lib/core/money";
import type { BalanceNews, Balances } from "./wallet";

export const WalletKind = z.enum(["MAIN", "LOCKED", "BONUS"]);
export type WalletKind = z.infer<typeof WalletKind>;

const verticals = ["CASINO", "LIVE_CASINO", "SPORTS"] as const;

const Cash = z._default(z.array(z.object({ cash: z._default(Amount, 0) })), []);
const Bonus = z._default(z.array(z.object({ bonus: z._default(Amount, 0), vertical: z.string() })), []);

/** Groups of amounts; a group that is missing counts as nothing, and keys and verticals that are not known are passed over. */
export const BalanceMap = z.object({ main: Cash, locked: Cash, bonus: Bonus });
export type BalanceMap = z.infer<typeof BalanceMap>;

/**
 * The response of the balance call and the body of a push message. A currency that is not known here fails: its amounts are not as
 * much of another.
 */
export const WalletBalance = z.object({
  balanceMap: BalanceMap,
  currency: z.optional(z.enum(currencies)),
  version: z.optional(z.int()),
});
export type WalletBalance = z.infer<typeof WalletBalance>;

/** The wallet's amounts of a balance map, all in one currency; each entry is rounded to hundredths before it is summed. */
export function readBalances({ main, locked, bonus }: BalanceMap, currency: Currency): Balances {
  const sum = (amounts: readonly number[]): Money =>
    amounts.reduce((total, amountMinor) => add(total, money(amountMinor, currency)), money(0, currency));
  const bonusOf = (vertical: (typeof verticals)[number]) =>
    sum(bonus.filter((entry) => entry.vertical === vertical).map((entry) => entry.bonus));
  const parts = {
    mainBalance: sum(main.map(({ cash }) => cash)),
    lockedBalance: sum(locked.map(({ cash }) => cash)),
    sportsBonus: bonusOf("SPORTS"),
    casinoBonus: bonusOf("CASINO"),
    liveCasinoBonus: bonusOf("LIVE_CASINO"),
  };
  return { ...parts, totalBalance: sum(Object.values(parts).map(({ amountMinor }) => amountMinor)) };
}

/** The content of a balance; `fallback` is the currency of a platform that does not name it. */
export function readNews(balance: WalletBalance, fallback: Currency): BalanceNews {
  const { balanceMap, currency = fallback, version = null } = balance;
  return { balances: readBalances(balanceMap, currency), version };
}
