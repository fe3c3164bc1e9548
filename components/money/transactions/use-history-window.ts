"use client";

import { useState } from "react";
import { extendWindow, type HistoryFilter, windowOf } from "@/lib/money/transactions/filter";
import { serverNow } from "./use-server-clock";

interface Opened {
  /** What is read. */
  read: string;
  at: number;
  /** Up to when rows are shown, as an ISO instant; null: none was added since. */
  until: string | null;
}

/**
 * The window of the history. It stays while its pages are read, so that each begins where the last one ended; another kind or time,
 * or `renew`, opens a new one that ends now. `shown`: with the rows that were added to it, of which `extend` is told.
 */
export function useHistoryWindow(filter: HistoryFilter) {
  const read = [filter.category, filter.hour, filter.from, filter.to].join();
  const open = (): Opened => ({ read, at: serverNow(), until: null });
  const [opened, setOpened] = useState(open);
  const current = opened.read === read ? opened : open();
  if (current !== opened) setOpened(current);
  const window = windowOf(filter, current.at);
  return {
    window,
    shown: current.until ? extendWindow(window, current.until) : window,
    renew: () => setOpened(open()),
    extend: (until: string) => setOpened({ ...current, until }),
  };
}
