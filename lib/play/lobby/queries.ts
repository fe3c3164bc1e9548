import { playerContentQuery } from "@/lib/session/player-content/queries";
import type { Player } from "@/lib/session/state";
import { getPlayerBoxes } from "./api";

export const playerBoxesQuery = (player: Player, locale: string) =>
  playerContentQuery(player, ["boxes", locale], (signal) => getPlayerBoxes(locale, signal));
