export const symbols = ["h1", "h2", "h3", "h4", "l1", "l2", "l3", "l4"] as const;
export type PayingSymbol = (typeof symbols)[number];
export type SlotSymbol = PayingSymbol | "wild" | "scatter";

export const volatilities = ["low", "medium", "high"] as const;
export type Volatility = (typeof volatilities)[number];

/** For three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** The symbols of a volatility and what they pay, without what a game itself publishes. */
export interface Table {
  /** In thousandths, adding up to 1000. */
  weights: Readonly<Record<PayingSymbol, number>>;
  /** In units. The top symbol's five of a kind is missing: a screen full of it pays the published highest win. */
  pays: Readonly<Record<Exclude<PayingSymbol, "h1">, Pays>> & { h1: readonly [three: number, four: number] };
  /** Parts of a billion, for each reel. */
  scatter: number;
  /** For three, four and five scatters, in stakes. */
  scatterPays: Pays;
}
