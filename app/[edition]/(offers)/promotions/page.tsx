import type { Metadata } from "next";
import { Promotions } from "@/components/offers/promotions/promotions";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { getPromotions } from "@/lib/offers/promotions/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/promotions">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations((await requireEdition(params)).locale, "offers.promotions");
  return { ...(await addressMetadata("promotions", params, t("intro"))), title: t("title") };
}

export default async function PromotionsPage({ params }: Props) {
  const { locale } = await requireEdition(params);
  return <Promotions locale={locale} list={await getPromotions(locale, {})} />;
}
