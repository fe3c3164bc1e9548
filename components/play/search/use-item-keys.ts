"use client";

import { useMemo } from "react";
import type { SearchResult } from "@/lib/play/search/queries";
import { type Group, rowOfItem } from "./list-positions";

/**
 * The keys of the list's items: a heading, and a game of the result, keep their elements when the next list has them too,
 * at any index. All other items have their index as key. The same function for the same list, since a new one makes the window
 * compute all places again.
 */
export function useItemKeys(found: SearchResult | undefined, groups: readonly Group[]) {
  const at = groups.map(({ name, heading }) => `${name} ${heading}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts of the groups, which are new with every render
  return useMemo(() => {
    const games = [...(found?.played ?? []), ...(found?.games ?? [])];
    const known = games.map(({ gameProvider, gameId }) => `${gameProvider.slug}/${gameId}`);
    const names = new Map(groups.map(({ name, heading }) => [heading, name]));
    const places = [...names.keys()];
    return (item: number): string | number => names.get(item) ?? known[rowOfItem(places, item)] ?? item;
  }, [found, at]);
}
