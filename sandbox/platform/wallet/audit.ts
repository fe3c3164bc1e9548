import { desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../core/database";
import { accounts, entries, transactions } from "../db-schema";
import { toDecimal } from "./decimal";

/** The audit of the ledger. Sound means: every list empty and every sum "0.00". */
export interface LedgerCheck {
  sound: boolean;
  /** Sum of all entries by currency. */
  sums: { currency: string; sum: string }[];
  /** Transactions whose entries do not sum to zero. */
  unbalanced: { transactionId: string; sum: string }[];
  /** Accounts whose balance is not the sum of their entries. */
  drifted: { account: string; balance: string; sum: string }[];
  /** Accounts of players that are below zero. */
  negative: { account: string; balance: string }[];
}

export async function checkLedger(db: Database): Promise<LedgerCheck> {
  const sum = sql<string>`coalesce(sum(${entries.amountMinor}), 0)::text`;
  const sums = await db
    .select({ currency: accounts.currency, sum })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .groupBy(accounts.currency);
  const unbalanced = await db
    .select({ transactionId: sql<string>`${entries.transactionId}::text`, sum })
    .from(entries)
    .groupBy(entries.transactionId)
    .having(ne(sql`sum(${entries.amountMinor})`, 0));
  const drifted = await db
    .select({ account: accounts.name, balance: sql<string>`${accounts.balanceMinor}::text`, sum })
    .from(accounts)
    .leftJoin(entries, eq(entries.accountId, accounts.id))
    .groupBy(accounts.id)
    .having(ne(sql`coalesce(sum(${entries.amountMinor}), 0)`, accounts.balanceMinor));
  const negative = await db
    .select({ account: accounts.name, balance: sql<string>`${accounts.balanceMinor}::text` })
    .from(accounts)
    .where(sql`${accounts.playerId} is not null and ${accounts.balanceMinor} < 0`);
  const decimal = (minor: string) => toDecimal(BigInt(minor));
  return {
    sound: [unbalanced, drifted, negative].every((found) => found.length === 0) && sums.every(({ sum }) => sum === "0"),
    sums: sums.map((row) => ({ ...row, sum: decimal(row.sum) })),
    unbalanced: unbalanced.map((row) => ({ ...row, sum: decimal(row.sum) })),
    drifted: drifted.map((row) => ({ ...row, balance: decimal(row.balance), sum: decimal(row.sum) })),
    negative: negative.map((row) => ({ ...row, balance: decimal(row.balance) })),
  };
}

/** A player's own entries, the newest first, at most 200. */
export async function playerEntries(db: Database, playerId: string) {
  const rows = await db
    .select({
      transactionId: sql<string>`${transactions.id}::text`,
      key: transactions.idempotencyKey,
      type: transactions.type,
      category: transactions.category,
      reference: transactions.reference,
      account: accounts.name,
      amountMinor: entries.amountMinor,
      balanceAfterMinor: entries.balanceAfterMinor,
      at: transactions.createdAt,
    })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(eq(accounts.playerId, playerId))
    .orderBy(desc(entries.id))
    .limit(200);
  return rows.map(({ amountMinor, balanceAfterMinor, at, ...row }) => ({
    ...row,
    amount: toDecimal(amountMinor),
    balanceAfter: toDecimal(balanceAfterMinor),
    at: at.toISOString(),
  }));
}
