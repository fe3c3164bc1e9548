import { clsx } from "clsx";
import { TermLink } from "@/components/site/content/term-link";
import type { Locale } from "@/lib/market/locale";
import type { ShownPromotion } from "@/lib/offers/promotions/api";
import { rowsStyle } from "./promotion-styles";

const panel = "grid rounded-lg border border-line bg-surface px-5 py-1.5 text-sm shadow-card md:text-base";

const factLooks = {
  card: {
    list: clsx(rowsStyle, "mx-4.5 mt-3.5 mb-1.5 @wide-card:row-span-6 content-start text-sm"),
    fact: "py-1.75",
  },
  page: {
    list: clsx(panel, "lg:grid-cols-2 lg:gap-x-12"),
    fact: "py-2.5 first:border-t-0 lg:nth-2:border-t-0",
  },
  column: { list: panel, fact: "py-2.5 first:border-t-0" },
} as const;

interface FactListProps {
  facts: ShownPromotion["facts"];
  label: string;
  look: keyof typeof factLooks;
  /** Where the glossary explains the facts; absent within a link. */
  locale?: Locale;
}

/** What the glossary has of the six facts, in their order. */
const terms = [null, "wagering", null, "highest-bet", "excluded-games", "giving-up"] as const;

/** The six facts, always in one order. */
export function FactList({ facts, label, look, locale }: FactListProps) {
  const { list, fact } = factLooks[look];
  const linked = (name: string, term: (typeof terms)[number] | undefined) =>
    locale && term ? (
      <TermLink locale={locale} term={term}>
        {name}
      </TermLink>
    ) : (
      name
    );
  return (
    <dl className={list} aria-label={label}>
      {facts.map(([name, value], at) => (
        <div
          key={name}
          className={clsx(
            "grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-3 border-line border-t",
            fact,
          )}
        >
          <dt className="text-muted">{linked(name, terms[at])}</dt>
          <dd className="wrap-anywhere font-semibold figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
