import { and, asc, desc, eq, gt, isNull, lte, max, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { signInRefusals } from "../../identity/sign-in-refusals";
import { wallets } from "../db-schema";
import { type BreakKind, playerBreaks } from "./db-schema";

/** A time-out or a self-exclusion; without an end it lasts until somebody at the operator ends it. */
interface Break {
  kind: BreakKind;
  startedAt: Date;
  endsAt: Date | null;
}

interface Asked {
  kind: BreakKind;
  key: string;
  /** The body of the call. */
  asked: string;
  endsAt(now: Date): Date | null;
}

/** How the platform refuses a call of somebody who has a break. */
const breakRefusals = { TIMEOUT: "error.player.timeout", SELF_EXCLUDED: "error.player.self_excluded" } as const;
type BreakRefusal = (typeof breakRefusals)[BreakKind];

/**
 * Begins a break, once for its key. A player in a break may begin another: the one that protects more counts. False: the key belongs to
 * another break. Holds the wallet's lock, so that a stake or a deposit is before it or after it.
 */
export function beginBreak(
  db: Database,
  playerId: string,
  { kind, key, asked, endsAt }: Asked,
  now = new Date(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for("update");
    const own = and(eq(playerBreaks.playerId, playerId), eq(playerBreaks.key, key));
    const [known] = await tx.select().from(playerBreaks).where(own);
    if (known) return known.kind === kind && known.asked === asked;
    await tx.insert(playerBreaks).values({ playerId, key, kind, asked, startedAt: now, endsAt: endsAt(now) });
    return true;
  });
}

/** The break that a player has: an exclusion before a time-out, then the one that ends last. Null: none. */
export async function runningBreak(
  db: Database | Transaction,
  playerId: string,
  now = new Date(),
): Promise<Break | null> {
  const runs = and(eq(playerBreaks.playerId, playerId), or(isNull(playerBreaks.endsAt), gt(playerBreaks.endsAt, now)));
  const [found] = await db
    .select()
    .from(playerBreaks)
    .where(runs)
    // By the alphabet, an exclusion comes first.
    .orderBy(asc(playerBreaks.kind), sql`${playerBreaks.endsAt} desc nulls first`, desc(playerBreaks.startedAt))
    .limit(1);
  return found ?? null;
}

/** The end of the player's last break, while they have not said that they saw the page after it; null: none is to be shown. */
export async function unseenEnd(db: Database, playerId: string, now = new Date()): Promise<Date | null> {
  const over = and(eq(playerBreaks.playerId, playerId), lte(playerBreaks.endsAt, now), isNull(playerBreaks.seenAt));
  const [found] = await db.select().from(playerBreaks).where(over).orderBy(desc(playerBreaks.endsAt)).limit(1);
  return found?.endsAt ?? null;
}

/** The player has seen the page after every break that ended until then. */
export async function noteSeen(db: Database, playerId: string, endedAt: Date, now = new Date()): Promise<void> {
  const seen = and(
    eq(playerBreaks.playerId, playerId),
    lte(playerBreaks.endsAt, endedAt),
    lte(playerBreaks.endsAt, now),
  );
  await db.update(playerBreaks).set({ seenAt: now }).where(seen);
}

/** Why nobody with a break stakes or pays in; null without one. */
export async function breakRefusal(db: Database | Transaction, playerId: string): Promise<BreakRefusal | null> {
  const running = await runningBreak(db, playerId);
  return running && breakRefusals[running.kind];
}

/** What the identity service says to somebody with a break who signs in; null: they may. */
export async function signInRefusalOfBreak(db: Database, playerId: string, now = new Date()): Promise<string | null> {
  const running = await runningBreak(db, playerId, now);
  if (!running) return null;
  const milliseconds = running.endsAt === null ? null : running.endsAt.getTime() - now.getTime();
  const days = milliseconds === null ? null : Math.ceil(milliseconds / dayMs);
  if (running.kind === "SELF_EXCLUDED" || milliseconds === null || days === null) return signInRefusals.exclusion(days);
  return signInRefusals.timeOut({ playerId, days, milliseconds, isCooling: false, initiator: "PLAYER" });
}

/** Moves the end of the breaks that run, or of the newest when none runs: for the control calls alone, no player can. */
export async function moveEnd(db: Database, playerId: string, endsAt: Date, now = new Date()): Promise<void> {
  const own = eq(playerBreaks.playerId, playerId);
  const running = or(isNull(playerBreaks.endsAt), gt(playerBreaks.endsAt, now));
  const moved = await db.update(playerBreaks).set({ endsAt }).where(and(own, running)).returning();
  if (moved.length > 0) return;
  const newest = db
    .select({ startedAt: max(playerBreaks.startedAt) })
    .from(playerBreaks)
    .where(own);
  await db
    .update(playerBreaks)
    .set({ endsAt })
    .where(and(own, eq(playerBreaks.startedAt, newest)));
}

const dayMs = 86_400_000;
