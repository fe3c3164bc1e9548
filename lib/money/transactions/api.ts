import type * as z from "zod/mini";
import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { NetPosition, Transaction } from "./schema";

type TransactionFilter = z.infer<typeof endpoints.transactions.query>;

/** One page of what moved in the player's wallet, the newest first. */
export const getTransactions = (
  http: Http,
  filter: TransactionFilter = {},
  signal?: AbortSignal,
): Promise<Transaction[]> => callPlatform(http, endpoints.transactions, { query: filter, signal });

type WindowFilter = z.infer<typeof endpoints.netPosition.query>;

/** What was won minus what was staked in a window. */
export const getNetPosition = (http: Http, filter: WindowFilter, signal?: AbortSignal): Promise<NetPosition> =>
  callPlatform(http, endpoints.netPosition, { query: filter, signal });
