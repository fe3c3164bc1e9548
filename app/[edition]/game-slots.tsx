import type { Game } from "@/lib/play/catalogue/schema";
import type { Edition } from "@/lib/routing/edition";
import { GameHeart } from "./game-heart";
import { GameWinners } from "./game-winners";

/** The slots of a game's page: its heart, and the winners below it. */
export const gameSlots = ({ edition, game }: { edition: Edition; game: Game }) => ({
  favourite: <GameHeart locale={edition.locale} game={game} />,
  winners: <GameWinners edition={edition} />,
});
