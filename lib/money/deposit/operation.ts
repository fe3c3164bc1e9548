import type { Http } from "@/lib/core/http";
import type { Intent, Json, Operation, Resolver } from "@/lib/core/intents/intent";
import { isCurrency, type Money, money } from "@/lib/core/money";
import { getTransactions } from "@/lib/money/transactions/api";
import type { Transaction } from "@/lib/money/transactions/schema";
import { type DepositWish, requestDeposit } from "./api";
import type { DepositRequested } from "./schema";

/** The payments that are searched at most; a player makes far fewer in the time that counts. */
const most = 200;
const pageSize = 100;
/** How far the clock of a device may be off, in ms: only what is older is not searched. */
const skewMs = 86_400_000;

/** Paying in: one at a time, sent once. Its screen is the deposit flow's; what it needs beneath it is here. */
export const depositOperation: Operation<DepositWish, DepositRequested> = {
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

/** The amount of a stored deposit; null where what is stored is none. */
export function keptAmount(parameters: Json): Money | null {
  const { amountMinor, currency }: Record<string, unknown> = Object(parameters);
  return Number.isSafeInteger(amountMinor) && isCurrency(currency) ? money(Number(amountMinor), currency) : null;
}

/** The ledger tells what became of it: by its key, or without keys by a deposit of its amount that was not there before. */
export const depositResolver: Resolver = {
  operation: depositOperation.name,
  async read(http, intent) {
    const { found, isWhole } = await deposits(http, intent.startedAt - skewMs);
    const own = found.find((payment) => isOf(payment, intent));
    if (!own) return isWhole ? "not-done" : "unknown";
    if (own.status === "SUCCESS" || own.status === "COMPLETED") return "done";
    return ended.includes(own.status) ? "not-done" : "unknown";
  },
};

const ended = ["FAILED", "CANCELLED", "REVERTED"];

function isOf({ referenceId, amount }: Transaction, { id, before, parameters }: Intent): boolean {
  if (!Array.isArray(before)) return referenceId === id;
  return amount === keptAmount(parameters)?.amountMinor && !before.includes(referenceId);
}

async function deposits(http: Http, fromMs: number): Promise<{ found: Transaction[]; isWhole: boolean }> {
  const found: Transaction[] = [];
  const from = new Date(fromMs).toISOString();
  for (let position = 0; position < most; position += pageSize) {
    const page = await getTransactions(http, { category: "PAYMENT", from, position, limit: pageSize });
    found.push(...page.filter(({ type }) => type === "DEPOSIT"));
    if (page.length < pageSize) return { found, isWhole: true };
  }
  return { found, isWhole: false };
}
