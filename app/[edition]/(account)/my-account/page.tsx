import type { Metadata } from "next";
import { PlayerNavigation } from "@/components/site/player-page/player-navigation";
import { PlayerPage } from "@/components/site/player-page/player-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { requireEdition } from "@/lib/routing/require-edition";

type Props = PageProps<"/[edition]/my-account">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  return { title: (await getTranslations(locale, "site"))("playerPages.titles.overview"), robots: { index: false } };
}

/** The list of a player's pages, which is their navigation on a phone. Nothing of the player is in it. */
export default async function AccountOverviewPage({ params }: Props) {
  const { locale } = await requireEdition(params);
  return (
    <PlayerPage locale={locale} name="accountOverview">
      <PlayerNavigation locale={locale} current="accountOverview" className="lg:hidden" />
    </PlayerPage>
  );
}
