"use client";

import { useEffect, useRef, useState } from "react";
import type { LiveTable, LiveTables } from "@/lib/play/live-data/seats/schema";

/** Tables whose change is announced at once; more would be a flood. */
const mostNews = 3;

/** Returns the text that announces changes of the page's tables since the last read, seats and limits; nothing on the first. */
export function useTableAnnouncement(
  tables: LiveTables | null,
  cards: readonly HTMLElement[],
  textOf: (table: LiveTable) => string,
): string {
  const known = useRef<LiveTables | null>(null);
  const [news, setNews] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new figures are news
  useEffect(() => {
    if (!tables) return;
    const before = known.current;
    known.current = tables;
    if (!before) return;
    const changed = new Map(
      cards.flatMap((card) => {
        const key = card.dataset.table ?? "";
        const [now, last] = [tables[key], before[key]];
        // Numbers change with every round: they are not announced.
        if (!now || !last || textOf(now) === textOf(last)) return [];
        return [[key, `${card.closest<HTMLElement>("[data-game]")?.dataset.name}: ${textOf(now)}`]];
      }),
    );
    if (changed.size > 0) setNews([...changed.values()].slice(0, mostNews).join(". "));
  }, [tables, cards]);
  return news;
}
