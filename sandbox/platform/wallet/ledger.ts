import { createHash } from "node:crypto";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import type { PayInRefusal, PlayRefusal } from "../account/profile";
import { accounts, entries, transactions, wallets } from "../db-schema";
import type { RewardRefusal } from "../offers/reward-refusals";
import type { LimitRefusal } from "../safety/limit-refusals";
import { type Balance, type BalanceBody, balanceBody, balanceOfBody, readBalance } from "./balance";
import { type Vertical, verticals } from "./verticals";

/** A value that survives a JSON column. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const operatorAccounts = ["opening", "games", "adjustment", "payments"] as const;

/** The account on one side of an operation: the player's own, or one of the house in the same currency. */
export type Place =
  | { kind: "MAIN" | "LOCKED" }
  | { kind: "BONUS"; vertical: Vertical }
  | { operator: (typeof operatorAccounts)[number] };

/** One operation of a player's wallet: an amount (0 or more hundredths) that goes from one account to another. */
export interface Operation {
  playerId: string;
  /** The idempotency key: the same key with the same operation returns the same result, and moves the money once. */
  key: string;
  type: "BET" | "WIN" | "LOSS" | "DEPOSIT" | "WITHDRAW" | "REVERSAL" | "FORFEIT";
  category: "CASINO" | "LIVE_CASINO" | "SPORTS" | "VIRTUAL_SPORTS" | "BONUS" | "ADJUSTMENT" | "PAYMENT";
  /** The caller's reference of the operation: a round, a reason. */
  reference: string;
  currency: string;
  amountMinor: bigint;
  from: Place;
  to: Place;
}

export type Refusal =
  | "NOT_ENOUGH_FUNDS"
  | "NO_WALLET"
  | "WRONG_CURRENCY"
  | "KEY_REUSED"
  | LimitRefusal
  | PayInRefusal
  | PlayRefusal
  | RewardRefusal;

export type PostResult<T> =
  | { ok: true; transactionId: string; balance: Balance; result: T; replayed: boolean }
  | { ok: false; code: Refusal };

/** Further work in the transaction of the operation. Use `tx` only: the database itself waits for us. */
export interface Attached<T> {
  /** Refuses before anything moves; not called when the operation was posted before. */
  guard?: ((tx: Transaction) => Promise<Refusal | null>) | undefined;
  /** Runs after the money has moved, in the same transaction; its value is stored with the transaction. */
  within?: ((tx: Transaction) => Promise<T>) | undefined;
  /** When it was, of a history that is made up; without one it is now. */
  at?: Date | undefined;
}

class Refused extends Error {
  constructor(readonly code: Refusal) {
    super(code);
  }
}

/** Runs one operation in its own transaction. A deadlock or a serialisation failure is tried again a few times. */
export async function post<T extends Json = null>(
  db: Database,
  operation: Operation,
  attached: Attached<T> = {},
): Promise<PostResult<T>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => postWithin(tx, operation, attached));
    } catch (error) {
      if (error instanceof Refused) return { ok: false, code: error.code };
      if (attempt === 5 || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt));
    }
  }
}

/** Runs one operation as a part of the caller's transaction. A refusal is thrown, so that the whole is undone. */
export async function postWithin<T extends Json = null>(
  tx: Transaction,
  operation: Operation,
  { guard, within, at }: Attached<T> = {},
): Promise<PostResult<T>> {
  const { playerId, key, type, category, currency, reference, amountMinor, from, to } = operation;
  if (amountMinor < 0n) throw new RangeError(`${amountMinor} is not an amount that can move`);
  // The lock puts the operations of one wallet in a row, so that an operation that waited sees the key of the first one.
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for("update");
  if (!wallet) throw new Refused("NO_WALLET");
  const fingerprint = fingerprintOf(operation);
  const known = await findPosted<T>(tx, playerId, key, fingerprint);
  if (known) return known;
  if (wallet.currency !== currency) throw new Refused("WRONG_CURRENCY");
  const refusal = await guard?.(tx);
  if (refusal) throw new Refused(refusal);

  const moved = amountMinor === 0n ? [] : [await change(tx, operation, from, -amountMinor)];
  if (amountMinor > 0n) {
    moved.push(await change(tx, operation, to, amountMinor));
    const version = sql`${wallets.version} + 1`;
    await tx.update(wallets).set({ version }).where(eq(wallets.playerId, playerId));
  }
  const balance = await readBalance(tx, playerId);
  if (!balance) throw new Refused("NO_WALLET");
  // The type is null when there is nothing to run.
  const result = within ? await within(tx) : (null as T);
  const outcome = { balance: balanceBody(balance), result };
  const [row] = await tx
    .insert(transactions)
    .values({
      playerId,
      idempotencyKey: key,
      fingerprint,
      type,
      category,
      currency,
      reference,
      outcome,
      ...(at && { createdAt: at }),
    })
    .returning({ id: transactions.id });
  if (!row) throw new Error("The transaction was not written.");
  if (moved.length > 0) await tx.insert(entries).values(moved.map((entry) => ({ ...entry, transactionId: row.id })));
  return { ok: true, transactionId: String(row.id), balance, result, replayed: false };
}

