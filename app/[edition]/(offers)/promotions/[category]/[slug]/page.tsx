import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PromotionData } from "@/app/[edition]/promotion-data";
import { PromotionPage } from "@/components/offers/promotions/promotion-page";
import { getLocalesOfPromotion, getPromotion } from "@/lib/offers/promotions/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/promotions/[category]/[slug]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description, slug } = (await requirePromotion(params)).promotion;
  const getLocales = () => getLocalesOfPromotion(slug);
  return { ...(await addressMetadata("promotion", params, description, getLocales)), title };
}

export default async function SinglePromotionPage({ params }: Props) {
  const { locale, promotion } = await requirePromotion(params);
  return (
    <>
      <PromotionPage locale={locale} promotion={promotion} />
      <PromotionData locale={locale} promotion={promotion} />
    </>
  );
}

async function requirePromotion(params: Props["params"]) {
  const { category, slug } = await params;
  const { locale } = await requireEdition(params);
  return { locale, promotion: (await getPromotion(locale, category, requireParam(slug))) ?? notFound() };
}
