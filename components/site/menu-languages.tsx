"use client";

import { useEffect, useRef } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";

/** The other languages of the open market, fetched when the menu opens. Without them its link to all markets remains. */
export function MenuLanguages({ menuId, href }: { menuId: string; href: string }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = document.getElementById(menuId);
    const fill = () => {
      if (container.current && menu?.matches(":popover-open")) showLanguages(href, container.current).catch(() => {});
    };
    // The menu may have been opened before this ran.
    fill();
    menu?.addEventListener("toggle", fill);
    return () => menu?.removeEventListener("toggle", fill);
  }, [menuId, href]);

  return <div ref={container} />;
}

async function showLanguages(href: string, container: HTMLElement): Promise<void> {
  const { borrowMarketList, showMarketList } = await loadQuietly(() => import("./borrow-market-list"));
  const own = (await borrowMarketList(href)).querySelector("[data-current]");
  if (!own) return;
  const list = document.createElement("div");
  list.className = "markets";
  list.append(document.createElement("ul"));
  list.firstElementChild?.append(own.cloneNode(true));
  showMarketList(list, container);
}
