import { PlayerBoxes } from "@/app/[edition]/player-islands";
import { Home } from "@/components/play/lobby/home";
import { getHome } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";

export default async function HomePage({ params }: PageProps<"/[edition]">) {
  const edition = await requireEdition(params);
  return <Home edition={edition} home={await getHome(edition)} playerBoxes={<PlayerBoxes />} />;
}
