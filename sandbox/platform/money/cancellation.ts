import { and, count, eq, gt, isNotNull } from "drizzle-orm";
import type { Context } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { balanceBody } from "../wallet/balance";
import { parseDecimal } from "../wallet/decimal";
import type { Wallet } from "../wallet/wallet";
import { payments as table } from "./db-schema";
import type { Payments } from "./payments";

const Cancellation = z.strictObject({
  pendingWithdrawalId: z.string().min(1).max(64),
  amount: z.string().regex(/^\d{1,10}\.\d{2}$/),
  cancelByPlayer: z.literal(true),
});

/** How many withdrawals a player may cancel in 24 hours. */
const mostCancellations = 3;

export interface CancellationDependencies {
  db: Database;
  settings: Settings;
  wallet: Wallet;
  payments: Payments;
}

/** Answers a cancellation: the money is back at once, and counted once for its key. */
export async function cancelWithdrawal(
  context: Context<Call>,
  { db, settings, wallet, payments }: CancellationDependencies,
  random: string,
) {
  const sent = await readBody(context);
  const parsed = Cancellation.safeParse(sent);
  if (!parsed.success) return refuseFields(context, "cancellation", parsed.error, sent);
  const given = context.get("key");
  if (settings.honoursKeys && !given)
    return refuse(context, 400, "error.idempotency.key_missing", "A cancellation needs a key.");
  const key = settings.honoursKeys && given ? given : random;
  const { playerId } = context.get("player");
  const { pendingWithdrawalId: reference, amount } = parsed.data;
  const payment = await payments.find(playerId, reference);
  if (payment?.kind !== "WITHDRAW" || payment.amountMinor !== parseDecimal(amount))
    return refuse(context, 404, "error.withdrawal.not_found", "There is no such withdrawal.");

  const earlier = await ofKey(db, playerId, key);
  if (earlier && earlier !== reference)
    return refuse(context, 422, "error.idempotency.key_reused", "The key is another cancellation's.");
  if (!earlier && (await cancelledLately(db, playerId)) >= mostCancellations)
    return refuse(
      context,
      409,
      "error.withdrawal.cancel_limit",
      `You have cancelled ${mostCancellations} withdrawals in 24 hours. This one stays on its way.`,
    );
  const isCancelled =
    earlier === reference || (await payments.settle(playerId, reference, "CANCELLED", { cancelKey: key }));
  // Sent twice at once, the second finds it cancelled by its own key.
  if (!isCancelled && (await ofKey(db, playerId, key)) !== reference)
    return refuse(context, 409, "error.withdrawal.over", "The withdrawal is not pending any more.");
  const balance = await wallet.balance(playerId);
  return context.json({ pendingWithdrawalId: reference, balance: balance && balanceBody(balance) });
}

/** The reference of the withdrawal that was cancelled with a key. */
async function ofKey(db: Database, playerId: string, key: string): Promise<string | null> {
  const [found] = await db
    .select({ reference: table.reference })
    .from(table)
    .where(and(eq(table.playerId, playerId), eq(table.cancelKey, key)));
  return found?.reference ?? null;
}

async function cancelledLately(db: Database, playerId: string): Promise<number> {
  const dayAgo = new Date(Date.now() - 86_400_000);
  const [found] = await db
    .select({ number: count() })
    .from(table)
    .where(and(eq(table.playerId, playerId), isNotNull(table.cancelKey), gt(table.since, dayAgo)));
  return found?.number ?? 0;
}
