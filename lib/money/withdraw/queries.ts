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

/**
 * After a withdrawal or its cancellation: reads everything again that has changed by it. `refusal`: the request was refused by one of
 * the results, which is what the check says from then on; made anew it could say less, for it names no amount. Never rejects.
 */
export async function refetchAfterWithdrawal(player: Player, refusal?: WithdrawalCheck["result"]): Promise<void> {
  if (refusal)
    queryClient.setQueryData(withdrawalCheckQuery(player).queryKey, (known) => known && { ...known, result: refusal });
  const parts = refusal ? ["pending", "last"] : ["pending", "last", "check"];
  const keys = [...parts.map((part) => playerKey(player, "withdrawal", part)), playerKey(player, "transactions")];
  await Promise.all([refetchWallet(player), ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))]);
}
