"use client";

import { useState } from "react";
import { type HistoryFilter, windowOf } from "@/lib/money/transactions/filter";

/**
 * The window of the history. It stays while its pages are read, so that each begins where the last one ended; another kind or time,
 * or `renew`, opens a new one that ends now.
 */
export function useHistoryWindow(filter: HistoryFilter) {
  const read = [filter.category, filter.hour, filter.from, filter.to].join();
  const [opened, setOpened] = useState(() => ({ read, at: Date.now() }));
  const renewed = opened.read === read ? opened : { read, at: Date.now() };
  if (renewed !== opened) setOpened(renewed);
  return { window: windowOf(filter, renewed.at), renew: () => setOpened({ read, at: Date.now() }) };
}
