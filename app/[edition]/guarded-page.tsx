import type { Metadata } from "next";
import { AccountPage } from "@/components/account/profile/account-page";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { requireEdition } from "@/lib/routing/require-edition";
import { type Route, type RouteName, routes } from "@/lib/routing/routes";
import { AccountIsland } from "./account-islands";

interface Props {
  params: Promise<{ edition: string }>;
}

/** A page for players: a shell that is the same for everybody, and behind its guard the account, or the outline of a later page. */
export const guardedPage = (name: RouteName) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale } = await requireEdition(params);
    return { title: (await getTranslations(locale, "player"))("title"), robots: { index: false } };
  },
  async Page({ params }: Props) {
    const { locale } = await requireEdition(params);
    const t = await getTranslations(locale, "player");
    const { guard }: Route = routes[name];
    return (
      <AccountPage title={t("title")}>
        <AccountIsland
          view={name === "account" ? "account" : "later"}
          guard={guard ?? null}
          languages={(await getMarketTable())[locale.market]}
          checking={t("checking")}
          unavailable={t("unavailable")}
        />
      </AccountPage>
    );
  },
});
