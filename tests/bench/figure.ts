/** One figure of a measure, with the limit that it has to keep. */
export interface Figure {
  name: string;
  /** The figure that is compared with the limit. */
  value: number;
  limit: number;
  unit: string;
  /** The spread of the reference's rounds, largest by smallest; 1 for figures that do not depend on the machine's load. */
  referenceSpread: number;
  /** The measured values behind the figure. */
  detail: string;
}

/** A reference whose own rounds differ more than this makes the comparison meaningless. */
const largestSpread = 1.6;

export type Verdict = "PASS" | "FAIL" | `no verdict: reference's spread ${string}x`;

export function verdictOf({ value, limit, referenceSpread }: Figure): Verdict {
  if (referenceSpread > largestSpread) return `no verdict: reference's spread ${referenceSpread.toFixed(1)}x`;
  return value <= limit ? "PASS" : "FAIL";
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const spread = (values: readonly number[]): number => Math.max(...values) / Math.min(...values);

interface Comparison {
  name: string;
  /** One value per round. */
  product: readonly number[];
  reference: readonly number[];
  /** The largest ratio of the medians, or difference of the tails. */
  limit: number;
  unit: string;
}

/** The ratio of the medians of rounds that alternated. */
export function compare({ name, product, reference, limit, unit }: Comparison): Figure {
  const [own, other] = [median(product), median(reference)];
  return {
    name,
    value: own / other,
    limit,
    unit: "x",
    referenceSpread: spread(reference),
    detail: `${format(own)} ${unit} (spread ${spread(product).toFixed(2)}x) against ${format(other)} ${unit} (spread ${spread(reference).toFixed(2)}x)`,
  };
}

/** The value that 19 of 20 do not exceed. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** The difference of the 95th percentiles of values that alternated. The spread is that of the halves of the reference. */
export function compareTails({ name, product, reference, limit, unit }: Comparison): Figure {
  const [own, other] = [p95(product), p95(reference)];
  const half = reference.length >> 1;
  return {
    name,
    value: own - other,
    limit,
    unit,
    referenceSpread: spread([p95(reference.slice(0, half)), p95(reference.slice(half))]),
    detail: `${format(own)} ${unit} (median ${format(median(product))}) against ${format(other)} ${unit} (median ${format(median(reference))})`,
  };
}

/** A value that has no reference. */
export function plain(name: string, value: number, limit: number, unit: string, detail: string): Figure {
  return { name, value, limit, unit, referenceSpread: 1, detail };
}

export const format = (value: number): string =>
  value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString("en");
