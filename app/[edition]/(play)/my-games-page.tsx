import type { Metadata } from "next";
import { MyGamesIsland } from "@/app/[edition]/my-games-islands";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { MyGamesPage } from "@/components/play/my-games/my-games-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { formatEdition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

interface Props {
  params: Promise<{ edition: string }>;
}

/** The page of a player's own games below a lobby. */
export const myGamesPage = (lobby: GameLobby) => ({
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale } = await requireEdition(params);
    const address = await addressMetadata(lobby === "casino" ? "casinoMyGames" : "liveMyGames", params);
    return { ...address, title: (await getTranslations(locale, "play.myGames"))("title") };
  },
  async Page({ params }: Props) {
    const edition = await requireEdition(params);
    const t = await getTranslations(edition.locale, "play.myGames");
    return (
      <>
        <MyGamesPage t={t} locale={edition.locale} lobby={lobby}>
          <MyGamesIsland edition={formatEdition(edition)} />
        </MyGamesPage>
        <TileIslands edition={edition} />
      </>
    );
  },
});
