import { useMemo } from "react";
import type { SearchResult } from "@/lib/play/search/queries";
import { rowOfItem } from "./group-rows";

/**
 * What an item of the list is: a game that came with the result keeps its row, and its picture, when the next list has it too. All
 * other items are their places. The same function for the same list, since a new one makes the window compute all places anew.
 */
export function useItemKeys(found: SearchResult | undefined, headings: readonly number[]) {
  const at = headings.join();
  return useMemo(() => {
    const games = [...(found?.played ?? []), ...(found?.games ?? [])];
    const known = games.map(({ gameProvider, gameId }) => `${gameProvider.slug}/${gameId}`);
    const places = at === "" ? [] : at.split(",").map(Number);
    return (item: number): string | number => (places.includes(item) ? item : (known[rowOfItem(places, item)] ?? item));
  }, [found, at]);
}
