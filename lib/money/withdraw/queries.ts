import { queryOptions } from "@tanstack/react-query";
import { refetchWallet } from "@/lib/money/wallet/queries";
import { readCheckBody } from "@/lib/session/client-context/check-body";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { checkWithdrawal, getPendingWithdrawals, getWithdrawalMethods, getWithdrawals } from "./api";
import type { WithdrawalCheck } from "./schema";

/** The check before a withdrawal, read at every opening: what stands against it changes with every payment. */
export const withdrawalCheckQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "withdrawal", "check"),
    queryFn: async ({ signal }) => checkWithdrawal(platform, await readCheckBody(), signal),
    staleTime: 0,
  });

/** The withdrawals that are not paid out yet: news of them come by no message. */
export const pendingWithdrawalsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "withdrawal", "pending"),
    queryFn: ({ signal }) => getPendingWithdrawals(platform, signal),
    staleTime: 0,
    refetchInterval: 30_000,
  });

/** The newest withdrawals, also those that are over. */
export const lastWithdrawalsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "withdrawal", "last"),
    queryFn: ({ signal }) => getWithdrawals(platform, { limit: 10 }, signal),
    staleTime: 0,
    refetchInterval: 30_000,
  });

/** The ways to be paid. Without them no withdrawal is possible: a read that failed is not none. */
export const withdrawalMethodsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "withdrawal", "methods"),
    queryFn: ({ signal }) => getWithdrawalMethods(platform, signal),
    staleTime: 0,
  });

/** A request was refused by one of the results: that is what the check says from now on. */
export function noteResult(player: Player, result: WithdrawalCheck["result"]): void {
  queryClient.setQueryData(withdrawalCheckQuery(player).queryKey, (known) => known && { ...known, result });
}

/** After a withdrawal or its cancellation: reads everything again that has changed by it. Never rejects. */
export async function refetchAfterWithdrawal(player: Player): Promise<void> {
  const keys = ["pending", "last", "check"].map((part) => playerKey(player, "withdrawal", part));
  await Promise.all([
    refetchWallet(player),
    ...[...keys, playerKey(player, "transactions")].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  ]);
}
