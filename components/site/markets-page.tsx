import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { MarketTable } from "@/lib/market/offered-languages";
import { MarketList } from "./market-list";
import { PageMarketFinder } from "./page-market-finder";

/** The whole list on a separate page: for crawlers, for browsers without scripts, and for the menu, which borrows it. */
export async function MarketsPage({ locale, table }: { locale: Locale; table: MarketTable }) {
  const t = await getTranslations(locale, "site");
  return (
    <main id="main" className="page [--region-gap:36px]">
      <h1 className="text-2xl/base tracking-tighter">{t("menu.markets")}</h1>
      <p className="mt-1.5 text-muted">{t("markets.intro")}</p>
      <div className="mt-4 grid gap-1">
        <PageMarketFinder
          texts={{ find: t("markets.find"), likely: t("markets.likely"), none: t("form.combobox.none") }}
        >
          <MarketList current={locale} table={table} />
        </PageMarketFinder>
      </div>
    </main>
  );
}
