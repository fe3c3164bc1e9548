import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { type Round, type Session, sessions } from "../db-schema";

/** Takes a stake from the purse of a demo, and runs the rest in the same transaction. */
export async function takePlayMoney(
  tx: Transaction,
  { id }: Session,
  stakeMinor: number,
  write: (tx: Transaction) => Promise<null>,
): Promise<"not-enough-funds" | null> {
  const [session] = await tx
    .update(sessions)
    .set({ purseMinor: sql`${sessions.purseMinor} - ${stakeMinor}` })
    .where(and(eq(sessions.id, id), sql`${sessions.purseMinor} >= ${stakeMinor}`))
    .returning({ id: sessions.id });
  if (!session) return "not-enough-funds";
  return write(tx);
}

/** Pays the win of a demo's round into its purse, unless `end` finds that it was paid before. */
export async function payPlayMoney(
  db: Database,
  { sessionId, winMinor }: Round,
  end: (tx: Transaction) => Promise<{ id: string }[]>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await end(tx);
    if (ended.length === 0) return;
    const purseMinor = sql`${sessions.purseMinor} + ${winMinor}`;
    await tx.update(sessions).set({ purseMinor }).where(eq(sessions.id, sessionId));
  });
}
