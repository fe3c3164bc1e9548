import type { ShownQuery } from "@/components/ui/query-state";

/**
 * Several queries as one, for a part that shows nothing of them before it has all of them. One that failed fails the whole, its time is
 * that of the oldest, and a retry reads all of them again.
 */
export function combineQueries<Data extends object>(
  queries: {
    readonly [Name in keyof Data]: ShownQuery<Data[Name]>;
  },
): ShownQuery<Data> {
  const named = Object.entries<ShownQuery<unknown>>(queries);
  const all = named.map(([, query]) => query);
  const missing = all.filter(({ data }) => data === undefined);
  const data = Object.fromEntries(named.map(([name, query]) => [name, query.data]));
  return {
    // Complete, it has the data of each name.
    data: missing.length === 0 ? (data as Data) : undefined,
    isError: all.some(({ isError }) => isError),
    isFetching: all.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    errorUpdateCount: Math.max(0, ...missing.map(({ errorUpdateCount }) => errorUpdateCount)),
    refetch: () => Promise.all(all.map((query) => query.refetch())),
  };
}
