import type { Metadata } from "next";
import { Promotions } from "@/components/offers/promotions/promotions";
import { getPromotions } from "@/lib/offers/promotions/server";
import { getWords } from "@/lib/site/messages/words";
import { requireEdition } from "@/lib/site/routes/require-edition";

type Props = PageProps<"/[edition]/promotions">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getWords((await requireEdition(params)).locale, "offers");
  return { title: t("promotions.title"), description: t("promotions.intro") };
}

export default async function PromotionsPage({ params }: Props) {
  const { locale } = await requireEdition(params);
  return <Promotions locale={locale} list={await getPromotions(locale, {})} />;
}
