import { useLayoutEffect, useRef } from "react";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { showMarketList } from "./borrow-market-list";

/** The page of markets as a popup: its links lead to the page below, in another market or language. */
export function MarketsDialog({ list, ...frame }: DialogFrame & { list: Element }) {
  const t = useTranslations("site");
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (container.current) showMarketList(list, container.current);
  }, [list]);

  return (
    <Dialog {...frame} title={t("menu.markets")} note={t("markets.intro")} closeLabel={t("markets.close")}>
      {/* Scrolls by itself, so that the way out stays; the padding keeps the focus ring of its links whole. */}
      <div ref={container} className="-m-1 max-h-[calc(100dvh-14rem)] overflow-y-auto p-1" />
    </Dialog>
  );
}
