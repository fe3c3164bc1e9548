import { GameTiles } from "@/components/play/catalogue/game-tiles";
import { rowHeader, rowSection, rowTitle } from "@/components/play/catalogue/row-styles";
import { rowTiles } from "@/components/play/catalogue/tile";
import { Rail } from "@/components/ui/rail";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Game } from "@/lib/play/catalogue/schema";

/** The id of the row that scrolls. */
const row = "related-games-row";

interface RelatedGamesProps {
  locale: Locale;
  games: readonly Game[];
  /** Why these: they are like the game of the page, or popular. */
  reason?: "related" | "popular";
}

/** Games that everybody may open here: the way on from a game that is closed to somebody, and from a page that failed. */
export async function RelatedGames({ locale, games, reason = "related" }: RelatedGamesProps) {
  const t = await getTranslations(locale, "play.catalogue");
  if (games.length === 0) return null;
  const title = t(`rows.${reason}`);
  return (
    <section className={rowSection} aria-labelledby="related-games">
      <Rail
        id={row}
        place="header"
        previous={t("rail.previous", { row: title })}
        next={t("rail.next", { row: title })}
        className="tiles tile-row tile-poster"
        header={(buttons) => (
          <header className={rowHeader}>
            <h2 id="related-games" className={rowTitle}>
              {title}
            </h2>
            {buttons}
          </header>
        )}
      >
        <GameTiles t={t} tiles={rowTiles(locale, games, "poster")} eager={0} />
      </Rail>
    </section>
  );
}
