import { useState } from "react";
import type { Found } from "@/lib/play/search/schema";

/** Rows that are drawn at first, and with each step towards the end. */
const step = 15;

export interface Rows {
  /** Of the list; -1 for none. */
  activeAt: number;
  total: number;
  /** How many are drawn. */
  drawn: number;
  drawMore: () => void;
  move: (by: 1 | -1) => void;
  /** Another text is searched for; `isTyped`: the first result is the one that Enter opens. */
  restart: (isTyped: boolean) => void;
}

/** The place in a list of results, and how many of them are in the document: as far as the reader has come. */
export function useRows(found: Found | undefined): Rows {
  const [place, setPlace] = useState({ activeAt: -1, drawn: step });
  const total = (found?.played.length ?? 0) + (found?.containing.length ?? 0) + (found?.near.length ?? 0);
  const activeAt = Math.min(place.activeAt, total - 1);
  const drawn = Math.min(place.drawn, total);
  return {
    activeAt,
    total,
    drawn,
    drawMore: () => drawn < total && setPlace({ ...place, drawn: drawn + step }),
    move: (by) => {
      if (total === 0) return;
      const at = activeAt < 0 && by < 0 ? total - 1 : (activeAt + by + total) % total;
      setPlace({ activeAt: at, drawn: Math.max(drawn, at + 1) });
    },
    restart: (isTyped) => setPlace({ activeAt: isTyped ? 0 : -1, drawn: step }),
  };
}
