import { customerNetwork } from "@/lib/core/address-range";

interface Rules {
  /** The limit of each address (of IPv6: of each /64) within the window. */
  perAddress: number;
  /** The limit of all addresses together. */
  total: number;
  windowMs: number;
}

export interface Limit {
  allows(address: string): boolean;
}

/**
 * Counts within windows of time. A network is kept in memory for one window and no longer, and never more of them than
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
  const byNetwork = new Map<string, number>();

  function begin(): void {
    if (dropped > 0) onDropped(dropped);
    endsAt = now() + windowMs;
    taken = 0;
    dropped = 0;
    byNetwork.clear();
  }

  return {
    allows(address) {
      if (now() >= endsAt) begin();
      const network = customerNetwork(address);
      const mine = byNetwork.get(network) ?? 0;
      if (mine >= perAddress || taken >= total) {
        dropped++;
        return false;
      }
      byNetwork.set(network, mine + 1);
      taken++;
      return true;
    },
  };
}
