"use client";

import type { DateBounds } from "@/lib/core/time/date-range";
import { type HistoryFilter, readFilter, writeFilter } from "@/lib/money/transactions/filter";
import { usePageSearch } from "@/lib/site/dialogs/use-page-search";

/** The filter that the address of the page names, and the function that changes it there. */
export function useHistoryFilter(reach: DateBounds) {
  const { search, changeSearch } = usePageSearch();
  const change = (filter: HistoryFilter) => changeSearch(writeFilter(filter));
  return { ...readFilter(search, reach), change };
}
