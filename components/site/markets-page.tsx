import type { MarketTable } from "@/lib/market/availability";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { MarketList } from "./market-list";

/** The whole list on a page of its own: for crawlers, for browsers without scripts, and for the menu, which borrows it. */
export async function MarketsPage({ locale, table }: { locale: Locale; table: MarketTable }) {
  const t = await getTranslations(locale, "site");
  return (
    <main id="main" className="page markets-page">
      <h1>{t("menu.markets")}</h1>
      <p>{t("markets.intro")}</p>
      <MarketList current={locale} table={table} />
    </main>
  );
}
