import type { Transaction } from "./schema";

/**
 * Each transaction once, the newest first. Of two copies the one that was read later counts: its status is the present one. `reads`:
 * in the order in which they were read.
 */
export function mergeTransactions(reads: readonly (readonly Transaction[])[]): Transaction[] {
  const byReference = new Map<string, Transaction>();
  for (const row of reads.flat()) byReference.set(row.referenceId, row);
  return [...byReference.values()].sort((one, other) => instantOf(other) - instantOf(one));
}

export const instantOf = ({ transactionDate }: Transaction): number => Date.parse(transactionDate);

/** Do two copies of a transaction say the same, but for their time? */
function isSame(one: Transaction, other: Transaction): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Transaction>;
  return [...names].every((name) => name === "transactionDate" || one[name] === other[name]);
}

/**
 * The shown rows with what is known of them since, each at its place, and the rows that are not shown yet. The place does not change
 * with a copy that has another time: the list moves only when its reader asks for the news. A row whose copy says the same stays the
 * same object, so that it is not drawn again.
 */
export function applyNews(shown: readonly Transaction[], news: readonly Transaction[]) {
  const copies = new Map(news.map((row) => [row.referenceId, row]));
  const known = new Set(shown.map(({ referenceId }) => referenceId));
  return {
    rows: shown.map((row): Transaction => {
      const copy = copies.get(row.referenceId);
      return copy && !isSame(copy, row) ? { ...copy, transactionDate: row.transactionDate } : row;
    }),
    fresh: news.filter(({ referenceId }) => !known.has(referenceId)),
  };
}
