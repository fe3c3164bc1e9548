"use client";

import { useRef, useState } from "react";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useIsPainted } from "@/components/ui/use-is-painted";
import { localeOfPath } from "@/lib/market/locale";
import type { MarketRow } from "@/lib/market/market-row";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePopupHead } from "../dialogs/use-popup-head";
import { MarketFinder } from "./market-finder";
import { linksOfPage, useMarketLinks } from "./market-links";
import { MarketList, regionTitles } from "./market-list";

/** The page of markets as a popup: its links lead to the page below, in another market or language. */
export function MarketsDialog({ rows, ...frame }: DialogFrame & { rows: readonly MarketRow[] }) {
  const t = useTranslations("site.markets");
  const tMenu = useTranslations("site.menu");
  const tForm = useTranslations("site.form");
  const container = useRef<HTMLDivElement>(null);
  const [hrefOf] = useState(linksOfPage);
  const isPainted = useIsPainted();

  usePopupHead("markets", tMenu("markets"));
  useMarketLinks(container);

  return (
    <Dialog {...frame} look="list" title={tMenu("markets")} note={t("intro")} closeLabel={t("close")}>
      {/* Scrolls by itself, so that the way out and the field stay; the padding keeps the focus ring of its links whole. */}
      <MarketFinder
        texts={{ find: t("find"), likely: t("likely"), none: tForm("combobox.none") }}
        list={() => container.current}
        isListed={isPainted}
        className="-m-1 min-h-40 overflow-y-auto p-1"
      >
        <div ref={container}>
          {isPainted ? (
            <MarketList
              rows={rows}
              titles={regionTitles(t)}
              current={localeOfPath(location.pathname).segment}
              hrefOf={hrefOf}
              isOwnFirst
            />
          ) : null}
        </div>
      </MarketFinder>
    </Dialog>
  );
}
