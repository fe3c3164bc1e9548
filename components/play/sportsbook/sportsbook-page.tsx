import type { ReactNode } from "react";
import { BettingTerms } from "@/components/site/content/betting-terms";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { SportsProduct } from "@/lib/play/sportsbook/place";
import { roomLook } from "./frame-look";

interface SportsbookPageProps {
  locale: Locale;
  product: SportsProduct;
  /** The frame of the partner, as visitors and players have it. */
  children: ReactNode;
}

/** The page of the sportsbook or of virtual sports: the same for everybody; what it frames arrives in an island. */
export async function SportsbookPage({ locale, product, children }: SportsbookPageProps) {
  const t = await getTranslations(locale, "site.navigation");
  const tGlossary = await getTranslations(locale, "site.glossary");
  return (
    <main id="main" className="page grid grid-cols-1 content-start gap-gap">
      <h1 className="text-xl/compact">{t(product)}</h1>
      <div className={roomLook}>{children}</div>
      <BettingTerms t={tGlossary} locale={locale} />
    </main>
  );
}
