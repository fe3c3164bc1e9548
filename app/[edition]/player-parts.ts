import { BalanceFigures } from "@/components/money/wallet/balance-figures";
import { JackpotPanel } from "@/components/play/live-data/jackpot-panel";
import { TileJackpots } from "@/components/play/live-data/tile-jackpots";
import { TournamentBox } from "@/components/play/live-data/tournament-box";
import { WinnerPanel } from "@/components/play/live-data/winner-panel";
import { PlayerBoxItems } from "@/components/play/lobby/player-box-items";
import { ProductGuard } from "@/components/play/lobby/product-guard";
import { MyGamesGrid } from "@/components/play/my-games/my-games-grid";
import { PlayerGameTiles } from "@/components/play/my-games/player-game-tiles";
import { PlayerHeart } from "@/components/play/my-games/player-heart";
import { TileHearts } from "@/components/play/my-games/tile-hearts";
import { resolveSession } from "@/lib/session/resolve";

/** What a lobby loads for a player, and nobody else; live data with it, so that no module arrives twice. */
export {
  BalanceFigures,
  JackpotPanel,
  MyGamesGrid,
  PlayerBoxItems,
  PlayerGameTiles,
  PlayerHeart,
  ProductGuard,
  resolveSession,
  TileHearts,
  TileJackpots,
  TournamentBox,
  WinnerPanel,
};
