import { clsx } from "clsx";
import { OfferHero } from "@/components/offers/offer-hero";
import { CalmCover } from "@/components/site/calm-cover";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { exampleOf, showPromotion } from "@/lib/offers/promotions/shown-promotion";
import { paths } from "@/lib/routing/paths";
import { FactList } from "./fact-list";
import { OptIn } from "./opt-in";
import { PromotionEnd } from "./promotion-card";
import { introStyle, sectionTitleStyle, titleStyle } from "./promotion-styles";

/** One promotion: its six facts, its other terms, and how it is taken. */
export async function PromotionPage({ locale, promotion }: { locale: Locale; promotion: Promotion }) {
  const t = await getTranslations(locale, "offers.promotions");
  const tCalm = await getTranslations(locale, "offers.calm");
  const { title, description, ends, facts } = showPromotion(t, locale, promotion);
  const example = exampleOf(t, locale, promotion);
  const { image, terms } = promotion;
  return (
    <main id="main" className="page grid max-w-article content-start gap-7 lg:pt-8">
      <a
        className="-mb-4 inline-flex min-h-11 items-center gap-2 justify-self-start font-650 text-accent text-sm"
        href={paths.promotions(locale)}
      >
        <Icon name="back" />
        {t("back")}
      </a>
      <CalmCover text={tCalm("text")} show={tCalm("show")}>
        <OfferHero image={image}>
          <h1 className={titleStyle}>{title}</h1>
          <p className={clsx(introStyle, "text-lg/base")}>
            {description}
            <PromotionEnd ends={ends} t={t} />
          </p>
        </OfferHero>
        <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-2">
          <section aria-labelledby="facts">
            <h2 id="facts" className={sectionTitleStyle}>
              {t("facts.title")}
            </h2>
            <FactList facts={facts} label={t("facts.title")} look="column" locale={locale} />
          </section>
          <div className="grid gap-7">
            {example ? (
              <section aria-labelledby="example">
                <h2 id="example" className={sectionTitleStyle}>
                  {t("example.title")}
                </h2>
                <p className="text-pretty figures">{example}</p>
              </section>
            ) : null}
            <OptIn t={t} locale={locale} promotion={promotion} />
          </div>
        </div>
        {terms ? (
          <section aria-labelledby="terms">
            <h2 id="terms" className={sectionTitleStyle}>
              {t("terms")}
            </h2>
            <p className="max-w-172">{terms}</p>
          </section>
        ) : null}
      </CalmCover>
    </main>
  );
}
