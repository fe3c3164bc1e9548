import type { Metadata } from "next";
import { SportsbookPage } from "@/components/play/sportsbook/sportsbook-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { type SportsProduct, sportsRoutes } from "@/lib/play/sportsbook/place";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";
import { SportsbookIsland } from "./sportsbook-island";

interface Props {
  params: Promise<{ edition: string }>;
}

/** The page of the sportsbook or of virtual sports, at whatever place in it: the island reads the address. */
export function sportsPage(product: SportsProduct) {
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { locale } = await requireEdition(params);
      const tNavigation = await getTranslations(locale, "site.navigation");
      const t = await getTranslations(locale, "play.sportsbook");
      const address = await addressMetadata(sportsRoutes[product], params, t(`descriptions.${product}`));
      return { ...address, title: tNavigation(product) };
    },
    async Page({ params }: Props) {
      const { locale, channel } = await requireEdition(params);
      const breakConfirmation = byPlace(locale.market, "breakConfirmation");
      return (
        <SportsbookPage locale={locale} product={product}>
          <SportsbookIsland product={product} channel={channel} breakConfirmation={breakConfirmation} />
        </SportsbookPage>
      );
    },
  };
}
