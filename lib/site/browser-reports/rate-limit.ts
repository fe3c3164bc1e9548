interface Rules {
  /** The limit of each address within the window. */
  perAddress: number;
  /** The limit of all addresses together. */
  total: number;
  windowMs: number;
}

export interface Limit {
  allows(address: string): boolean;
}

/**
 * Counts within windows of time. An address is kept in memory for one window and no longer, and never more of them than
 * `total`. `onDropped`: called once per window, when the next one begins, with the number of dropped reports.
 */
export function createLimit(
  { perAddress, total, windowMs }: Rules,
  onDropped: (count: number) => void,
  now = Date.now,
): Limit {
  let endsAt = 0;
  let taken = 0;
  let dropped = 0;
  const byAddress = new Map<string, number>();

  function begin(): void {
    if (dropped > 0) onDropped(dropped);
    endsAt = now() + windowMs;
    taken = 0;
    dropped = 0;
    byAddress.clear();
  }

  return {
    allows(address) {
      if (now() >= endsAt) begin();
      const mine = byAddress.get(address) ?? 0;
      if (mine >= perAddress || taken >= total) {
        dropped++;
        return false;
      }
      byAddress.set(address, mine + 1);
      taken++;
      return true;
    },
  };
}
