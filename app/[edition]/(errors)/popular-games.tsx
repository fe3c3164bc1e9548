import { RelatedGames } from "@/components/play/game-launch/page/related-games";
import { ContentUnavailable } from "@/lib/content/server";
import { pickPopular } from "@/lib/play/lobby/pick-popular-games";
import { getLobby } from "@/lib/play/lobby/server";
import type { Edition } from "@/lib/routing/edition";
import { requireEdition } from "@/lib/routing/require-edition";

/** A way on from a page of errors, where the content service has one. */
export async function PopularGames({ params }: { params: Promise<{ edition: string }> }) {
  const edition = await requireEdition(params);
  return <RelatedGames locale={edition.locale} games={await getPopularGames(edition)} reason="popular" />;
}

async function getPopularGames(edition: Edition) {
  try {
    const { categories } = await getLobby(edition);
    return pickPopular(categories[0]?.games ?? [], edition.locale.market);
  } catch (error) {
    if (error instanceof ContentUnavailable) return [];
    throw error;
  }
}
