import { queryOptions } from "@tanstack/react-query";
import { playerKey } from "../player/player-queries";
import type { Player } from "../state";
import type { PlayerItems } from "./api";

const attempts = 3;
const againMs = 20_000;

/**
 * Content that our server has chosen for a player. Read again every 20 s, three times in all, while it failed or part of it could
 * not be chosen yet; what was read before stays.
 */
export const playerContentQuery = <Item>(
  player: Player,
  parts: readonly unknown[],
  read: (signal: AbortSignal) => Promise<PlayerItems<Item>>,
) =>
  queryOptions({
    queryKey: playerKey(player, "content", ...parts),
    queryFn: ({ signal }) => read(signal),
    refetchInterval({ state: { data, status, dataUpdateCount, errorUpdateCount } }) {
      const isWhole = status === "success" && data?.isComplete;
      return isWhole || dataUpdateCount + errorUpdateCount >= attempts ? false : againMs;
    },
  });
