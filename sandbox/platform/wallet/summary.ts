import { and, count, eq } from "drizzle-orm";
import type { Database } from "../../core/database";
import type { Player } from "../account/players";
import { transactions } from "../db-schema";

/** The player's number of deposits: in this ledger, and before it, from the attribute `totalDepositsCount`. */
export async function countDeposits(db: Database, { playerId, profile }: Player): Promise<number> {
  const own = and(eq(transactions.playerId, playerId), eq(transactions.category, "PAYMENT"));
  const [found] = await db
    .select({ deposits: count() })
    .from(transactions)
    .where(and(own, eq(transactions.type, "DEPOSIT")));
  return (found?.deposits ?? 0) + Number(profile.attributes.totalDepositsCount ?? 0);
}
