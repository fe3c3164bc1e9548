import { clsx } from "clsx";
import { countryAliases } from "@/lib/market/country-aliases";
import { languages } from "@/lib/market/languages";
import { isListed } from "@/lib/market/likely-markets";
import { type Locale, localesOf, resolveLocale } from "@/lib/market/locale";
import { type MarketCode, marketCodes, marketRegions, markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { MarketTable } from "@/lib/market/offered-languages";
import { paths } from "@/lib/routing/paths";

const regionTitle = "mt-[var(--region-gap,20px)] mb-1 text-sm font-650 tracking-normal text-muted";
const columns = "grid gap-x-8 @card:grid-cols-2 @min-[1100px]:grid-cols-3";
const row = "grid content-start border-t border-line pt-2 pb-0.5 only:col-span-full";
const code = "ml-1 text-xs/base font-medium tracking-[0.04em] text-muted";
const localeLink = clsx(
  "inline-flex min-h-9 min-w-11 items-center rounded-sm px-2.5 text-muted hover:bg-raised hover:text-text",
  "current:font-650 current:text-accent current:before:mr-1.5",
  "current:before:content-['✓'/''] pointer-coarse:min-h-11",
);

export const marketListId = "market-list";

/** Every market with its languages, by region, each in its own name. The links lead to the home pages; the menu's copies stay on the page. */
export async function MarketList({ current, table }: { current: Locale; table: MarketTable }) {
  const t = await getTranslations(current, "site");
  const offered = marketCodes.filter((code) => table[code].length > 0 && isListed(code, current.market));
  const inRegion = (region: string) =>
    offered
      .filter((code) => markets[code].region === region)
      .sort((one, other) => markets[one].name.localeCompare(markets[other].name));
  return (
    <div id={marketListId} className="@container">
      {marketRegions.map((region) => (
        <section key={region} aria-labelledby={`markets-${region}`}>
          <h2 className={regionTitle} id={`markets-${region}`}>
            {t(`markets.${region}`)}
          </h2>
          <ul className={columns}>
            {inRegion(region).map((market) => (
              <MarketRow key={market} market={market} current={current} table={table} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MarketRow({ market, current, table }: { market: MarketCode; current: Locale; table: MarketTable }) {
  const locales = localesOf(table).filter((locale) => locale.market === market);
  const [first = current] = locales;
  const aliases = countryAliases[markets[market].originCountryCode ?? ""] ?? [];
  return (
    <li
      className={row}
      data-market={market}
      data-words={[markets[market].label, ...aliases].join(" ")}
      data-current={market === current.market ? "" : undefined}
    >
      <b className="font-semibold in-[[data-current]]:text-accent" lang={resolveLocale(first).tag}>
        {markets[market].name} <abbr className={code}>{market}</abbr>
      </b>
      <span className="-ml-2.5 flex flex-wrap">
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
      className={localeLink}
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
