import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Game } from "@/lib/play/catalogue/schema";
import { GameTiles } from "./game-tiles";
import { rowTiles } from "./tile";

/** Some games in a row, below a heading of their page. */
export async function NamedGames({ locale, games }: { locale: Locale; games: readonly Game[] }) {
  const t = await getTranslations(locale, "play.catalogue");
  return (
    <ul className="tiles tile-row tile-poster sideways">
      <GameTiles t={t} tiles={rowTiles(locale, games, "poster")} eager={0} />
    </ul>
  );
}
