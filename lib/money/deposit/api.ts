import type { Http } from "@/lib/core/http/http";
import { type Money, toDecimal } from "@/lib/core/money";
import type { CheckBody } from "@/lib/session/client-context/check-body";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { DepositCheck, DepositMethod, DepositRequested, RecentMethod } from "./schema";

export interface DepositRequest {
  amount: Money;
  methodId: string;
  /** Null: without a bonus. */
  selectedBonusId: string | null;
  /** The page that it is asked for on. */
  returnUrl: string;
}

/** @param key of the intent: it is the reference of the payment, where the platform honours it */
export const requestDeposit = (
  http: Http,
  { amount, ...requested }: DepositRequest,
  key: string,
): Promise<DepositRequested> =>
  callPlatform(http, endpoints.requestDeposit, {
    key,
    body: { ...requested, amount: toDecimal(amount.amountMinor), currency: amount.currency },
  });

/** What stands against a deposit now. It carries no amount, and changes nothing. */
export const checkDeposit = (http: Http, body: CheckBody, signal?: AbortSignal): Promise<DepositCheck> =>
  callPlatform(http, endpoints.depositCheck, { body, signal });

export const getDepositMethods = (http: Http, signal?: AbortSignal): Promise<DepositMethod[]> =>
  callPlatform(http, endpoints.depositMethods, { signal });

/** The methods used last, the newest first. */
export const getRecentMethods = (http: Http, signal?: AbortSignal): Promise<RecentMethod[]> =>
  callPlatform(http, endpoints.recentDepositMethods, { signal });
