"use client";

import { useState } from "react";
import type { Found } from "@/lib/play/search/schema";

export interface Rows {
  /** Of the list; -1 for none. */
  activeAt: number;
  total: number;
  move: (by: 1 | -1) => void;
  /** Another text is searched for; `isTyped`: the first result is the one that Enter opens. */
  restart: (isTyped: boolean) => void;
}

/** The place in a list of results. */
export function useRows(found: Found | undefined): Rows {
  const [place, setPlace] = useState(-1);
  const total = found ? found.played.length + found.total + found.nearTotal : 0;
  const activeAt = Math.min(place, total - 1);
  return {
    activeAt,
    total,
    move: (by) => {
      if (total > 0) setPlace(activeAt < 0 && by < 0 ? total - 1 : (activeAt + by + total) % total);
    },
    restart: (isTyped) => setPlace(isTyped ? 0 : -1),
  };
}
