import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PromotionListData } from "@/app/[edition]/promotion-data";
import { Promotions } from "@/components/offers/promotions/promotions";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { isOfferedCategory } from "@/lib/offers/promotions/offered-categories";
import { getLocalesOfCategory, getPromotions } from "@/lib/offers/promotions/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/promotions/[category]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, category } = await requireCategory(params);
  const t = await getTranslations(locale, "offers.promotions");
  return {
    ...(await addressMetadata("promotionCategory", params, t("intro"), () => getLocalesOfCategory(category))),
    title: t(`category.${category}`),
  };
}

export default async function PromotionCategoryPage({ params }: Props) {
  const { locale, category } = await requireCategory(params);
  const list = await getPromotions(locale, { category });
  return (
    <>
      <Promotions locale={locale} list={list} category={category} />
      <PromotionListData locale={locale} category={category} list={list} />
    </>
  );
}

async function requireCategory(params: Props["params"]) {
  const { category } = await params;
  const { locale } = await requireEdition(params);
  return { locale, category: isOfferedCategory(category, locale.market) ? category : notFound() };
}
