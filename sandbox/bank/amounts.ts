import { rangeOf } from "../core/amount-ranges";

export function isPayable(amountMinor: bigint, currency: string): boolean {
  const [least, most] = rangeOf(currency);
  return amountMinor >= least && amountMinor <= most;
}
