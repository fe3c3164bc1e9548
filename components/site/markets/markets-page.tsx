import { type Locale, parseLocale } from "@/lib/market/locale";
import { marketRows } from "@/lib/market/market-rows";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { MarketTable } from "@/lib/market/offered-languages";
import { paths } from "@/lib/routing/paths";
import { MarketList, regionTitles } from "./market-list";
import { PageMarketFinder } from "./page-market-finder";

/** The whole list on a separate page: for crawlers, for browsers without scripts, and where the dialog does not arrive. Its links lead to home pages. */
export async function MarketsPage({ locale, table }: { locale: Locale; table: MarketTable }) {
  const t = await getTranslations(locale, "site.markets");
  const tMenu = await getTranslations(locale, "site.menu");
  const tForm = await getTranslations(locale, "site.form");
  return (
    <main id="main" className="page [--region-gap:36px]">
      <h1 className="text-2xl/base tracking-tighter">{tMenu("markets")}</h1>
      <p className="mt-1.5 text-muted">{t("intro")}</p>
      <div className="mt-4 grid gap-1">
        <PageMarketFinder texts={{ find: t("find"), likely: t("likely"), none: tForm("combobox.none") }}>
          <MarketList
            id="market-list"
            rows={marketRows(locale, table)}
            titles={regionTitles(t)}
            current={locale.segment}
            hrefOf={(segment) => paths.home(parseLocale(segment, table) ?? locale)}
          />
        </PageMarketFinder>
      </div>
    </main>
  );
}
