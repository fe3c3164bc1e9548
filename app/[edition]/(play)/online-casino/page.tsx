import type { Metadata } from "next";
import { lobbyIslands, PlayerBanners } from "@/app/[edition]/lobby-islands";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { Lobby } from "@/components/play/lobby/lobby";
import { getLobby } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";
import { getLobbyContent } from "../lobby-content";

export async function generateMetadata({ params }: PageProps<"/[edition]/online-casino">): Promise<Metadata> {
  const edition = await requireEdition(params);
  return { ...(await addressMetadata("casino", params)), title: (await getLobby(edition)).title };
}

export default async function CasinoLobbyPage({ params }: PageProps<"/[edition]/online-casino">) {
  const edition = await requireEdition(params);
  const { lobby, widgets } = await getLobbyContent(edition, "casino");
  return (
    <>
      <Lobby {...{ edition, lobby, widgets }} islands={lobbyIslands} playerBanners={<PlayerBanners place="casino" />} />
      <TileIslands edition={edition} />
    </>
  );
}
