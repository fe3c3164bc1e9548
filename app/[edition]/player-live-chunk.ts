import { JackpotPanel } from "@/components/play/live-data/jackpot-panel";
import { PlayerTournamentPanel } from "@/components/play/live-data/player-tournament-panel";
import { TileJackpots } from "@/components/play/live-data/tile-jackpots";
import { WinnerPanel } from "@/components/play/live-data/winner-panel";

/** The live data that a page shows to a player once it is painted. */
export { JackpotPanel, PlayerTournamentPanel as TournamentPanel, TileJackpots, WinnerPanel };
