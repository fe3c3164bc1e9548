import { gameSlots } from "@/app/[edition]/game-slots";
import { GameData } from "@/app/[edition]/page-data";
import { LiveIsland } from "@/app/[edition]/player-islands";
import { GamePage } from "@/components/play/game-launch/page/game-page";
import { resolveLocale } from "@/lib/market/locale";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import { getRelatedGames } from "@/lib/play/game-launch/server";
import { type Edition, formatEdition } from "@/lib/routing/edition";

/** The jackpot amounts of related games. */
const jackpots = { widget: "TileJackpots", texts: {} } as const;

/** The page of a game, whatever its address. */
export async function GameView(found: { edition: Edition; game: GameFacts }) {
  const related = await getRelatedGames(found.edition, found.game);
  const { edition } = found;
  return (
    <>
      <GameData locale={edition.locale} game={found.game} />
      <GamePage {...found} {...gameSlots(found)} related={related} />
      <LiveIsland edition={formatEdition(edition)} tag={resolveLocale(edition.locale).tag} {...jackpots} />
    </>
  );
}
