import { playerContentQuery } from "@/lib/session/player-content/queries";
import type { Player } from "@/lib/session/state";
import { getPlayerPromotions } from "./api";

export const playerPromotionsQuery = (player: Player, locale: string, category: string | null) =>
  playerContentQuery(player, ["promotions", locale, category], (signal) =>
    getPlayerPromotions(locale, category, signal),
  );
