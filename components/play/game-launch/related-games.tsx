import { GameTiles } from "@/components/play/lobby/game-tiles";
import { shelf, shelfHeader, shelfTitle } from "@/components/play/lobby/shelf-styles";
import { rowTiles } from "@/components/play/lobby/tile";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Game } from "@/lib/play/lobby/schema";

/** Games like this one that everybody may open here: the way on from a game that is closed to somebody, too. */
export async function RelatedGames({ locale, games }: { locale: Locale; games: readonly Game[] }) {
  const t = await getTranslations(locale, "play");
  if (games.length === 0) return null;
  return (
    <section className={shelf} aria-labelledby="related-games">
      <header className={shelfHeader}>
        <h2 id="related-games" className={shelfTitle}>
          {t("game.related")}
        </h2>
      </header>
      <ul className="tiles tile-row tile-poster sideways">
        <GameTiles t={t} tiles={rowTiles(locale, games, "poster")} eager={0} />
      </ul>
    </section>
  );
}
