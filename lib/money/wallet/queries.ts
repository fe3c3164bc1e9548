import { queryOptions } from "@tanstack/react-query";
import type { Http } from "@/lib/core/http/http";
import type { Currency } from "@/lib/core/money";
import { playerCurrency } from "@/lib/market/currency";
import { profileQuery } from "@/lib/session/permissions/queries";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getWalletBalance } from "./api";
import { readNews, type WalletBalance } from "./schema";
import { newerWallet, type Wallet } from "./wallet";

/** The player's wallet, read every 20 s while the tab is visible. A response older than the stored balance changes nothing. */
export const walletQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "wallet"),
    async queryFn({ signal }): Promise<Wallet> {
      const requestedAt = Date.now();
      const balance = await getWalletBalance(http, signal);
      const news = balance && readNews(balance, balance.currency ?? (await readCurrency(player, http)));
      return { balances: null, version: null, ...news, requestedAt, asOf: Date.now() };
    },
    structuralSharing: (known, next) => newerWallet(known as Wallet | undefined, next as Wallet),
    staleTime: 0,
    refetchInterval: 20_000,
  });

/** The currency of amounts that come without one: that of the known balance, else that of the profile, if either is known. */
function knownCurrency(player: Player): Currency | null {
  const wallet = queryClient.getQueryData(walletQuery(player).queryKey);
  if (wallet?.balances) return wallet.balances.totalBalance.currency;
  const profile = queryClient.getQueryData(profileQuery(player).queryKey);
  return profile === undefined ? null : playerCurrency(profile ?? player);
}

/** @throws where the profile cannot be read: amounts of another currency are not shown as as much of the country's */
async function readCurrency(player: Player, http: Http): Promise<Currency> {
  const known = knownCurrency(player);
  if (known) return known;
  return playerCurrency((await queryClient.ensureQueryData(profileQuery(player, http))) ?? player);
}

/**
 * The currency of the player's amounts: of the account, or of the wallet where the account cannot be read. That of the country is only
 * likely, so that nothing is shown in it before.
 */
export const currencyQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "currency"),
    queryFn: () => readCurrency(player, http).catch(() => currencyOfWallet(player, http)),
    initialData: () => knownCurrency(player) ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** @throws where there is no wallet */
async function currencyOfWallet(player: Player, http: Http): Promise<Currency> {
  const { balances } = await queryClient.ensureQueryData(walletQuery(player, http));
  if (!balances) throw new Error("Nobody knows the currency of the account.");
  return balances.totalBalance.currency;
}

/** Reads the balance again. A read that is under way is dropped: it may have been served before the change. */
export async function refetchWallet(player: Player): Promise<void> {
  const { queryKey } = walletQuery(player);
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

/** Applies a balance that a push message brought, or reads it where its currency is not known yet. @throws when its sum cannot be exact */
export function receiveBalance(player: Player, balance: WalletBalance): void {
  const { queryKey } = walletQuery(player);
  const currency = balance.currency ?? knownCurrency(player);
  if (!currency) return void refetchWallet(player);
  const news = readNews(balance, currency);
  const now = Date.now();
  queryClient.setQueryData(queryKey, (known) => {
    const newer = newerWallet(known, { ...news, requestedAt: now, asOf: now });
    // Old news do not count as a successful read.
    return newer === known ? undefined : newer;
  });
}
