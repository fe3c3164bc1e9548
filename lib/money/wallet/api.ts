import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import type { Currency } from "@/lib/core/money";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import { readNews } from "./schema";
import type { BalanceNews } from "./wallet";

/** The player's balances, or null for a player without a wallet (404). `fallback`: where the platform names no currency. */
export async function getBalance(http: Http, fallback: Currency, signal?: AbortSignal): Promise<BalanceNews | null> {
  try {
    return readNews(await callPlatform(http, endpoints.balance, { signal }), fallback);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
