import type { Table, Volatility } from "./symbols";

/** With ten lines, in line bets. */
export const lineTables: Readonly<Record<Volatility, Table>> = {
  low: {
    weights: { h1: 60, h2: 80, h3: 100, h4: 120, l1: 140, l2: 150, l3: 170, l4: 180 },
    pays: {
      h1: [30, 100],
      h2: [25, 75, 250],
      h3: [20, 50, 200],
      h4: [15, 40, 150],
      l1: [8, 25, 75],
      l2: [8, 20, 60],
      l3: [6, 15, 50],
      l4: [6, 12, 40],
    },
    scatter: 90_000_000,
    scatterPays: [2, 10, 50],
  },
  medium: {
    weights: { h1: 55, h2: 75, h3: 95, h4: 115, l1: 145, l2: 155, l3: 175, l4: 185 },
    pays: {
      h1: [40, 150],
      h2: [30, 100, 400],
      h3: [25, 75, 300],
      h4: [15, 50, 200],
      l1: [8, 25, 100],
      l2: [6, 20, 80],
      l3: [5, 15, 60],
      l4: [5, 12, 50],
    },
    scatter: 85_000_000,
    scatterPays: [3, 12, 80],
  },
  high: {
    weights: { h1: 50, h2: 65, h3: 85, h4: 105, l1: 155, l2: 165, l3: 180, l4: 195 },
    pays: {
      h1: [60, 300],
      h2: [50, 200, 1_000],
      h3: [30, 125, 600],
      h4: [20, 75, 400],
      l1: [6, 20, 100],
      l2: [5, 15, 75],
      l3: [4, 12, 60],
      l4: [4, 10, 50],
    },
    scatter: 80_000_000,
    scatterPays: [5, 20, 200],
  },
};
