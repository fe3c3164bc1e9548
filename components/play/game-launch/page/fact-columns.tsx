import { clsx } from "clsx";
import type { ReactNode } from "react";
import { evenRows } from "@/components/play/lobby/even-rows";
import { TermLink } from "@/components/site/content/term-link";
import type { Locale } from "@/lib/market/locale";
import type { LinkedTerm } from "@/lib/routing/glossary-terms";

/** A fact of a game. `term`: what its name means is in the glossary. */
export type Fact = [name: string, value: ReactNode, term?: LinkedTerm];

/** On a desktop. */
const mostInRow = 6;
const list =
  "grid md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] md:gap-3.5 lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))]";

/** The facts, over the whole width: on a desktop in rows of nearly the same length, on a phone one in a line. */
export function FactColumns({ locale, facts }: { locale: Locale; facts: readonly Fact[] }) {
  const [columns] = evenRows(facts.length, mostInRow);
  return (
    <dl className={clsx(list, `desktop:tile-columns-${columns}`)}>
      {facts.map(([name, value, term]) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2 md:block md:border-0 md:p-0"
        >
          <dt className="text-muted text-sm">
            {term ? (
              <TermLink locale={locale} term={term}>
                {name}
              </TermLink>
            ) : (
              name
            )}
          </dt>
          <dd className="ml-auto text-end font-bold text-lg/base figures md:text-start">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
