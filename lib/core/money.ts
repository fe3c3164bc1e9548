/** The currencies of the specification. Every one counts in hundredths, CLP too. */
export const currencies = [
  "BRL",
  "CAD",
  "CLP",
  "EUR",
  "GBP",
  "INR",
  "NOK",
  "NZD",
  "PEN",
  "PHP",
  "PLN",
  "TRY",
  "ZAR",
] as const;
export type Currency = (typeof currencies)[number];

export const defaultCurrency: Currency = "EUR";

/** An amount in hundredths of its currency, a safe integer. */
export interface Money {
  amountMinor: number;
  currency: Currency;
}

export function isCurrency(code: unknown): code is Currency {
  return currencies.some((currency) => currency === code);
}

/** Throws a RangeError where hundredths would no longer be exact. */
export function money(amountMinor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is not an exact amount in hundredths`);
  // Negative zero is a zero: it must not print a sign or fail an equality.
  return { amountMinor: amountMinor === 0 ? 0 : amountMinor, currency };
}

/** The amount of a value from storage; null for anything else. */
export function parseMoney(value: unknown): Money | null {
  const { amountMinor, currency } = Object(value);
  return Number.isSafeInteger(amountMinor) && isCurrency(currency) ? money(amountMinor, currency) : null;
}

/** Hundredths of a decimal string with at most two decimals ("12", "12.5", "-12.50"); null for anything else. */
export function parseDecimal(text: string): number | null {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  const amountMinor = Number(whole + fraction.padEnd(2, "0"));
  if (!Number.isSafeInteger(amountMinor)) return null;
  return sign && amountMinor ? -amountMinor : amountMinor;
}

/** Hundredths of a decimal of any length, rounded half away from zero; null when it is not a number or too large. */
export function roundDecimal(value: string | number): number | null {
  // Ten decimals drop the noise of binary fractions (0.1 + 0.2, 1.005) before the one rounding that counts.
  const text = typeof value === "number" ? value.toFixed(10) : value;
  const match = /^(-?\d+)(?:\.(\d{1,2})(\d)?\d*)?$/.exec(text);
  if (!match) return null;
  const [, whole = "", fraction = "", next = "0"] = match;
  const cut = parseDecimal(fraction ? `${whole}.${fraction}` : whole);
  if (cut === null || next < "5") return cut;
  return whole.startsWith("-") ? cut - 1 : cut + 1;
}

/** "12.50" for 1250. */
export function toDecimal(amountMinor: number): `${number}` {
  const digits = String(Math.abs(amountMinor)).padStart(3, "0");
  const decimal = `${amountMinor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  // Digits, a point and two digits: a number in the eyes of every reader but the compiler.
  return decimal as `${number}`;
}

export function add(left: Money, right: Money): Money {
  return money(left.amountMinor + same(left, right).amountMinor, left.currency);
}

function same(left: Money, right: Money): Money {
  if (left.currency !== right.currency) throw new TypeError(`${left.currency} and ${right.currency} do not mix`);
  return right;
}
