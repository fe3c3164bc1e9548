import { useQueries } from "@tanstack/react-query";
import { type SearchResult, searchPageQuery } from "@/lib/play/search/queries";
import { type FoundGame, foundPageSize } from "@/lib/play/search/schema";
import { queryClient } from "@/lib/session/player/player-queries";

/** Rows in sight that could not be read. */
export interface RowsFailure {
  isFetching: boolean;
  /** How often it has failed. */
  failures: number;
  retry: () => void;
}

interface FoundGames {
  /** Null until the page of the row is read. */
  gameOf: (row: number) => FoundGame | null;
  /** Null where every row in sight is read, or on its way. */
  failure: RowsFailure | null;
}

/** The games of these rows. The first page came with the result; the others are read. */
export function useFoundGames(edition: string, found: SearchResult | undefined, rows: readonly number[]): FoundGames {
  const { played = [], games = [], text = "" } = found ?? {};
  const wanted = new Set(rows.map((row) => pageOf(row - played.length)).filter((page) => page > 0));
  const pages = found && isPaged(found) ? [...wanted] : [];
  const read = useQueries({ queries: pages.map((page) => searchPageQuery(edition, text, page)) }, queryClient);

  const gameOf = (row: number): FoundGame | null => {
    const at = row - played.length;
    if (at < 0) return played[row] ?? null;
    const page = pageOf(at);
    const known = page === 0 ? games : read[pages.indexOf(page)]?.data;
    return known?.[at % foundPageSize] ?? null;
  };
  // While it is read again, a page that failed keeps the retry, and the focus on it.
  const failed = read.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0);
  const failure = {
    isFetching: failed.some(({ isFetching }) => isFetching),
    failures: Math.max(...failed.map(({ errorUpdateCount }) => errorUpdateCount)),
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
  return { gameOf, failure: failed.length > 0 ? failure : null };
}

const pageOf = (at: number): number => Math.floor(at / foundPageSize);

/** The server searches by name without pages. */
const isPaged = ({ isComplete, total, matchTotal, nearTotal }: SearchResult): boolean =>
  isComplete && total + matchTotal + nearTotal > foundPageSize;
