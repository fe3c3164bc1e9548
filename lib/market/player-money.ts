import { publicConfig } from "@/lib/config/public";
import type { Currency, Money } from "@/lib/core/money";
import {
  type DisplayRule,
  defaultDisplay,
  displayRule,
  formatMoney,
  formatMoneyWithin,
  formatWholeMoney,
} from "@/lib/core/money-display";

const brandTable = () => publicConfig().currencies ?? defaultDisplay;

/** In the browser: on which side the brand writes the symbol of a currency. `tag`: a BCP 47 tag. */
export const playerDisplayRule = (currency: Currency, tag: string): DisplayRule =>
  displayRule(currency, tag, brandTable());

/** In the browser: an amount as the brand writes it. `tag`: a BCP 47 tag. */
export const formatPlayerMoney = (amount: Money, tag: string): string => formatMoney(amount, tag, brandTable());

/** The same in whole units, for places too small for an exact amount. */
export const formatWholePlayerMoney = (amount: Money, tag: string): string =>
  formatWholeMoney(amount, tag, brandTable());

/** The most exact of what has at most so many characters, for a place that stays as it is however much somebody has. */
export const formatPlayerMoneyWithin = (most: number, amount: Money, tag: string): string =>
  formatMoneyWithin(most, amount, tag, brandTable());