async function findPosted<T>(tx: Transaction, playerId: string, key: string, fingerprint: string) {
  const [known] = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.playerId, playerId), eq(transactions.idempotencyKey, key)));
  if (!known) return null;
  if (known.fingerprint !== fingerprint) throw new Refused("KEY_REUSED");
  // Written by this file, so of this shape.
  const outcome = known.outcome as { balance: BalanceBody; result: T };
  const balance = balanceOfBody(outcome.balance);
  return { ok: true, transactionId: String(known.id), balance, result: outcome.result, replayed: true } as const;
}

/** Changes one account, unless that would take a player's account below zero, and returns its entry. */
async function change(tx: Transaction, { playerId, currency }: Operation, place: Place, amountMinor: bigint) {
  const enough: SQL | undefined = or(isNull(accounts.playerId), sql`${accounts.balanceMinor} + ${amountMinor} >= 0`);
  const [account] = await tx
    .update(accounts)
    .set({ balanceMinor: sql`${accounts.balanceMinor} + ${amountMinor}` })
    .where(and(eq(accounts.name, accountName(playerId, currency, place)), enough))
    .returning({ id: accounts.id, balanceMinor: accounts.balanceMinor });
  if (!account) throw new Refused("NOT_ENOUGH_FUNDS");
  return { accountId: account.id, amountMinor, balanceAfterMinor: account.balanceMinor };
}

/** Opens a wallet with an empty account of each kind, and the house's accounts where it is the first of its currency. */
export async function openWallet(tx: Transaction, playerId: string, currency: string): Promise<void> {
  const own: Exclude<Place, { operator: unknown }>[] = [
    { kind: "MAIN" },
    { kind: "LOCKED" },
    ...verticals.map((vertical) => ({ kind: "BONUS" as const, vertical })),
  ];
  const name = (place: Place) => accountName(playerId, currency, place);
  await tx.insert(wallets).values({ playerId, currency });
  await tx.insert(accounts).values(own.map((place) => ({ ...place, name: name(place), playerId, currency })));
  await openOperatorAccounts(tx, currency);
}

/** Gives another currency to a wallet in which there has never been anything. */
export async function changeCurrency(tx: Transaction, playerId: string, currency: string): Promise<void> {
  await tx.update(wallets).set({ currency }).where(eq(wallets.playerId, playerId));
  await tx.update(accounts).set({ currency }).where(eq(accounts.playerId, playerId));
  await openOperatorAccounts(tx, currency);
}

async function openOperatorAccounts(tx: Transaction, currency: string): Promise<void> {
  const name = (operator: (typeof operatorAccounts)[number]) => accountName("", currency, { operator });
  await tx
    .insert(accounts)
    .values(operatorAccounts.map((operator) => ({ kind: "HOUSE" as const, name: name(operator), currency })))
    .onConflictDoNothing();
}

function accountName(playerId: string, currency: string, place: Place): string {
  if ("operator" in place) return `house:${place.operator}:${currency}`;
  return place.kind === "BONUS" ? `${playerId}:BONUS:${place.vertical}` : `${playerId}:${place.kind}`;
}

function fingerprintOf({ playerId, key, amountMinor, ...rest }: Operation): string {
  const sorted = Object.entries({ ...rest, amountMinor: String(amountMinor) }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}

/** Serialisation failure and deadlock: the database rolled back and the transaction can be retried. */
function isPassing(error: unknown): boolean {
  const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
  return code === "40001" || code === "40P01";
}
