"use client";

import { useState } from "react";
import type { Found } from "@/lib/play/search/schema";

export interface Rows {
  /** Of the list; -1 for none. */
  activeAt: number;
  total: number;
  /** Has the text found any game? Otherwise the rows are suggestions. */
  isFound: boolean;
  move: (by: 1 | -1) => void;
  /** Another text is searched for; `isTyped`: the first result is the one that Enter opens. */
  restart: (isTyped: boolean) => void;
}

/** The place in a list of results. */
export function useRows(found: Found | undefined): Rows {
  const [place, setPlace] = useState<number | "first">(-1);
  const count = found ? found.total + found.matchTotal + found.nearTotal : 0;
  const total = found ? found.played.length + count + found.popularTotal : 0;
  // Enter opens no popular game that stands where nothing was found.
  const isFound = count > 0;
  const first = isFound ? 0 : -1;
  const activeAt = Math.min(place === "first" ? first : place, total - 1);
  return {
    activeAt,
    total,
    isFound,
    move: (by) => {
      if (total > 0) setPlace(activeAt < 0 && by < 0 ? total - 1 : (activeAt + by + total) % total);
    },
    restart: (isTyped) => setPlace(isTyped ? "first" : -1),
  };
}
