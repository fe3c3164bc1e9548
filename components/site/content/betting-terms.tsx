import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { TermLink } from "./term-link";

const terms = ["odds", "accumulator"] as const;

/** The terms of bets, where a bet stands whose words are a partner's or a platform's. */
export function BettingTerms({ t, locale }: { t: Translator<"site.glossary">; locale: Locale }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-muted text-sm">
      {t("betting")}
      {terms.map((term) => (
        <TermLink key={term} locale={locale} term={term}>
          {t(term)}
        </TermLink>
      ))}
    </p>
  );
}
