import type { Http } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { Transaction } from "./schema";

interface TransactionFilter {
  category?: "PAYMENT";
  /** ISO instants. */
  from?: string;
  to?: string;
  position?: number;
  limit?: number;
}

/** One page of what moved in the player's wallet, the newest first. */
export const getTransactions = (
  http: Http,
  filter: TransactionFilter = {},
  signal?: AbortSignal,
): Promise<Transaction[]> => callPlatform(http, endpoints.transactions, { query: { ...filter }, signal });
