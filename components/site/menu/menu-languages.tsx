"use client";

import { useEffect, useRef, useState } from "react";
import type { MarketRow } from "@/lib/market/market-row";
import { linksOfPage, loadMarketRows, useMarketLinks } from "../markets/market-links";
import { MarketRowItem } from "../markets/market-list";

interface MenuLanguagesProps {
  menuId: string;
  /** The segment of the locale that is open. */
  locale: string;
  /** The market's number of languages: their space is reserved, so that nothing moves under a finger when they arrive. */
  count: number;
}

/** By rows of three languages. */
const reserved = ["min-h-20", "min-h-30", "min-h-40", "min-h-48"];

/** The languages of the open market, fetched when the menu opens. Without them the link to all markets remains. */
export function MenuLanguages({ menuId, locale, count }: MenuLanguagesProps) {
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ row: MarketRow; hrefOf: (segment: string) => string } | null>(null);
  useMarketLinks(container);

  useEffect(() => {
    const menu = document.getElementById(menuId);
    const isOwn = ({ locales }: MarketRow) => locales.some(({ segment }) => segment === locale);
    const fill = () => {
      if (!menu?.matches(":popover-open")) return;
      loadMarketRows(locale).then(
        (rows) => {
          const row = rows.find(isOwn);
          if (row) setShown({ row, hrefOf: linksOfPage() });
        },
        () => {},
      );
    };
    // The menu may have been opened before this ran.
    fill();
    menu?.addEventListener("toggle", fill);
    return () => menu?.removeEventListener("toggle", fill);
  }, [menuId, locale]);

  return (
    <div ref={container} className={reserved[Math.ceil(count / 3) - 1]}>
      {shown ? (
        <ul className="grid">
          <MarketRowItem row={shown.row} current={locale} hrefOf={shown.hrefOf} />
        </ul>
      ) : null}
    </div>
  );
}
