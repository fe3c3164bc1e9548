import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { rates } from "../../content/generator/markets";
import { jackpotPercent } from "../../content/generator/slot-figures";
import type { Database, Transaction } from "../../core/database";
import { jackpotWins } from "./db-schema";

const dayMs = 86_400_000;

/**
 * The amount of a jackpot, in euro cents: it grows with the time, as if by the stakes of many, and begins again when it is won, or
 * after 20 to 60 days.
 */
function jackpotMinor(gameId: string, now: number, wonAt: Date | undefined): number {
  const hash = createHash("sha256").update(gameId).digest();
  const periodMs = (20 + (hash.readUInt8(0) % 40)) * dayMs;
  const startMinor = 200_000 + (hash.readUInt32BE(4) % 20_000_000);
  const perSecond = 1 + (hash.readUInt8(1) % 40);
  const age = Math.min((now + hash.readUInt32BE(8) * 1_000) % periodMs, wonAt ? Math.max(0, now - +wonAt) : periodMs);
  return startMinor + Math.floor((age / 1_000) * perSecond);
}

/** Reads the jackpot amounts of these games, in euro cents. */
export async function readJackpots(
  db: Database | Transaction,
  gameIds: readonly string[],
): Promise<[string, number][]> {
  const wins = await db
    .select()
    .from(jackpotWins)
    .where(inArray(jackpotWins.gameId, [...gameIds]));
  const times = new Map(wins.map(({ gameId, wonAt }) => [gameId, wonAt]));
  const now = Date.now();
  return gameIds.map((gameId) => [gameId, jackpotMinor(gameId, now, times.get(gameId))]);
}

const inCurrency = (euroMinor: number, currency: string) => Math.floor(euroMinor * (rates[currency] ?? 1));

/** The same of one game in another currency, for a round that may win it. */
export async function readJackpot(db: Database | Transaction, gameId: string, currency: string): Promise<number> {
  const [[, euroMinor] = ["", 0]] = await readJackpots(db, [gameId]);
  return inCurrency(euroMinor, currency);
}

/** Empties the jackpot for the player who has won it; of two at once, the second wins what has begun again. */
export async function takeJackpot(tx: Transaction, gameId: string, currency: string): Promise<number> {
  const [first] = await tx
    .insert(jackpotWins)
    .values({ gameId, wonAt: new Date(0) })
    .onConflictDoNothing()
    .returning();
  const [known] = await tx.select().from(jackpotWins).where(eq(jackpotWins.gameId, gameId)).for("update");
  const now = new Date();
  const euroMinor = jackpotMinor(gameId, +now, first ? undefined : known?.wonAt);
  await tx.update(jackpotWins).set({ wonAt: now }).where(eq(jackpotWins.gameId, gameId));
  return inCurrency(euroMinor, currency);
}

/** `jackpotPercent` as a fraction of whole numbers. */
const parts = 1_000;
const share = (jackpotPercent * parts) / 100;

/**
 * The chance of a round to win the jackpot, as so many of so many: stake times the share that feeds jackpots, over what the
 * jackpot holds. So the average return of the jackpot is that share, whatever the stake and the jackpot are.
 */
export function jackpotChance(stakeMinor: number, heldMinor: number): { of: number; winning: number } {
  return { of: heldMinor * parts, winning: stakeMinor * share };
}
