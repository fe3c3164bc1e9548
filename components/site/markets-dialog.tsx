import { useLayoutEffect, useRef } from "react";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { showMarketList } from "./borrow-market-list";
import { MarketFinder } from "./market-finder";
import { usePopupTitle } from "./use-popup-title";

/** The page of markets as a popup: its links lead to the page below, in another market or language. */
export function MarketsDialog({ list, ...frame }: DialogFrame & { list: Element }) {
  const t = useTranslations("site");
  const container = useRef<HTMLDivElement>(null);

  usePopupTitle("markets", t("menu.markets"));
  useLayoutEffect(() => {
    const { current } = container;
    if (current) showMarketList(list, current, current.parentElement ?? current);
  }, [list]);

  return (
    <Dialog {...frame} look="list" title={t("menu.markets")} note={t("markets.intro")} closeLabel={t("markets.close")}>
      {/* Scrolls by itself, so that the way out and the field stay; the padding keeps the focus ring of its links whole. */}
      <MarketFinder
        texts={{ find: t("markets.find"), likely: t("markets.likely"), none: t("form.combobox.none") }}
        list={() => container.current}
        className="-m-1 min-h-40 overflow-y-auto p-1"
      >
        <div ref={container} />
      </MarketFinder>
    </Dialog>
  );
}
