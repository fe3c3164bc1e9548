import type { Metadata } from "next";
import { lobbyIslands, PlayerBoxes } from "@/app/[edition]/lobby-islands";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { Home } from "@/components/play/lobby/home";
import { getHome } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { findSeoDescription } from "@/lib/site/seo/server";

export async function generateMetadata({ params }: PageProps<"/[edition]">): Promise<Metadata> {
  return { description: await findSeoDescription((await requireEdition(params)).locale, "/") };
}

export default async function HomePage({ params }: PageProps<"/[edition]">) {
  const edition = await requireEdition(params);
  return (
    <>
      <Home edition={edition} home={await getHome(edition)} islands={lobbyIslands} playerBoxes={<PlayerBoxes />} />
      <TileIslands edition={edition} />
    </>
  );
}
