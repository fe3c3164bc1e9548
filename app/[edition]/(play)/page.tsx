import { lobbyIslands, PlayerBoxes } from "@/app/[edition]/lobby-islands";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { Home } from "@/components/play/lobby/home";
import { getHome } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";

export default async function HomePage({ params }: PageProps<"/[edition]">) {
  const edition = await requireEdition(params);
  return (
    <>
      <Home edition={edition} home={await getHome(edition)} islands={lobbyIslands} playerBoxes={<PlayerBoxes />} />
      <TileIslands edition={edition} />
    </>
  );
}
