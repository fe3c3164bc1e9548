import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { isCurrency } from "@/lib/core/money";
import { getProfile } from "@/lib/session/permissions/api";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import { readNews, type WalletBalance } from "./schema";
import type { BalanceNews } from "./wallet";

/** The platform's response about the player's balances, or null for a player without a wallet (404). */
export async function getWalletBalance(http: Http, signal?: AbortSignal): Promise<WalletBalance | null> {
  try {
    return await callPlatform(http, endpoints.balance, { signal });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The player's balances, in the currency of the account where the response names none; null for a player without a wallet, and where
 * nothing names a currency: that of a country is only likely.
 */
export async function getBalance(http: Http): Promise<BalanceNews | null> {
  const balance = await getWalletBalance(http);
  const currency = balance && (balance.currency ?? (await getProfile(http))?.currencyCode);
  return balance && isCurrency(currency) ? readNews(balance, currency) : null;
}
