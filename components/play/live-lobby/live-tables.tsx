"use client";

import { createPortal } from "react-dom";
import { useMainElements } from "@/components/play/catalogue/use-main-elements";
import { useCountry } from "@/components/site/use-country";
import { type Currency, isCurrency } from "@/lib/core/money";
import { countryCurrency } from "@/lib/market/currency";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { liveDataQuery } from "@/lib/play/live-data/queries";
import { outdatedSince } from "@/lib/play/live-data/read";
import { mergeTable } from "@/lib/play/live-data/seats/tables";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery, usePublicQuery } from "@/lib/session/player/player-queries";
import { TableFacts } from "./table-facts";
import { TableLines, tableTexts } from "./table-lines";
import { useTableAnnouncement } from "./use-table-announcement";
import { useTableOutage } from "./use-table-outage";

export interface LiveTablesProps {
  edition: string;
  /** A BCP 47 tag, for digits. */
  tag: string;
  /** Of the market, for a visitor whose country nobody knows. */
  currency: Currency;
}

/**
 * Writes seats and limits into the cards of the page, which have kept the room for them, the dealer and the last numbers over their
 * art, and announces what changes of the seats. While they cannot be read, the last ones remain, and a message shows their time.
 */
export function LiveTables({ edition, tag, currency: marketCurrency }: LiveTablesProps) {
  const t = useTranslations("play.liveLobby");
  const { data, isError } = usePublicQuery(liveDataQuery(edition));
  const currency = useCurrency(marketCurrency);
  const tables = data?.tables ?? null;
  const isOld = outdatedSince(data, "tables", isError) !== null;
  // The places that they have kept: a filter, or the next part of a list, brings others.
  const cards = useMainElements("[data-table]");
  useTableOutage({
    isOut: isError || isOld || (data !== undefined && !tables),
    atMs: data?.partsReadAt.tables ?? null,
    tag,
  });
  const news = useTableAnnouncement(tables, cards, (table) => tableTexts({ t, table, currency, tag }).join(", "));

  return (
    <>
      {cards.map((card, at) => {
        const table = mergeTable(card.dataset.table ?? "", tables);
        return createPortal(<TableLines t={t} table={table} currency={currency} tag={tag} />, card, String(at));
      })}
      {cards.map((card, at) => {
        const art = card.closest("[data-look=art]")?.querySelector("a");
        const table = tables?.[card.dataset.table ?? ""];
        return art && table ? createPortal(<TableFacts t={t} table={table} tag={tag} />, art, `art-${at}`) : null;
      })}
      <p className="sr-only" role="status">
        {news}
      </p>
    </>
  );
}

/** The player's currency; a visitor's by the country that was detected, else the market's. */
function useCurrency(ofMarket: Currency): Currency {
  const { data: profile } = usePlayerQuery(profileQuery);
  const country = useCountry();
  if (isCurrency(profile?.currencyCode)) return profile.currencyCode;
  return country ? countryCurrency(country) : ofMarket;
}
