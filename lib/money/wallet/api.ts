import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import type { Currency } from "@/lib/core/money";
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

/** The player's balances, or null for a player without a wallet. `fallback`: where the platform names no currency. */
export async function getBalance(http: Http, fallback: Currency): Promise<BalanceNews | null> {
  const balance = await getWalletBalance(http);
  return balance && readNews(balance, fallback);
}
