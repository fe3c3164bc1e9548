import { playerContentQuery } from "@/lib/session/player-content/queries";
import type { Player } from "@/lib/session/state";
import { getPlayerBanners } from "./api";

export const playerBannersQuery = (player: Player, locale: string) =>
  playerContentQuery(player, ["banners", locale], (signal) => getPlayerBanners(locale, signal));
