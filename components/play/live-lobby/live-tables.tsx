import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useCountry } from "@/components/site/use-country";
import { type Currency, isCurrency } from "@/lib/core/money";
import { countryCurrency } from "@/lib/market/currency";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { liveDataQuery } from "@/lib/play/live-data/queries";
import type { LiveTables as Tables } from "@/lib/play/live-lobby/schema";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery, usePublicQuery } from "@/lib/session/player-queries";
import { seatsText, TableLines } from "./table-lines";

export interface LiveTablesProps {
  edition: string;
  /** A BCP 47 tag, for digits. */
  tag: string;
  /** Of the market, for a visitor whose country nobody knows. */
  currency: Currency;
}

/** Cards whose change is announced at once; more would be a flood. */
const mostNews = 3;

/** Writes seats and limits into the cards of the page, which have kept the room for them, and announces changed seats. */
export function LiveTables({ edition, tag, currency: marketCurrency }: LiveTablesProps) {
  const t = useTranslations("play");
  const { data } = usePublicQuery(liveDataQuery(edition));
  const currency = useCurrency(marketCurrency);
  const tables = data?.tables ?? null;
  const [cards, setCards] = useState<readonly HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data may find other cards
  useEffect(() => setCards([...document.querySelectorAll<HTMLElement>("[data-table]")]), [tables]);

  return (
    <>
      {cards.map((card, at) => {
        const table = tables?.[card.dataset.table ?? ""];
        return table
          ? createPortal(<TableLines t={t} table={table} currency={currency} tag={tag} />, card, String(at))
          : null;
      })}
      <p className="sr-only" role="status">
        {useNews(t, tables, cards)}
      </p>
    </>
  );
}

/** What the seats of the page's tables have changed to since the last read; nothing on the first. */
function useNews(t: Translator<"play">, tables: Tables | null, cards: readonly HTMLElement[]): string {
  const known = useRef<Tables | null>(null);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (!tables) return;
    const before = known.current;
    known.current = tables;
    if (!before) return;
    const changed = new Map(
      cards.flatMap((card) => {
        const key = card.dataset.table ?? "";
        const [now, last] = [tables[key], before[key]];
        if (!now || !last || now.seatsTaken === last.seatsTaken) return [];
        return [[key, `${card.closest("a")?.querySelector("b")?.firstChild?.textContent}: ${seatsText(t, now)}`]];
      }),
    );
    if (changed.size > 0) setNews([...changed.values()].slice(0, mostNews).join(". "));
  }, [t, tables, cards]);
  return news;
}

/** The player's currency; a visitor's by the country that was detected, else the market's. */
function useCurrency(ofMarket: Currency): Currency {
  const { data: profile } = usePlayerQuery(profileQuery);
  const country = useCountry();
  if (isCurrency(profile?.currencyCode)) return profile.currencyCode;
  return country ? countryCurrency(country) : ofMarket;
}
