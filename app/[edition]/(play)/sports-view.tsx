import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SportsbookPage } from "@/components/play/sportsbook/sportsbook-page";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { type SportsProduct, sportsRoutes } from "@/lib/play/sportsbook/place";
import { requireEdition } from "@/lib/routing/require-edition";
import { offeredSports } from "@/lib/site/offered-sports";
import { addressMetadata } from "@/lib/site/seo/server";
import { SportsbookIsland } from "./sportsbook-island";

interface Props {
  params: Promise<{ edition: string }>;
}

/** The page of the sportsbook or of virtual sports, at whatever place in it: the island reads the address. */
export function sportsPage(product: SportsProduct) {
  const isOffered = ({ market }: Locale) => offeredSports(market).includes(product);
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { locale } = await requireEdition(params);
      const tNavigation = await getTranslations(locale, "site.navigation");
      const t = await getTranslations(locale, "play.sportsbook");
      const address = await addressMetadata(sportsRoutes[product], params, null, () => isOffered);
      return { ...address, title: tNavigation(product), description: t(`descriptions.${product}`) };
    },
    async Page({ params }: Props) {
      const { locale, channel } = await requireEdition(params);
      if (!isOffered(locale)) notFound();
      const breakConfirmation = byPlace(locale.market, "breakConfirmation");
      return (
        <SportsbookPage locale={locale} product={product}>
          <SportsbookIsland product={product} channel={channel} breakConfirmation={breakConfirmation} />
        </SportsbookPage>
      );
    },
  };
}
