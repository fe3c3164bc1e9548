import { JackpotPanel } from "@/components/play/live-data/jackpot-panel";
import { TileJackpots } from "@/components/play/live-data/tile-jackpots";
import { TournamentPanel } from "@/components/play/live-data/tournament-panel";
import { WinnerPanel } from "@/components/play/live-data/winner-panel";

/** The parts that a lobby loads for a guest once it is painted. */
export { JackpotPanel, TileJackpots, TournamentPanel, WinnerPanel };
