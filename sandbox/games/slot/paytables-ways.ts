import { lineTables } from "./paytables-lines";
import type { Table, Volatility } from "./symbols";

/** With 243 ways: the symbols and scatters of the lines, and what a symbol pays for each way, in tenths of the stake. */
export const wayTables: Readonly<Record<Volatility, Table>> = {
  low: {
    ...lineTables.low,
    pays: {
      h1: [15, 60],
      h2: [12, 40, 90],
      h3: [10, 25, 60],
      h4: [8, 20, 45],
      l1: [6, 15, 30],
      l2: [5, 12, 25],
      l3: [4, 10, 20],
      l4: [4, 8, 16],
    },
  },
  medium: {
    ...lineTables.medium,
    pays: {
      h1: [20, 80],
      h2: [15, 50, 150],
      h3: [10, 30, 100],
      h4: [6, 20, 60],
      l1: [4, 10, 30],
      l2: [4, 8, 25],
      l3: [3, 6, 20],
      l4: [2, 5, 15],
    },
  },
  high: {
    ...lineTables.high,
    pays: {
      h1: [25, 120],
      h2: [15, 80, 300],
      h3: [10, 40, 150],
      h4: [6, 25, 100],
      l1: [3, 9, 30],
      l2: [3, 8, 25],
      l3: [2, 5, 20],
      l4: [2, 4, 15],
    },
  },
};
