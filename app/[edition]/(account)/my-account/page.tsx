import type { Metadata } from "next";
import { AccountFoot, AccountHead } from "@/app/[edition]/account-head";
import { BreakLink } from "@/app/[edition]/break-link";
import { pageCounts } from "@/app/[edition]/page-counts";
import { PlayerPage } from "@/components/site/player-page/player-page";
import { PlayerPageList } from "@/components/site/player-page/player-page-list";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";
import { WalletIsland } from "./wallet-island";

type Props = PageProps<"/[edition]/my-account">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  return {
    ...(await addressMetadata("accountOverview", params)),
    title: (await getTranslations(locale, "site.playerPages"))("titles.overview"),
    robots: { index: false },
  };
}

/** The list of a player's pages, which is their navigation on a phone, with the way to a break and out. The HTML has nothing of the player. */
export default async function AccountOverviewPage({ params }: Props) {
  const { locale } = await requireEdition(params);
  return (
    <PlayerPage locale={locale} name="accountOverview" breakLink={<BreakLink locale={locale} />} counts={pageCounts}>
      <AccountHead />
      <WalletIsland />
      <PlayerPageList locale={locale} counts={pageCounts} />
      <AccountFoot locale={locale} />
    </PlayerPage>
  );
}
