import { WelcomeTrigger } from "@/components/account/sign-up/welcome-trigger";
import { TermsGuard } from "@/components/account/terms/terms-guard";
import { BalanceFigures } from "@/components/money/wallet/balance-figures";
import { JackpotPanel } from "@/components/play/live-data/jackpot-panel";
import { PlayerTournamentPanel } from "@/components/play/live-data/player-tournament-panel";
import { TileJackpots } from "@/components/play/live-data/tile-jackpots";
import { WinnerPanel } from "@/components/play/live-data/winner-panel";
import { ClosedProducts } from "@/components/play/lobby/closed-products";
import { PlayerBannerItems } from "@/components/play/lobby/player-banner-items";
import { ProductGuard } from "@/components/play/lobby/product-guard";
import { MyGamesGrid } from "@/components/play/my-games/my-games-grid";
import { PlayerGameTiles } from "@/components/play/my-games/player-game-tiles";
import { PlayerHeart } from "@/components/play/my-games/player-heart";
import { TileHearts } from "@/components/play/my-games/tile-hearts";
import { resolveSession } from "@/lib/session/resolve";

/** The parts that a lobby loads for a player only; live data with it, so that no module arrives twice. */
export {
  BalanceFigures,
  ClosedProducts,
  JackpotPanel,
  MyGamesGrid,
  PlayerBannerItems,
  PlayerGameTiles,
  PlayerHeart,
  PlayerTournamentPanel as TournamentPanel,
  ProductGuard,
  resolveSession,
  TermsGuard,
  TileHearts,
  TileJackpots,
  WelcomeTrigger,
  WinnerPanel,
};
