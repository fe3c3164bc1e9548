import { and, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../core/database";
import type { BalanceBody } from "../balance";
import { balanceOfBody } from "../balance";
import { accounts, entries, transactions } from "../db-schema";
import { toDecimal } from "../decimal";

export const categories = [
  "BONUS",
  "CASINO",
  "PAYMENT",
  "SPORTS",
  "VIRTUAL_SPORTS",
  "LIVE_CASINO",
  "ADJUSTMENT",
  "DORMANT_ADJUSTMENT",
] as const;

interface TransactionFilter {
  limit: number;
  position: number;
  category?: (typeof categories)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The operations of a player's wallet, the newest first. A deposit's reference is the key that it was requested with. */
export async function listTransactions(
  db: Database,
  playerId: string,
  { limit, position, category, from, to }: TransactionFilter,
) {
  const rows = await db
    .select(listed)
    .from(transactions)
    .where(
      and(
        eq(transactions.playerId, playerId),
        category && eq(transactions.category, category),
        from === undefined ? undefined : gte(transactions.createdAt, new Date(from)),
        to === undefined ? undefined : lte(transactions.createdAt, new Date(to)),
      ),
    )
    .orderBy(desc(transactions.id))
    .limit(limit)
    .offset(position);
  const moved = await amountsOf(
    db,
    playerId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, outcome, createdAt, ...row }) => ({
    ...row,
    amount: toDecimal(moved.get(id) ?? 0n),
    balanceAfterTransaction: toDecimal(totalOf(outcome)),
    transactionDate: createdAt.toISOString(),
    playerId,
    status: "SUCCESS",
    walletId: playerId,
  }));
}

const listed = {
  id: transactions.id,
  referenceId: transactions.idempotencyKey,
  category: transactions.category,
  type: transactions.type,
  outcome: transactions.outcome,
  createdAt: transactions.createdAt,
};

/** What moved in the player's own accounts; an operation of 0 moved nothing. */
async function amountsOf(db: Database, playerId: string, ids: bigint[]): Promise<Map<bigint, bigint>> {
  const rows = await db
    .select({ id: entries.transactionId, sum: sql<string>`sum(abs(${entries.amountMinor}))::text` })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(inArray(entries.transactionId, ids), eq(accounts.playerId, playerId)))
    .groupBy(entries.transactionId);
  return new Map(rows.map(({ id, sum }) => [id, BigInt(sum)]));
}

/** Of what the ledger stored with the transaction. */
function totalOf(outcome: unknown): bigint {
  const { balance } = outcome as { balance: BalanceBody };
  const { mainMinor, lockedMinor, bonusMinor } = balanceOfBody(balance);
  return Object.values(bonusMinor).reduce((sum, each) => sum + each, mainMinor + lockedMinor);
}
