import { clsx } from "clsx";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Game } from "@/lib/play/catalogue/schema";
import { GameTiles } from "./game-tiles";
import { gridTiles } from "./tile";

const grid = "tiles tile-grid mobile:tile-columns-3";
/** Six or twelve games leave no hole in the last of their rows. */
const bySix = "tablet:tile-columns-3 desktop:tile-columns-6";
const byFive = "tablet:tile-columns-4 desktop:tile-columns-5";

const inOneCell = (game: Game) => ({ game, mobile: "1x", tablet: "1x", desktop: "1x" }) as const;

/** Some games below a heading of their page. They wrap: a row that scrolls needs buttons, for whose script a campaign page has no room. */
export async function NamedGames({ locale, games }: { locale: Locale; games: readonly Game[] }) {
  const t = await getTranslations(locale, "play.catalogue");
  return (
    <div className="@container">
      <ul className={clsx(grid, games.length % 6 === 0 ? bySix : byFive)}>
        <GameTiles t={t} tiles={gridTiles(locale, games.map(inOneCell))} eager={0} />
      </ul>
    </div>
  );
}
