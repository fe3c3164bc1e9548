import type { MarketTable } from "@/lib/market/availability";
import { languages } from "@/lib/market/languages";
import { type Locale, localesOf, resolveLocale } from "@/lib/market/locale";
import { type MarketCode, marketCodes, marketRegions, markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";

export const marketListId = "market-list";

/** Every market with its languages, by region, each in its own name. The links lead to the home pages; the menu's copies stay on the page. */
export async function MarketList({ current, table }: { current: Locale; table: MarketTable }) {
  const t = await getTranslations(current, "site");
  const offered = marketCodes.filter((code) => table[code].length > 0);
  const inRegion = (region: string) =>
    offered
      .filter((code) => markets[code].region === region)
      .sort((one, other) => markets[one].name.localeCompare(markets[other].name));
  return (
    <div id={marketListId} className="markets">
      {marketRegions.map((region) => (
        <section key={region} aria-labelledby={`markets-${region}`}>
          <h2 id={`markets-${region}`}>{t(`markets.${region}`)}</h2>
          <ul>
            {inRegion(region).map((code) => (
              <MarketRow key={code} code={code} current={current} table={table} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MarketRow({ code, current, table }: { code: MarketCode; current: Locale; table: MarketTable }) {
  const locales = localesOf(table).filter(({ market }) => market === code);
  const [first = current] = locales;
  return (
    <li data-current={code === current.market ? "" : undefined}>
      <b lang={resolveLocale(first).tag}>
        {markets[code].name} <abbr>{code}</abbr>
      </b>
      <span>
        {locales.map((locale) => (
          <LocaleLink key={locale.segment} locale={locale} isCurrent={locale.segment === current.segment} />
        ))}
      </span>
    </li>
  );
}

function LocaleLink({ locale, isCurrent }: { locale: Locale; isCurrent: boolean }) {
  const { tag } = resolveLocale(locale);
  return (
    <a
      href={paths.home(locale)}
      hrefLang={tag}
      lang={tag}
      data-locale={locale.segment}
      aria-current={isCurrent ? "true" : undefined}
    >
      {languages[locale.language].name}
    </a>
  );
}
