export type TimeUnit = "second" | "minute" | "hour" | "day" | "month";

/** A length of time in one unit, in the reader's language: "24 hours", "5 min" or "24h". `tag`: a BCP 47 tag. */
export const inUnit = (count: number, unit: TimeUnit, tag: string, unitDisplay: "long" | "short" | "narrow" = "long") =>
  new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay }).format(count);
