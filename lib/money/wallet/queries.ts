import { queryOptions } from "@tanstack/react-query";
import type { Http } from "@/lib/core/http/http";
import { playerCurrency } from "@/lib/market/currency";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getBalance } from "./api";
import { readNews, type WalletBalance } from "./schema";
import { newerWallet, type Wallet } from "./wallet";

/** The player's wallet, read every 20 s while the tab is visible. A response older than the stored balance changes nothing. */
export const walletQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "wallet"),
    async queryFn({ signal }): Promise<Wallet> {
      const requestedAt = Date.now();
      const news = await getBalance(http, playerCurrency(player), signal);
      return { balances: null, version: null, ...news, requestedAt, asOf: Date.now() };
    },
    structuralSharing: (known, next) => newerWallet(known as Wallet | undefined, next as Wallet),
    staleTime: 0,
    refetchInterval: 20_000,
  });

/** Reads the balance again. A read that is under way is dropped: it may have been served before the change. */
export async function refetchWallet(player: Player): Promise<void> {
  const { queryKey } = walletQuery(player);
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

/** Applies a balance that a push message brought. @throws when its sum cannot be exact */
export function receiveBalance(player: Player, balance: WalletBalance): void {
  const { queryKey } = walletQuery(player);
  const news = readNews(balance, playerCurrency(player));
  const now = Date.now();
  queryClient.setQueryData(queryKey, (known) => {
    const newer = newerWallet(known, { ...news, requestedAt: now, asOf: now });
    // Old news do not count as a successful read.
    return newer === known ? undefined : newer;
  });
}
