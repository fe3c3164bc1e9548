"use client";

import type { Vertical } from "@/lib/offers/campaigns/vertical";
import { usePageSearch } from "@/lib/site/dialogs/use-page-search";

export const rewardFilters = ["all", "casino", "live-casino", "sports"] as const satisfies readonly (
  | "all"
  | Vertical
)[];
type RewardFilter = (typeof rewardFilters)[number];

/** The games that the address of the page names, all where it names none, and the function that changes them there. */
export function useRewardFilter() {
  const { search, changeSearch } = usePageSearch();
  const wanted = new URLSearchParams(search).get("games");
  const setFilter = (filter: RewardFilter) => changeSearch(writeRewardFilter(filter));
  return { filter: rewardFilters.find((each) => each === wanted) ?? "all", setFilter };
}

export const writeRewardFilter = (filter: RewardFilter): string => (filter === "all" ? "" : `?games=${filter}`);
