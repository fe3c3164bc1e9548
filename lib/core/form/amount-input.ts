import { latinDigits } from "../latin-digits";
import { parseDecimal, roundDecimal, toDecimal } from "../money";

/** The accepted notations of an amount. */
export interface AmountFormat {
  /** Signs and codes of the one currency, before or after the figure. */
  signs: readonly string[];
  /** The reader's decimal mark: it decides which of two readings comes first, never which is meant. */
  decimalMark: "." | ",";
}

export type AmountProblem = "notAnAmount" | "otherCurrency" | "negative" | "decimals" | "tooLarge";

/** The amount that a text means, in hundredths. */
export type AmountReading =
  | { kind: "empty" }
  | { kind: "amount"; amountMinor: number }
  /** "1,234" is a thousand or a unit and its thousandths, depending on where the writer grew up. */
  | { kind: "ambiguous"; readings: readonly [number, number] }
  | { kind: "invalid"; problem: AmountProblem };

const problem = (name: AmountProblem): AmountReading => ({ kind: "invalid", problem: name });

/**
 * Reads an amount as people type it: "1.234,50", "1 234,50", "1’234.50", "₹1,00,000", "R$ 50,00", "50.-", "50/-", full-width
 * digits. What can be read in two ways is left to the writer.
 */
export function readAmount(text: string, format: AmountFormat): AmountReading {
  const written = normalize(text);
  if (written === "") return { kind: "empty" };
  const { figure, isNegative } = unwrap(written, format.signs.map(normalize));
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(figure)) {
    return problem(/\d/.test(figure) && /[\p{Sc}\p{L}]/u.test(figure) ? "otherCurrency" : "notAnAmount");
  }
  const reading = readFigure(figure, format.decimalMark);
  return isNegative && reading.kind !== "invalid" ? problem("negative") : reading;
}

/** One spelling for every digit, space, apostrophe and minus; marks that are not seen go. */
function normalize(text: string): string {
  // First: the compatibility form would take the acute accent for a space.
  return latinDigits(text.replace(/[’‘ʼ´`′]/g, "'"))
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** The figure without its currency sign, minus, and the dash of "50.-" and "50/-" (no hundredths). */
function unwrap(written: string, signs: readonly string[]): { figure: string; isNegative: boolean } {
  const bracketed = /^\((.*)\)$/.exec(written);
  const leading = /^-\s*/;
  let figure = bracketed?.[1] ?? written;
  let isNegative = bracketed !== null || leading.test(figure);
  figure = withoutSign(figure.replace(leading, ""), signs);
  isNegative ||= leading.test(figure);
  figure = figure.replace(leading, "").replace(/(?<=\d[.,])-+$|(?<=\d)\/-+$/, "");
  isNegative ||= /\d\s*-$/.test(figure);
  return { figure: figure.replace(/\s*-$/, ""), isNegative };
}

function withoutSign(text: string, signs: readonly string[]): string {
  const lower = text.toLowerCase();
  // The longest first: "R$" and "S/." before the "$" and "S/" that they contain.
  for (const sign of [...signs].sort((left, right) => right.length - left.length)) {
    const written = sign.toLowerCase();
    if (lower.startsWith(written)) return text.slice(sign.length).trim();
    if (lower.endsWith(written)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

const single = /^(\d*)([.,])(\d*)$/;
/** Groups of three with one mark throughout, or the Indian groups of two, then perhaps a decimal mark other than that one. */
const grouped = /^([1-9]\d{0,2}(?:([ '.,])\d{3})(?:\2\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})(?:([.,])(\d*))?$/;

function readFigure(figure: string, decimalMark: "." | ","): AmountReading {
  if (/^\d+$/.test(figure)) return amountOf(figure, "");
  const [, whole = "", mark = "", fraction = ""] = single.exec(figure) ?? [];
  if (mark) {
    if (fraction.length <= 2) return amountOf(whole, fraction);
    if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
      return bothReadings(whole, fraction, mark === decimalMark);
    return problem("decimals");
  }
  const match = grouped.exec(figure);
  if (!match) return problem("notAnAmount");
  const [, groups = "", groupMark = ",", lastMark, last = ""] = match;
  if (lastMark === groupMark) return problem("notAnAmount");
  return last.length > 2 ? problem("decimals") : amountOf(groups.replace(/\D/g, ""), last);
}

function bothReadings(whole: string, fraction: string, isDecimalFirst: boolean): AmountReading {
  const thousands = parseDecimal(whole + fraction) ?? 0;
  const decimals = roundDecimal(`${whole}.${fraction}`) ?? 0;
  return { kind: "ambiguous", readings: isDecimalFirst ? [decimals, thousands] : [thousands, decimals] };
}

function amountOf(whole: string, fraction: string): AmountReading {
  const amountMinor = parseDecimal(`${whole || "0"}${fraction ? `.${fraction}` : ""}`);
  return amountMinor === null ? problem("tooLarge") : { kind: "amount", amountMinor };
}

/** The amount as its reader writes it, without a sign: the value of a field after one of two readings was chosen. */
export function writeAmount(amountMinor: number, tag: string): string {
  const digits = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return digits.format(toDecimal(amountMinor));
}
