/** The least and the most of a payment, in hundredths of its currency: at the cashier and at the bank. An operator's own may be narrower. */
const ranges: Readonly<Record<string, readonly [least: bigint, most: bigint]>> = {
  BRL: [3_000n, 3_000_000n],
  CAD: [1_500n, 750_000n],
  CLP: [1_000_000n, 500_000_000n],
  EUR: [1_000n, 500_000n],
  GBP: [1_000n, 500_000n],
  INR: [50_000n, 50_000_000n],
  NOK: [10_000n, 5_000_000n],
  NZD: [1_500n, 800_000n],
  PEN: [4_000n, 2_000_000n],
  PHP: [50_000n, 30_000_000n],
  PLN: [5_000n, 2_000_000n],
  TRY: [30_000n, 15_000_000n],
  ZAR: [15_000n, 10_000_000n],
};

/** An empty range for a currency that nobody pays in. */
export const rangeOf = (currency: string): readonly [least: bigint, most: bigint] => ranges[currency] ?? [1n, 0n];
