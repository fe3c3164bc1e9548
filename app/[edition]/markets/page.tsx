import type { Metadata } from "next";
import { MarketsPage } from "@/components/site/markets/markets-page";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

export async function generateMetadata({ params }: PageProps<"/[edition]/markets">): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  return {
    ...(await addressMetadata("markets", params)),
    title: (await getTranslations(locale, "site.menu"))("markets"),
  };
}

export default async function Markets({ params }: PageProps<"/[edition]/markets">) {
  const { locale } = await requireEdition(params);
  return <MarketsPage locale={locale} table={await getMarketTable()} />;
}
