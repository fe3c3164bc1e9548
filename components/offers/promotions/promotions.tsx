import { clsx } from "clsx";
import { ShowPeriods } from "@/components/site/document/show-periods";
import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { formatShowPeriod, isInShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Category, PromotionList } from "@/lib/offers/promotions/schema";
import { showPromotion } from "@/lib/offers/promotions/shown-promotion";
import { isOffered } from "@/lib/routing/offered-products";
import { paths } from "@/lib/routing/paths";
import { CategoryNav } from "./category-nav";
import { PlayerPromotions } from "./player-promotions";
import { PromotionCard } from "./promotion-card";
import { introStyle, listBoxStyle, listStyle, noteStyle, titleStyle } from "./promotion-styles";

interface PromotionsProps {
  locale: Locale;
  list: PromotionList;
  category?: Category;
  /** Of a tag, with its category. */
  title?: string;
}

/** The promotions of the market, or of one category or tag of it: the benefits and conditions of each, and the way to it. */
export async function Promotions({ locale, list, category, title }: PromotionsProps) {
  const t = await getTranslations(locale, "offers.promotions");
  const now = Date.now();
  const shown = list.promotions.map((each) => ({
    ...showPromotion(t, locale, each),
    isShut: !isInShowPeriod(showPeriodOf(each), now),
  }));
  const firstStart = Math.min(...list.promotions.map((each) => showPeriodOf(each).from));
  return (
    <main id="main" className="page grid gap-5">
      <header>
        <h1 className={titleStyle}>{title ?? t(category ? `category.${category}` : "title")}</h1>
        <p className={clsx(introStyle, "text-base")}>{t("intro")}</p>
      </header>
      <CategoryNav t={t} locale={locale} current={category ?? null} />
      <p className="hidden max-w-prose calm:block" data-nosnippet>
        {t("calm")}
      </p>
      {list.unreadable > 0 ? <StateBlock state="partial">{t("partial", { count: list.unreadable })}</StateBlock> : null}
      {shown.length > 0 ? (
        <div className={clsx(listBoxStyle, "calm:hidden")}>
          <ul className={listStyle}>
            {shown.map(({ isShut, ...promotion }, at) => (
              <PromotionCard key={promotion.id} promotion={promotion} t={t} isFirst={at === 0} hidden={isShut} />
            ))}
          </ul>
        </div>
      ) : null}
      {shown.every(({ isShut }) => isShut) ? (
        <div data-window={formatShowPeriod({ from: -Infinity, until: firstStart }) ?? undefined}>
          <StateBlock
            state="empty"
            title={t("empty.title")}
            action={<LinkButton href={paths.casino(locale)}>{t("empty.action")}</LinkButton>}
          >
            {t("empty.body")}
          </StateBlock>
        </div>
      ) : null}
      <p className={noteStyle}>
        {t("taking")}{" "}
        {isOffered("vip", locale.market) ? (
          <a className="text-text underline underline-offset-3" href={paths.vip(locale)}>
            {t("vip.link")}
          </a>
        ) : null}
      </p>
      <PlayerPromotions t={t} tWhy={await getTranslations(locale, "site.whyShown")} category={category ?? null} />
      {shown.some(({ window }) => window !== null) ? <ShowPeriods /> : null}
    </main>
  );
}
