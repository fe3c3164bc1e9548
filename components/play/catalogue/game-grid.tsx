import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Category, Game } from "@/lib/play/catalogue/schema";
import { GameTiles } from "./game-tiles";
import { type DeviceGrids, placeGames } from "./grid-fit";
import { gridTiles } from "./tile";

/** Tiles of a grid that begins on the first screen: their pictures load at once. */
export const firstTiles = 5;

interface GameGridProps {
  locale: Locale;
  games: readonly Game[];
  category: Category;
  /** Tiles on the first screen. */
  eager?: number;
  /** All games, in as many rows as they need, instead of the rows of the grid. */
  everything?: boolean;
}

/** Games in a category's dense grid: columns, rows and tile sizes of each device, chosen by the style sheet. */
export async function GameGrid({ locale, games, category, eager = 0, everything = false }: GameGridProps) {
  const t = await getTranslations(locale, "play.catalogue");
  const tiles = gridTiles(locale, placeGames(games, category.grid, everything));
  return (
    <ul className={gridClasses(category)}>
      <GameTiles t={t} tiles={tiles} eager={eager} />
    </ul>
  );
}

/** Class names of a category's grid: its columns on each device. */
export function gridClasses({ grid: { mobile, tablet, desktop, huge } }: { grid: DeviceGrids }): string {
  const plain = `tiles tile-grid mobile:tile-columns-${mobile.columns} tablet:tile-columns-${tablet.columns} desktop:tile-columns-${desktop.columns}`;
  return huge ? `${plain} huge:tile-columns-${huge.columns}` : plain;
}
