import "./promotions.css";
import { Icon } from "@/components/ui/icon";
import { imageUrl } from "@/lib/content/image";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { showPromotion } from "@/lib/offers/promotions/shown-promotion";
import { paths } from "@/lib/routing/paths";
import { FactList, PromotionEnd } from "./promotion-card";

const artPixels = { width: 720, height: 300 };

/** One promotion: its six facts, its other terms, and how it is taken. */
export async function PromotionPage({ locale, promotion }: { locale: Locale; promotion: Promotion }) {
  const t = await getTranslations(locale, "offers");
  const { title, description, ends, facts } = showPromotion(t, locale, promotion);
  const { image, terms } = promotion;
  return (
    <main id="main" className="page promotions promotion-single">
      <a className="promotion-back" href={paths.promotions(locale)}>
        <Icon name="back" />
        {t("promotions.back")}
      </a>
      <header>
        {image ? <img src={imageUrl(image, artPixels)} alt="" {...artPixels} fetchPriority="high" /> : null}
        <div>
          <h1>{title}</h1>
          <p>
            {description}
            <PromotionEnd ends={ends} t={t} />
          </p>
        </div>
      </header>
      <section aria-labelledby="facts">
        <h2 id="facts">{t("promotions.facts.title")}</h2>
        <FactList facts={facts} label={t("promotions.facts.title")} />
      </section>
      {terms ? (
        <section aria-labelledby="terms">
          <h2 id="terms">{t("promotions.terms")}</h2>
          <p>{terms}</p>
        </section>
      ) : null}
      <p className="promotion-note">{t("promotions.taking")}</p>
    </main>
  );
}
