import type { Translator } from "@/lib/market/messages/translator";
import type { TileSheet } from "./tile-data";

/** The words on tiles. `closed`: on a game that the visitor's country may not play. */
export interface TileBadges {
  new?: string;
  jackpot?: string;
  closed?: string;
}

/** The words that the tiles of a sheet may need, and no more: a page carries them with every sheet. */
export function tileBadges(t: Translator<"play">, { tiles, providers }: TileSheet): TileBadges {
  const worn = new Set(tiles.map(([, , , badge]) => badge));
  return {
    ...(worn.has("new") && { new: t("lobby.new") }),
    ...(worn.has("jackpot") && { jackpot: t("lobby.jackpot") }),
    ...(providers.some((each) => typeof each !== "string") && { closed: t("game.problems.country.title") }),
  };
}
