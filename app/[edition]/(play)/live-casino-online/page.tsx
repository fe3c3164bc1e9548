import type { Metadata } from "next";
import { lobbyIslands, PlayerBanners } from "@/app/[edition]/lobby-islands";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { LiveData } from "@/components/play/live-lobby/live-data";
import { FilterableRows } from "@/components/play/lobby/filterable-rows";
import { Lobby } from "@/components/play/lobby/lobby";
import { getLobby } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";
import { getLobbyContent } from "../lobby-content";

export async function generateMetadata({ params }: PageProps<"/[edition]/live-casino-online">): Promise<Metadata> {
  const edition = await requireEdition(params);
  return { ...(await addressMetadata("liveCasino", params)), title: (await getLobby(edition, "liveCasino")).title };
}

export default async function LiveLobbyPage({ params }: PageProps<"/[edition]/live-casino-online">) {
  const edition = await requireEdition(params);
  const { lobby, widgets } = await getLobbyContent(edition, "liveCasino");
  return (
    <>
      <Lobby
        {...{ edition, lobby, widgets }}
        name="liveCasino"
        RowsFrame={FilterableRows}
        islands={lobbyIslands}
        playerBanners={<PlayerBanners place="liveCasino" />}
      />
      <TileIslands edition={edition} />
      <LiveData edition={edition} />
    </>
  );
}
