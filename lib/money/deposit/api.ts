import type { Http } from "@/lib/core/http";
import { type Money, toDecimal } from "@/lib/core/money";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { DepositRequested } from "./schema";

export interface DepositWish {
  amount: Money;
  methodId: string;
}

/** @param key of the intent: it is the reference of the payment, where the platform honours it */
export const requestDeposit = (http: Http, { amount, methodId }: DepositWish, key: string): Promise<DepositRequested> =>
  callPlatform(http, endpoints.requestDeposit, {
    key,
    body: { amount: toDecimal(amount.amountMinor), currency: amount.currency, methodId },
  });
