import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, ne } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { players, wallets } from "../db-schema";
import { limitRefusal } from "../safety/limits";
import {
  type PayAndPlaySession,
  payAndPlayCustomers,
  payAndPlayLifetimeMs,
  payAndPlaySessions,
} from "./pay-and-play-db-schema";

/** "over": it is too old, or approved already. "refused": the account takes no deposits. */
export type ApprovalRefusal = "over" | "currency" | "limit" | "refused";

export const isAlive = ({ createdAt }: PayAndPlaySession): boolean =>
  createdAt.getTime() > Date.now() - payAndPlayLifetimeMs;

/** Gives a payment its customer and its code, once. From then on it counts against the customer's deposit limits. */
export function approve(
  db: Database,
  sessionId: string,
  customer: string,
): Promise<{ code: string } | { refusal: ApprovalRefusal }> {
  const own = eq(payAndPlaySessions.sessionId, sessionId);
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(payAndPlaySessions).where(own).for("update");
    if (!session || session.code !== null || !isAlive(session)) return { refusal: "over" };
    const refusal = await refusalOf(tx, session, customer);
    if (refusal) return { refusal };
    const code = randomBytes(12).toString("base64url");
    await tx.update(payAndPlaySessions).set({ customer, code }).where(own);
    return { code };
  });
}

async function refusalOf(
  tx: Transaction,
  { amountMinor, currency }: PayAndPlaySession,
  customer: string,
): Promise<ApprovalRefusal | null> {
  if (await isApprovedInAnother(tx, currency, customer)) return "currency";
  const [known] = await tx
    .select({ player: players })
    .from(payAndPlayCustomers)
    .innerJoin(players, eq(players.playerId, payAndPlayCustomers.playerId))
    .where(and(eq(payAndPlayCustomers.customer, customer), isNotNull(players.email)));
  if (!known) return null;
  const { player } = known;
  // Its lock puts deposits and approvals in a row.
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, player.playerId)).for("update");
  if (wallet && wallet.currency !== currency) return "currency";
  if (!player.profile.deposit) return "refused";
  return (await limitRefusal(tx, player, "deposit", amountMinor)) ? "limit" : null;
}

/** A customer who is not known yet becomes a player by the first payment, in its currency. */
async function isApprovedInAnother(tx: Transaction, currency: string, customer: string): Promise<boolean> {
  const waits = and(
    eq(payAndPlaySessions.customer, customer),
    ne(payAndPlaySessions.currency, currency),
    isNull(payAndPlaySessions.completedAt),
    gt(payAndPlaySessions.createdAt, new Date(Date.now() - payAndPlayLifetimeMs)),
  );
  return (await tx.$count(payAndPlaySessions, waits)) > 0;
}
