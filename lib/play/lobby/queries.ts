import { playerContentQuery } from "@/lib/session/player-content/queries";
import type { Player } from "@/lib/session/state";
import { getPlayerBanners } from "./api";
import type { BannerPlace } from "./banner-place";

export const playerBannersQuery = (player: Player, locale: string, place: BannerPlace) =>
  playerContentQuery(player, ["banners", locale, place], (signal) => getPlayerBanners(locale, place, signal));
