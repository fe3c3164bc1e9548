import { clsx } from "clsx";
import type { MarketRow } from "@/lib/market/market-row";
import { type MarketRegion, marketRegions } from "@/lib/market/markets";
import type { Translator } from "@/lib/market/messages/translator";

const regionTitle = "mt-[var(--region-gap,20px)] mb-1 text-sm font-650 tracking-normal text-muted";
const columns = "grid gap-x-8 @card:grid-cols-2 @min-[1100px]:grid-cols-3";
const rowStyle = "grid content-start border-t border-line pt-2 pb-0.5 only:col-span-full";
const code = "ml-1 text-xs/base font-medium tracking-[0.04em] text-muted";
const localeLink = clsx(
  "inline-flex min-h-9 min-w-11 items-center rounded-sm px-2.5 text-muted hover:bg-raised hover:text-text",
  "current:font-650 current:text-accent current:before:mr-1.5",
  "current:before:content-['✓'/''] pointer-coarse:min-h-11",
);

interface MarketListProps {
  rows: readonly MarketRow[];
  titles: Readonly<Record<MarketRegion, string>>;
  /** The segment of the locale that is open. */
  current: string;
  hrefOf: (segment: string) => string;
  /** Of the one list that is a page's own; a copy has none. */
  id?: string;
  /** Its market comes first: another language of it is what a reader looks for most. */
  isOwnFirst?: boolean;
}

/** Every market with its languages, by region, each in its own name. */
export function MarketList({ rows, titles, current, hrefOf, id, isOwnFirst = false }: MarketListProps) {
  const own = isOwnFirst ? rows.filter((row) => isOwn(row, current)) : [];
  const others = rows.filter((row) => !own.includes(row));
  const draw = (row: MarketRow) => <MarketRowItem key={row.market} row={row} current={current} hrefOf={hrefOf} />;
  return (
    <div id={id} className="@container">
      {own.length > 0 ? <ul className={columns}>{own.map(draw)}</ul> : null}
      {marketRegions.map((region) => {
        const inRegion = others.filter((row) => row.region === region);
        const titleId = id && `markets-${region}`;
        if (inRegion.length === 0) return null;
        return (
          <section key={region} aria-labelledby={titleId}>
            <h2 className={regionTitle} id={titleId}>
              {titles[region]}
            </h2>
            <ul className={columns}>{inRegion.map(draw)}</ul>
          </section>
        );
      })}
    </div>
  );
}

const isOwn = ({ locales }: MarketRow, current: string) => locales.some(({ segment }) => segment === current);

interface MarketRowItemProps extends Pick<MarketListProps, "current" | "hrefOf"> {
  row: MarketRow;
}

/** A market with a link for each of its languages. */
export function MarketRowItem({ row, current, hrefOf }: MarketRowItemProps) {
  const { market, name, words, tag, locales } = row;
  return (
    <li
      className={rowStyle}
      data-market={market}
      data-words={words}
      data-current={isOwn(row, current) ? "" : undefined}
    >
      <b className="font-semibold in-[[data-current]]:text-accent" lang={tag}>
        {name} <abbr className={code}>{market}</abbr>
      </b>
      <span className="-ml-2.5 flex flex-wrap">
        {locales.map(({ segment, tag, name }) => (
          <a
            key={segment}
            className={localeLink}
            href={hrefOf(segment)}
            hrefLang={tag}
            lang={tag}
            data-locale={segment}
            aria-current={segment === current ? "true" : undefined}
          >
            {name}
          </a>
        ))}
      </span>
    </li>
  );
}

/** The titles of the regions, in the words of the page. */
export const regionTitles = (t: Translator<"site.markets">): Record<MarketRegion, string> => ({
  global: t("global"),
  europe: t("europe"),
  americas: t("americas"),
  asiaPacific: t("asiaPacific"),
});
