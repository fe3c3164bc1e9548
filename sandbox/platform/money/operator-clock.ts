import { and, eq, inArray, lte } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import { rangeOf } from "../../core/amount-ranges";
import type { Database } from "../../core/database";
import type { Call } from "../gate";
import { findDocument, writeDocument } from "../safety/documents";
import { type Payment, payments } from "./db-schema";
import type { Payments } from "./payments";

/** How long the operator takes for each of its steps. */
export const checkMs = 90_000;
/** From this many times the least amount on, it wants to know who is paid. */
const largeTimes = 20n;

/** Behind the player's gate: the operator of this world and the banks have done by now what the call reads. */
export function createOperatorClock(db: Database, payments: Payments): MiddlewareHandler<Call> {
  return async (context, next) => {
    const { playerId } = context.get("player");
    await advanceWithdrawals(db, playerId, new Date());
    await payments.advanceDeposits(playerId, new Date());
    return next();
  };
}

/**
 * Moves the withdrawals that a player has asked for at the site: one is paid out after the check, a large one waits for proof of
 * identity before, until it is sent.
 */
export async function advanceWithdrawals(db: Database, playerId: string, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.playerId, playerId),
        eq(payments.kind, "WITHDRAW"),
        inArray(payments.status, ["PENDING", "WAITING_INPUT"]),
        lte(payments.actsAt, now),
      ),
    );
  for (const payment of due) await advance(db, payment, now);
}

async function advance(db: Database, payment: Payment, now: Date): Promise<void> {
  const { playerId, status, actsAt } = payment;
  const identity = { playerId, kind: "idDocument", id: "" } as const;
  const known = await findDocument(db, identity);
  const isSent = known?.status === "UNDER_REVIEW" || known?.status === "VERIFIED";
  if (status === "WAITING_INPUT") {
    if (isSent) await move(db, payment, { status: "PENDING", since: now, actsAt: new Date(now.getTime() + checkMs) });
  } else if (isLarge(payment) && !isSent) {
    if (known?.status !== "REQUESTED") await writeDocument(db, { ...known, ...identity, status: "REQUESTED" });
    await move(db, payment, { status: "WAITING_INPUT", since: actsAt ?? now });
  } else await move(db, payment, { status: "SUCCESS", since: actsAt ?? now });
}

/** The money has left the wallet with the request: nothing moves but the status, unless the player was faster. */
async function move(db: Database, { playerId, reference, status }: Payment, to: Partial<Payment>): Promise<void> {
  await db
    .update(payments)
    .set(to)
    .where(and(eq(payments.playerId, playerId), eq(payments.reference, reference), eq(payments.status, status)));
}

const isLarge = ({ amountMinor, currency }: Payment) => amountMinor >= rangeOf(currency)[0] * largeTimes;
