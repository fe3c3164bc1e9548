/** Written with the symbol before the amount, without a space, for every reader (docs/specification, ruling 41). */
const alike: readonly string[] = ["GBP", "CAD", "NZD", "INR", "BRL"];

/** Amounts in hundredths as the site around the game writes them: the symbol of en-US formatting, two decimals, the rest as in the reader's language. */
export function createFormat(tag: string, currency: string): (amountMinor: number) => string {
  const digits = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const symbol = symbolOf(currency);
  const { prefix, suffix } = alike.includes(currency) ? { prefix: symbol, suffix: "" } : around(tag, currency, symbol);
  const minus = digits.formatToParts(-1).find(({ type }) => type === "minusSign")?.value ?? "-";
  return (amountMinor) =>
    `${amountMinor < 0 ? minus : ""}${prefix}${digits.format(Math.abs(amountMinor) / 100)}${suffix}`;
}

function symbolOf(currency: string): string {
  const symbol = currencyParts("en-US", currency, "symbol").find(({ type }) => type === "currency")?.value ?? "¤";
  return symbol === "¤" ? currency : symbol;
}

/** The language's prefix and suffix of the digits. A code is set apart where a symbol may not be. */
function around(tag: string, currency: string, symbol: string): { prefix: string; suffix: string } {
  const types = currencyParts(tag, currency, symbol === currency ? "code" : "symbol").map(({ type }) => type);
  const at = types.indexOf("currency");
  const isBefore = at < types.indexOf("integer");
  const space = types[isBefore ? at + 1 : at - 1] === "literal" ? "\u00a0" : "";
  return isBefore ? { prefix: symbol + space, suffix: "" } : { prefix: "", suffix: space + symbol };
}

function currencyParts(tag: string, currency: string, currencyDisplay: "symbol" | "code") {
  return new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay }).formatToParts(1);
}
