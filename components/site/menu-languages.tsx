"use client";

import { useEffect, useRef } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";

interface MenuLanguagesProps {
  menuId: string;
  href: string;
  /** The market's number of languages: their space is reserved, so that nothing moves under a finger when they arrive. */
  count: number;
}

/** By rows of three languages. */
const reserved = ["min-h-20", "min-h-30", "min-h-40", "min-h-48"];

/** The languages of the open market, fetched when the menu opens. Without them the link to all markets remains. */
export function MenuLanguages({ menuId, href, count }: MenuLanguagesProps) {
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

  return <div ref={container} className={reserved[Math.ceil(count / 3) - 1]} />;
}

async function showLanguages(href: string, container: HTMLElement): Promise<void> {
  const { borrowMarketList, showMarketList } = await loadQuietly(() => import("./borrow-market-list"));
  const own = (await borrowMarketList(href)).querySelector("[data-current]");
  if (!own) return;
  const list = document.createElement("ul");
  list.className = "grid";
  list.append(own.cloneNode(true));
  showMarketList(list, container);
}
