/** Hundredths as a decimal string with two decimals: "12.50" for 1250n. */
export function toDecimal(amountMinor: bigint): string {
  const digits = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(3, "0");
  return `${amountMinor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Hundredths of a decimal string with at most two decimals, or null. At most twelve digits before the point. */
export function parseDecimal(text: string): bigint | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  const amountMinor = BigInt(whole + fraction.padEnd(2, "0"));
  return sign ? -amountMinor : amountMinor;
}
