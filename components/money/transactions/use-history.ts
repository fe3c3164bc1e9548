"use client";

import { useMemo, useState } from "react";
import type { HistoryFilter, HistoryWindow } from "@/lib/money/transactions/filter";
import { groupByDay, toDated } from "@/lib/money/transactions/groups";
import { applyNews, instantOf, mergeTransactions } from "@/lib/money/transactions/merge";
import { historyNewsQuery, transactionsQuery } from "@/lib/money/transactions/queries";
import type { Transaction } from "@/lib/money/transactions/schema";
import { usePlayerInfiniteQuery } from "@/lib/session/player/player-pages";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { serverNow } from "./use-server-clock";

const none: readonly Transaction[] = [];

/** How many pages are read by themselves while a status, by which the platform does not filter, is chosen. */
const automaticPages = 5;

/** The rows of a window in the groups of their days, and what happened since it was opened. */
export function useHistory({ category, status }: HistoryFilter, window: HistoryWindow) {
  const narrowed = { ...(category && { category }), from: window.from, to: window.to };
  const pages = usePlayerInfiniteQuery((player) => transactionsQuery(player, narrowed));
  const { data: news, dataUpdatedAt } = usePlayerQuery((player) => ({
    ...historyNewsQuery(player, narrowed),
    enabled: window.isOpen,
  }));
  const [accepted, setAccepted] = useState(none);

  const polled = news?.rows ?? none;
  const hasMore = pages.more !== "none";
  const { from, to, isOpen } = window;
  const { groups, count, fresh } = useMemo(() => {
    const { rows, fresh } = applyNews(mergeTransactions([...(pages.data ?? []), accepted]), polled);
    const isShown = (row: Transaction) => status === null || row.status === status;
    const shown = rows.filter(isShown);
    const isFiltered = category !== null || status !== null;
    const state = { window: { from, to, isOpen }, isFiltered, hasMore };
    return { groups: groupByDay(toDated(shown), state), count: shown.length, fresh: fresh.filter(isShown).length };
  }, [pages.data, accepted, polled, category, status, hasMore, from, to, isOpen]);

  return {
    pages,
    groups,
    count,
    /** How many rows wait, and whether there are more than were read. */
    fresh,
    hasGap: news?.hasGap ?? false,
    /** Shows what waits. Returns up to when rows are shown then, an ISO instant. */
    accept(): string {
      setAccepted(polled);
      const [newest] = polled;
      // When they were read, by the server's clock. By the platform's own a row may be later than that.
      const readAt = dataUpdatedAt + serverNow() - Date.now();
      return new Date(Math.max(readAt, newest ? instantOf(newest) : 0)).toISOString();
    },
    isAutomatic: status === null || (pages.data?.length ?? 0) < automaticPages,
  };
}
