import type { Metadata } from "next";
import { SignOutButton } from "@/components/account/login/sign-out-button";
import { BreakLink } from "@/components/site/player-page/break-link";
import { PlayerEmail } from "@/components/site/player-page/player-email";
import { PlayerPage } from "@/components/site/player-page/player-page";
import { PlayerPageList } from "@/components/site/player-page/player-page-list";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { requireEdition } from "@/lib/routing/require-edition";

type Props = PageProps<"/[edition]/my-account">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  return { title: (await getTranslations(locale, "site.playerPages"))("titles.overview"), robots: { index: false } };
}

/** The list of a player's pages, which is their navigation on a phone, with the way to a break and out. The HTML has nothing of the player. */
export default async function AccountOverviewPage({ params }: Props) {
  const { locale } = await requireEdition(params);
  const t = await getTranslations(locale, "site.session");
  return (
    <PlayerPage locale={locale} name="accountOverview">
      <PlayerEmail />
      <PlayerPageList locale={locale} />
      {/* As wide as a card of the list. */}
      <div className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] md:gap-gap">
        <BreakLink locale={locale} className="justify-center lg:hidden" />
        <SignOutButton label={t("logOut")} busyLabel={t("loggingOut")} home={paths.home(locale)} />
      </div>
    </PlayerPage>
  );
}
