import { withDistinctBadges } from "@/components/play/catalogue/distinct-badges";
import { devices } from "@/components/play/catalogue/grid-fit";
import type { Tile } from "@/components/play/catalogue/tile";
import { pageLocale } from "@/lib/market/messages/fetch";
import { lobbyPageTypeOf, refKey } from "@/lib/play/catalogue/game-ref";
import { tableKey } from "@/lib/play/catalogue/table-key";
import type { ShownGame } from "@/lib/play/game-lists/schema";
import { paths } from "@/lib/routing/paths";

/** A tile of the live casino is two rows high (specification "Business constants"). */
const highTile = devices.map((device) => `${device}:tile-2xv`).join(" ");

/** The tiles of a filtered list: all of one size, for the editors' large ones are chosen for the whole list. */
export function filteredTiles(games: readonly ShownGame[]): Tile[] {
  return withDistinctBadges(games.map(createTile));
}

function createTile(game: ShownGame): Tile {
  const { type, name, supplier, closedIn, isTouchOnly, needsLogin, needsMoney, picture, isNew, jackpotExist } = game;
  const href = paths.game(pageLocale(), game);
  const isLive = type === "liveCasinoGames";
  return {
    id: href,
    game: refKey({ gameId: game.gameId, lobbyPageType: lobbyPageTypeOf(type) }),
    href,
    name,
    studio: supplier,
    table: isLive ? tableKey(game) : null,
    badge: jackpotExist ? "jackpot" : isNew ? "new" : null,
    isTouchOnly,
    closedIn,
    needsLogin,
    needsMoney,
    layout: isLive ? highTile : "",
    picture,
    otherPictures: [],
  };
}
