import type { ReactNode } from "react";
import type { Locale } from "@/lib/market/locale";
import type { LinkedTerm } from "@/lib/routing/glossary-terms";
import { paths } from "@/lib/routing/paths";

interface TermLinkProps {
  locale: Locale;
  term: LinkedTerm;
  children: ReactNode;
}

/** A term where it stands, which leads to its meaning. */
export function TermLink({ locale, term, children }: TermLinkProps) {
  return (
    <a
      href={paths.glossary(locale, term)}
      className="underline decoration-dotted decoration-line underline-offset-4 hover:text-text hover:decoration-accent"
    >
      {children}
    </a>
  );
}
