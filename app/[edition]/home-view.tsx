import { LiveData } from "@/components/play/live-lobby/live-data";
import { Home } from "@/components/play/lobby/home";
import { withConditions } from "@/lib/offers/promotions/server";
import { getHome } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { lobbyIslands, PlayerBanners } from "./lobby-islands";
import { TileIslands } from "./tile-islands";

/** The home page: at its own address, and below the flows that open over it when their address is loaded (ruling 44). */
export async function HomeView({ params }: { params: Promise<{ edition: string }> }) {
  const edition = await requireEdition(params);
  const content = await getHome(edition);
  const home = { ...content, banners: await withConditions(edition.locale, content.banners) };
  return (
    <>
      <Home edition={edition} home={home} islands={lobbyIslands} playerBanners={<PlayerBanners place="home" />} />
      <TileIslands edition={edition} />
      {home.live ? <LiveData edition={edition} isAside /> : null}
    </>
  );
}
