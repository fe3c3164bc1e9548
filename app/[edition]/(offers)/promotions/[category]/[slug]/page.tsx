import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PromotionPage } from "@/components/offers/promotions/promotion-page";
import { getPromotion } from "@/lib/offers/promotions/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";

type Props = PageProps<"/[edition]/promotions/[category]/[slug]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = (await requirePromotion(params)).promotion;
  return { title, description };
}

export default async function SinglePromotionPage({ params }: Props) {
  return <PromotionPage {...(await requirePromotion(params))} />;
}

async function requirePromotion(params: Props["params"]) {
  const { category, slug } = await params;
  const { locale } = await requireEdition(params);
  return { locale, promotion: (await getPromotion(locale, category, requireParam(slug))) ?? notFound() };
}
