import type * as z from "zod/mini";
import type { Http } from "@/lib/core/http/http";
import { type Money, toDecimal } from "@/lib/core/money";
import { getDepositMethods, getRecentMethods } from "@/lib/money/deposit/api";
import type { CheckBody } from "@/lib/session/client-context/check-body";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import { payoutMethods } from "./methods";
import type { PendingWithdrawal, Withdrawal, WithdrawalCheck, WithdrawalMethod, WithdrawalRequested } from "./schema";

/** What stands against a withdrawal now. It carries no amount, and changes nothing. */
export const checkWithdrawal = (http: Http, body: CheckBody, signal?: AbortSignal): Promise<WithdrawalCheck> =>
  callPlatform(http, endpoints.withdrawalCheck, { body, signal });

export const getPendingWithdrawals = (http: Http, signal?: AbortSignal): Promise<PendingWithdrawal[]> =>
  callPlatform(http, endpoints.pendingWithdrawals, { signal });

type WithdrawalFilter = z.infer<typeof endpoints.withdrawals.query>;

export const getWithdrawals = (http: Http, filter: WithdrawalFilter, signal?: AbortSignal): Promise<Withdrawal[]> =>
  callPlatform(http, endpoints.withdrawals, { query: filter, signal });

/** The ways to be paid. There is no call for them: they are the methods that the player has paid in with. */
export const getWithdrawalMethods = async (http: Http, signal?: AbortSignal): Promise<WithdrawalMethod[]> =>
  payoutMethods(...(await Promise.all([getRecentMethods(http, signal), getDepositMethods(http, signal)])));

export interface WithdrawalInput extends CheckBody {
  amount: Money;
  methodId: string;
}

/** @param key of the intent: it is the reference of the withdrawal, where the platform honours it */
export const requestWithdrawal = (
  http: Http,
  { amount, ...input }: WithdrawalInput,
  key: string,
): Promise<WithdrawalRequested> =>
  callPlatform(http, endpoints.requestWithdrawal, {
    key,
    body: { ...input, amount: toDecimal(amount.amountMinor), currency: amount.currency },
  });

export interface CancellationInput {
  pendingWithdrawalId: string;
  amount: Money;
}

export const cancelWithdrawal = (
  http: Http,
  { pendingWithdrawalId, amount }: CancellationInput,
  key: string,
): Promise<unknown> =>
  callPlatform(http, endpoints.cancelWithdrawal, {
    key,
    body: { pendingWithdrawalId, amount: toDecimal(amount.amountMinor), cancelByPlayer: true },
  });
