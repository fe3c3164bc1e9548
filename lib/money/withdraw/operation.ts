import type { Http } from "@/lib/core/http/http";
import type { Intent, Operation, Resolver } from "@/lib/core/intents/intent";
import { parseMoney } from "@/lib/core/money";
import { skewMs } from "@/lib/money/clock-skew";
import { isUnpaid } from "@/lib/money/transactions/stage";
import {
  type CancellationInput,
  cancelWithdrawal,
  getWithdrawals,
  requestWithdrawal,
  type WithdrawalInput,
} from "./api";
import type { Withdrawal, WithdrawalRequested } from "./schema";

/** The withdrawals that are searched at most; a player asks for far fewer in the time that counts. */
const most = 100;

/** Asking for a withdrawal: one at a time, sent once. */
export const withdrawalOperation: Operation<WithdrawalInput, WithdrawalRequested> = {
  name: "withdrawal",
  again: "never",
  subject: () => "",
  keep: ({ amount }) => ({ amountMinor: amount.amountMinor, currency: amount.currency }),
  send: requestWithdrawal,
  before: async (http) => (await getWithdrawals(http, { limit: most })).map(({ withdrawalId }) => withdrawalId),
};

/** The list of withdrawals tells what became of it: by its key, or without keys by one of its amount that was not there before. */
export const withdrawalResolver: Resolver = {
  operation: withdrawalOperation.name,
  async read(http, intent) {
    const found = await getWithdrawals(http, { limit: most });
    const own = found.find((withdrawal) => isOf(withdrawal, intent));
    if (own) return isUnpaid(own.status) ? "not-done" : "done";
    return found.length < most || reachesBack(found, intent.startedAt - skewMs) ? "not-done" : "unknown";
  },
};

/** The newest come first, and what is said of a withdrawal is never older than its request. */
const reachesBack = (found: readonly Withdrawal[], toMs: number): boolean =>
  Date.parse(found.at(-1)?.since ?? "") < toMs;

function isOf({ withdrawalId, amount }: Withdrawal, { id, before, parameters }: Intent): boolean {
  if (!Array.isArray(before)) return withdrawalId === id;
  return amount === parseMoney(parameters)?.amountMinor && !before.includes(withdrawalId);
}

/** Taking a withdrawal back while it waits. */
export const cancellationOperation: Operation<CancellationInput, unknown> = {
  name: "withdrawal-cancellation",
  again: "never",
  subject: ({ pendingWithdrawalId }) => pendingWithdrawalId,
  keep: ({ pendingWithdrawalId, amount }) => ({
    pendingWithdrawalId,
    amountMinor: amount.amountMinor,
    currency: amount.currency,
  }),
  send: cancelWithdrawal,
};

export const cancellationResolver: Resolver = {
  operation: cancellationOperation.name,
  async read(http: Http, { parameters }) {
    const { pendingWithdrawalId }: Record<string, unknown> = Object(parameters);
    const found = await getWithdrawals(http, { limit: most });
    const own = found.find(({ withdrawalId }) => withdrawalId === pendingWithdrawalId);
    if (!own) return "unknown";
    return own.status === "CANCELLED" ? "done" : "not-done";
  },
};
