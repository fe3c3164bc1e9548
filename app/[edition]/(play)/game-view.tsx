import { gameSlots } from "@/app/[edition]/game-slots";
import { GamePage } from "@/components/play/game-launch/game-page";
import { getRelatedGames } from "@/lib/play/game-launch/server";
import type { GameFacts } from "@/lib/play/lobby/schema";
import type { Edition } from "@/lib/routing/edition";

/** The page of a game, whatever its address. */
export async function GameView(found: { edition: Edition; game: GameFacts }) {
  const related = await getRelatedGames(found.edition, found.game);
  return <GamePage {...found} {...gameSlots(found)} related={related} />;
}
