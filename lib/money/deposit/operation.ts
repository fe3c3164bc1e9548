import type { Http } from "@/lib/core/http/http";
import type { Intent, Operation, Resolver } from "@/lib/core/intents/intent";
import { parseMoney } from "@/lib/core/money";
import { skewMs } from "@/lib/money/clock-skew";
import { readPayments } from "@/lib/money/transactions/payments";
import type { Transaction } from "@/lib/money/transactions/schema";
import { isTakenBack, isUnpaid, stageOfPayment } from "@/lib/money/transactions/stage";
import { type DepositRequest, requestDeposit } from "./api";
import type { DepositRequested } from "./schema";

/** The pages of payments that are searched at most; a player makes far fewer in the time that counts. */
const mostPages = 2;

/** Asking for a deposit: one at a time, sent once. What becomes of it at the partner's page, the list of payments tells. */
export const depositOperation: Operation<DepositRequest, DepositRequested> = {
  name: "deposit",
  again: "never",
  subject: () => "",
  keep: ({ amount }) => ({ amountMinor: amount.amountMinor, currency: amount.currency }),
  send: requestDeposit,
  async before(http) {
    const { found, isWhole } = await deposits(http, Date.now() - skewMs);
    if (!isWhole) throw new Error("There are too many payments to tell a new one.");
    return found.map(({ referenceId }) => referenceId);
  },
};

/**
 * The ledger tells what became of it: by its key, or without keys by a deposit of its amount that was not there before. One that waits
 * for its player there has arrived, and nothing is left to ask: it is followed as any other, and keeps no new one from being asked for.
 * Without keys a second one of its amount could not be told from it.
 */
export const depositResolver: Resolver = {
  operation: depositOperation.name,
  async read(http, intent) {
    const { found, isWhole } = await deposits(http, intent.startedAt - skewMs);
    const own = found.find((payment) => isPaymentOf(payment, intent));
    if (!own) return isWhole ? "not-done" : "unknown";
    if (stageOfPayment(own.status) === "paid" || isTakenBack(own.status)) return "done";
    if (isUnpaid(own.status)) return "not-done";
    return stageOfPayment(own.status) === "waiting" && own.referenceId === intent.id ? "moot" : "unknown";
  },
};

/** Is it the payment that the intent asked for? Without keys: one of its amount that was not there before. */
export function isPaymentOf({ referenceId, amount }: Transaction, { id, before, parameters }: Intent): boolean {
  if (!Array.isArray(before)) return referenceId === id;
  return amount === parseMoney(parameters)?.amountMinor && !before.includes(referenceId);
}

async function deposits(http: Http, fromMs: number): Promise<{ found: Transaction[]; isWhole: boolean }> {
  const { found, isWhole } = await readPayments(http, { fromMs, mostPages });
  return { found: found.filter(({ type }) => type === "DEPOSIT"), isWhole };
}
