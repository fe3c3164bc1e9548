import type { Fact } from "@/components/ui/description-list";
import type { Locale } from "@/lib/market/locale";
import type { LinkedTerm } from "@/lib/routing/glossary-terms";
import { TermLink } from "./term-link";

/** Facts whose names lead to their meaning, where the glossary has it. */
export const linkTerms = (locale: Locale, facts: readonly (Fact & { term?: LinkedTerm })[]): Fact[] =>
  facts.map(({ term, ...fact }) =>
    term === undefined
      ? fact
      : {
          ...fact,
          label: (
            <TermLink locale={locale} term={term}>
              {fact.name}
            </TermLink>
          ),
        },
  );
