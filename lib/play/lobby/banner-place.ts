import type { GameLobby } from "@/lib/routing/lobby-type";

/** The pages that have banners for players, each its own. */
export type BannerPlace = "home" | GameLobby;

/** The place of that name, or null. */
export const readBannerPlace = (name: string | null): BannerPlace | null =>
  name === "home" || name === "casino" || name === "liveCasino" ? name : null;
