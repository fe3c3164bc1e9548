"use client";

import { type RefObject, useEffect } from "react";
import { followedLink } from "@/lib/core/followed-link";
import { createHttp } from "@/lib/core/http/http";
import { type MarketRow, MarketRows } from "@/lib/market/market-row";
import { inLocale, nearestPage } from "@/lib/market/switch-links";
import { pageAddress } from "@/lib/site/dialogs/popup-history";
import { setRootData } from "@/lib/site/root-data";

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 200_000 });
const loading = new Map<string, Promise<readonly MarketRow[]>>();

/** The list of markets of a locale, requested once. @throws when it cannot be had; the next call tries again */
export function loadMarketRows(locale: string): Promise<readonly MarketRow[]> {
  const known = loading.get(locale);
  if (known) return known;
  const rows = site.get(`api/markets/${locale}`, MarketRows);
  loading.set(locale, rows);
  rows.catch(() => loading.delete(locale));
  return rows;
}

/** The address of the page that is shown, in another locale. */
export function linksOfPage(): (segment: string) => string {
  const page = new URL(pageAddress(), location.origin);
  return (segment) => inLocale(page, segment);
}

/** In the element and beside it, a link to a page that the other market does not have leads to the nearest one above it. */
export function useMarketLinks(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = element.current?.parentElement;
    area?.addEventListener("click", follow);
    return () => area?.removeEventListener("click", follow);
  }, [element]);
}

function follow(event: MouseEvent): void {
  const link = followedLink(event, "a[data-locale]");
  if (!link) return;
  event.preventDefault();
  setRootData("navigating", "");
  void nearestPage(link.href).then((address) => location.assign(address));
}
