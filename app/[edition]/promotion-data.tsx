import { StructuredData } from "@/components/site/document/structured-data";
import { isInShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Category, Promotion, PromotionList } from "@/lib/offers/promotions/schema";
import { paths } from "@/lib/routing/paths";
import { breadcrumbs, itemList } from "@/lib/site/seo/structured-data";
import { homePage, WayData } from "./page-data";

/** The way to a promotion, over its category. */
export async function PromotionData({ locale, promotion }: { locale: Locale; promotion: Promotion }) {
  const { category, slug, title: name } = promotion;
  const t = await getTranslations(locale, "offers.promotions");
  const way = [
    { name: t("title"), path: paths.promotions(locale) },
    { name: t(`category.${category}`), path: paths.promotions(locale, category) },
    { name, path: paths.promotion(locale, category, slug) },
  ];
  return <WayData locale={locale} pages={way} />;
}

/** The way to the promotions of a category, and those that run: what begins soon is no page yet. */
export async function PromotionListData({ locale, category, list }: PromotionListDataProps) {
  const t = await getTranslations(locale, "offers.promotions");
  const name = t(`category.${category}`);
  const way = [
    { name: t("title"), path: paths.promotions(locale) },
    { name, path: paths.promotions(locale, category) },
  ];
  const open = list.promotions.filter((promotion) => isInShowPeriod(showPeriodOf(promotion), Date.now()));
  const pages = open.map(({ slug }) => paths.promotion(locale, category, slug));
  const items = pages.length > 0 ? [itemList(name, pages)] : [];
  return <StructuredData items={[breadcrumbs([homePage(locale), ...way]), ...items]} />;
}

interface PromotionListDataProps {
  locale: Locale;
  category: Category;
  list: PromotionList;
}
