import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Promotions } from "@/components/offers/promotions/promotions";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { isOfferedCategory } from "@/lib/offers/promotions/offered-categories";
import { getLocalesOfTag, getPromotions, getTagTitle } from "@/lib/offers/promotions/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/promotions/[category]/tag/[tag]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, category, tag, title } = await requireTag(params);
  const t = await getTranslations(locale, "offers.promotions");
  return {
    ...(await addressMetadata("promotionTag", params, t("intro"), () => getLocalesOfTag(category, tag))),
    title,
  };
}

export default async function PromotionTagPage({ params }: Props) {
  const { tag: _, ...promotions } = await requireTag(params);
  return <Promotions {...promotions} />;
}

/** A tag that no promotion carries is not a page: nobody can fill the cache with invented ones. */
async function requireTag(params: Props["params"]) {
  const { category, tag: escaped } = await params;
  const { locale } = await requireEdition(params);
  if (!isOfferedCategory(category, locale.market)) notFound();
  const tag = requireParam(escaped);
  const list = await getPromotions(locale, { category, tag });
  if (list.promotions.length === 0) notFound();
  const t = await getTranslations(locale, "offers.promotions");
  const names = { category: t(`category.${category}`), tag: await getTagTitle(locale, tag) };
  return { locale, list, category, tag, title: t("tagged", names) };
}
