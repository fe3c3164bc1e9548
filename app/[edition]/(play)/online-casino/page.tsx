import type { Metadata } from "next";
import { lobbyIslands, PlayerBanners } from "@/app/[edition]/lobby-islands";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { Lobby } from "@/components/play/lobby/lobby";
import { withConditions } from "@/lib/offers/promotions/server";
import { getLobby } from "@/lib/play/lobby/server";
import { getLobbyWidgets } from "@/lib/play/lobby/widgets/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

export async function generateMetadata({ params }: PageProps<"/[edition]/online-casino">): Promise<Metadata> {
  const edition = await requireEdition(params);
  return { ...(await addressMetadata("casino", params)), title: (await getLobby(edition)).title };
}

export default async function CasinoLobbyPage({ params }: PageProps<"/[edition]/online-casino">) {
  const edition = await requireEdition(params);
  const [content, widgets] = await Promise.all([getLobby(edition), getLobbyWidgets(edition)]);
  const lobby = { ...content, banners: await withConditions(edition.locale, content.banners) };
  return (
    <>
      <Lobby {...{ edition, lobby, widgets }} islands={lobbyIslands} playerBanners={<PlayerBanners />} />
      <TileIslands edition={edition} />
    </>
  );
}
