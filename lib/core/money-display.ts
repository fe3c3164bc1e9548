import { memoize } from "./memoize";
import { type Currency, type Money, toDecimal } from "./money";

/** The notation of a currency: its symbol, a space or none, and the side of the amount. */
export interface DisplayRule {
  symbol: string;
  space: boolean;
  position: "before" | "after";
}

type Convention = Omit<DisplayRule, "symbol">;

/** A brand's own conventions by currency code; a currency that is not listed follows the reader's locale. */
export type DisplayTable = Readonly<Record<string, Convention>>;

const before: Convention = { space: false, position: "before" };

/** The currencies that are written alike for every reader (docs/specification, ruling 41). */
export const defaultDisplay: DisplayTable = { GBP: before, CAD: before, NZD: before, INR: before, BRL: before };

/** The symbol of en-US formatting, which is the ISO code where en-US has no symbol for the currency. */
export function currencySymbol(currency: Currency): string {
  return currencyParts(currency, "en-US", "symbol").find((part) => part.type === "currency")?.value ?? currency;
}

/** The rule of a currency for a reader. `tag`: a BCP 47 tag, never a locale of the address. */
export function displayRule(currency: Currency, tag: string, table: DisplayTable): DisplayRule {
  const symbol = currencySymbol(currency);
  return { symbol, ...(table[currency] ?? localeConvention(currency, tag, symbol)) };
}

/** The amount with two decimals and the digits of `tag`, then symbol, space and position of the rule: "1 234,50 €". */
export function formatMoney(amount: Money, tag: string, table: DisplayTable): string {
  return format(amount, tag, table, exact);
}

/** The same without the part of a whole unit, which is cut and not rounded: "1 234 €". For places too small for an exact amount. */
export function formatWholeMoney({ amountMinor, currency }: Money, tag: string, table: DisplayTable): string {
  return format({ amountMinor: amountMinor - (amountMinor % 100), currency }, tag, table, whole);
}

/** The most exact of what has at most so many characters: "€1,234.50", "€1,234,567", "€123.4m". What is left out is cut and not rounded. */
export function formatMoneyWithin(most: number, amount: Money, tag: string, table: DisplayTable): string {
  const texts = [formatMoney(amount, tag, table), formatWholeMoney(amount, tag, table)];
  return texts.find(({ length }) => length <= most) ?? format(amount, tag, table, short);
}

const exact = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const whole = { maximumFractionDigits: 0 } as const;
const short = { notation: "compact", maximumFractionDigits: 1, roundingMode: "trunc" } as const;

function format(amount: Money, tag: string, table: DisplayTable, figures: Intl.NumberFormatOptions): string {
  const { symbol, space, position } = displayRule(amount.currency, tag, table);
  const digits = numberFormat(tag, figures);
  const figure = digits.format(toDecimal(Math.abs(amount.amountMinor)));
  const sign = amount.amountMinor < 0 ? minusSign(digits) : "";
  const gap = space ? "\u00a0" : "";
  return position === "before" ? `${sign}${symbol}${gap}${figure}` : `${sign}${figure}${gap}${symbol}`;
}

function minusSign(digits: Intl.NumberFormat): string {
  return digits.formatToParts(-1).find((part) => part.type === "minusSign")?.value ?? "-";
}

function localeConvention(currency: Currency, tag: string, symbol: string): Convention {
  // A currency code is separated from the digits, a sign is not: use the one that will be written.
  const parts = currencyParts(currency, tag, symbol === currency ? "code" : "symbol");
  const symbolAt = parts.findIndex((part) => part.type === "currency");
  const position = symbolAt < parts.findIndex((part) => part.type === "integer") ? "before" : "after";
  const neighbour = parts[position === "before" ? symbolAt + 1 : symbolAt - 1];
  return { space: neighbour?.type === "literal", position };
}

function currencyParts(currency: Currency, tag: string, currencyDisplay: "symbol" | "code") {
  return numberFormat(tag, { style: "currency", currency, currencyDisplay }).formatToParts(1);
}

/** A lobby writes an amount on every other tile. */
const numberFormat = memoize((tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
