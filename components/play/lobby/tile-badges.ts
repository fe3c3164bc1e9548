import type { Words } from "@/lib/site/messages/words";
import type { TileSheet } from "./tile-sheet";

/** The words on tiles. `closed`: on a game that the visitor's country may not play. */
export interface TileBadges {
  new: string;
  jackpot: string;
  closed?: string;
}

/** The words that the tiles of a sheet may need: each is in the page once for every sheet. */
export function tileBadges(t: Words<"play">, { closed }: TileSheet): TileBadges {
  return {
    new: t("lobby.new"),
    jackpot: t("lobby.jackpot"),
    ...(closed && { closed: t("game.problems.country.title") }),
  };
}
