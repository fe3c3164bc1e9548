import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getTransactions } from "./api";

const pageSize = 10;

/** What moved in the player's wallet, the newest first, ten at a time: for `usePlayerInfiniteQuery`. */
export const transactionsQuery = (player: Player) =>
  infiniteQueryOptions({
    queryKey: playerKey(player, "transactions", "pages"),
    queryFn: ({ pageParam, signal }) => getTransactions(platform, { position: pageParam, limit: pageSize }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? null : pages.length * pageSize),
  });

/** The newest transaction, or null: whether the pages that were read lack any is known by it. */
export const newestTransactionQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "transactions", "newest"),
    queryFn: async ({ signal }) => (await getTransactions(platform, { limit: 1 }, signal))[0] ?? null,
    staleTime: 0,
  });
