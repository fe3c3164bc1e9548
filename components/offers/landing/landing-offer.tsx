import { FactList } from "@/components/offers/promotions/fact-list";
import { PromotionEnd } from "@/components/offers/promotions/promotion-card";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { showPromotion } from "@/lib/offers/promotions/shown-promotion";
import { blockTitle } from "./landing-styles";

/** The offer that a page is about, with all its facts: they stand below the headline, in the same size as everywhere. */
export async function LandingOffer({ locale, offer }: { locale: Locale; offer: Promotion }) {
  const t = await getTranslations(locale, "offers.promotions");
  const { title, description, href, isInRewards, ends, facts } = showPromotion(t, locale, offer);
  return (
    <section aria-labelledby="offer" lang={resolveLocale(locale).tag}>
      <h2 id="offer" className={blockTitle}>
        {title}
      </h2>
      <p className="-mt-2 mb-3.5 max-w-172 text-pretty text-muted">
        {description}
        <PromotionEnd ends={ends} t={t} />
      </p>
      <FactList facts={facts} label={t("facts.title")} look="page" locale={locale} />
      {isInRewards ? null : (
        <p className="mt-3">
          <a className="inline-flex min-h-11 items-center font-650 text-accent text-sm" href={href}>
            {t("details")}
          </a>
        </p>
      )}
    </section>
  );
}
