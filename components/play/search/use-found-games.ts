import { useQueries } from "@tanstack/react-query";
import { type SearchResult, searchPageQuery } from "@/lib/play/search/queries";
import { type FoundGame, foundPageSize } from "@/lib/play/search/schema";
import { queryClient } from "@/lib/session/player/player-queries";

/** The games of these rows. The first page came with the result; the others are read, and a row is null until then. */
export function useFoundGames(edition: string, found: SearchResult | undefined, rows: readonly number[]) {
  const { played = [], games = [], text = "" } = found ?? {};
  const wanted = new Set(rows.map((row) => pageOf(row - played.length)).filter((page) => page > 0));
  const pages = found && isPaged(found) ? [...wanted] : [];
  const read = useQueries({ queries: pages.map((page) => searchPageQuery(edition, text, page)) }, queryClient);

  return (row: number): FoundGame | null => {
    const at = row - played.length;
    if (at < 0) return played[row] ?? null;
    const page = pageOf(at);
    const known = page === 0 ? games : read[pages.indexOf(page)]?.data;
    return known?.[at % foundPageSize] ?? null;
  };
}

const pageOf = (at: number): number => Math.floor(at / foundPageSize);

/** The server searches by name without pages. */
const isPaged = ({ isComplete, total, matchTotal, nearTotal }: SearchResult): boolean =>
  isComplete && total + matchTotal + nearTotal > foundPageSize;
