import type { Metadata } from "next";
import { lobbyIslands, PlayerBanners } from "@/app/[edition]/lobby-islands";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { LiveData } from "@/components/play/live-lobby/live-data";
import { FilterableRows } from "@/components/play/lobby/filterable-rows";
import { Lobby } from "@/components/play/lobby/lobby";
import { withConditions } from "@/lib/offers/promotions/server";
import { getLobby } from "@/lib/play/lobby/server";
import { getLobbyWidgets } from "@/lib/play/lobby/widgets/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

export async function generateMetadata({ params }: PageProps<"/[edition]/live-casino-online">): Promise<Metadata> {
  const edition = await requireEdition(params);
  return { ...(await addressMetadata("liveCasino", params)), title: (await getLobby(edition, "liveCasino")).title };
}

export default async function LiveLobbyPage({ params }: PageProps<"/[edition]/live-casino-online">) {
  const edition = await requireEdition(params);
  const [content, widgets] = await Promise.all([
    getLobby(edition, "liveCasino"),
    getLobbyWidgets(edition, "liveCasino"),
  ]);
  const lobby = { ...content, banners: await withConditions(edition.locale, content.banners) };
  return (
    <>
      <Lobby
        {...{ edition, lobby, widgets }}
        name="liveCasino"
        RowsFrame={FilterableRows}
        islands={lobbyIslands}
        playerBanners={<PlayerBanners />}
      />
      <TileIslands edition={edition} />
      <LiveData edition={edition} />
    </>
  );
}
