import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { type LimitKind, type LimitPeriod, limitPeriods, playerLimits } from "./db-schema";
import { type LimitRefusal, limitRefusals } from "./limit-refusals";
import { timeZoneOf } from "./time-zones";
import { readUsage, type Usage } from "./usage";

/** What a player has set; amounts in hundredths, null without a limit. */
export interface SetLimit {
  valueMinor: bigint | null;
  /** A change that waits until its time; null beside a time removes the limit. */
  pendingMinor: bigint | null;
  pendingAt: Date | null;
  /** May it not be raised or removed? */
  locked: boolean;
  updatedAt: Date;
}

/** A limit with its present period. */
export type Limit = Usage & Omit<SetLimit, "updatedAt"> & { period: LimitPeriod; updatedAt: Date | null };

const unset = { valueMinor: null, pendingMinor: null, pendingAt: null, locked: false, updatedAt: null };

interface Holder {
  playerId: string;
  profile: { countryCode: string };
}

/** What holds at a moment: a change whose time has come counts from then on. */
export function limitAt(limit: SetLimit, now: Date): SetLimit {
  const { pendingMinor, pendingAt } = limit;
  if (pendingAt === null || pendingAt > now) return limit;
  return { ...limit, valueMinor: pendingMinor, pendingMinor: null, pendingAt: null, updatedAt: pendingAt };
}

/** The limits of a kind, in the order day, week, month. */
export async function readLimits(db: Database, holder: Holder, kind: LimitKind, now = new Date()): Promise<Limit[]> {
  const held = await readSet(db, holder.playerId, kind, now);
  const usage = await readUsage(db, zoned(holder), kind, now);
  return limitPeriods.map((period) => ({ ...unset, ...held.get(period), ...usage[period], period }));
}

/** Does a limit stand against an amount more? Read in the transaction that would move it, while it holds the wallet's lock. */
export async function limitRefusal(
  db: Database | Transaction,
  holder: Holder,
  kind: LimitKind,
  amountMinor: bigint,
  now = new Date(),
): Promise<LimitRefusal | null> {
  const held = await readSet(db, holder.playerId, kind, now);
  if (![...held.values()].some(({ valueMinor }) => valueMinor !== null)) return null;
  const usage = await readUsage(db, zoned(holder), kind, now);
  const isOver = limitPeriods.some((period) => {
    const valueMinor = held.get(period)?.valueMinor ?? null;
    return valueMinor !== null && usage[period].usedMinor + amountMinor > valueMinor;
  });
  return isOver ? limitRefusals[kind] : null;
}

/** What holds at a moment, by period; a period without an entry was never set. */
export async function readSet(
  db: Database | Transaction,
  playerId: string,
  kind: LimitKind,
  now: Date,
): Promise<Map<LimitPeriod, SetLimit>> {
  const rows = await db
    .select()
    .from(playerLimits)
    .where(and(eq(playerLimits.playerId, playerId), eq(playerLimits.kind, kind)));
  return new Map(
    rows.map(({ period, valueMinor, pendingMinor, pendingAt, locked, updatedAt }) => [
      period,
      limitAt({ valueMinor, pendingMinor, pendingAt, locked, updatedAt }, now),
    ]),
  );
}

/** Sets a limit as it is given, whatever the rules of its changes: for the control calls and the demo players. */
export async function writeLimit(
  db: Database | Transaction,
  playerId: string,
  kind: LimitKind,
  period: LimitPeriod,
  limit: Omit<SetLimit, "updatedAt">,
): Promise<void> {
  const row = { ...limit, updatedAt: new Date() };
  await db
    .insert(playerLimits)
    .values({ playerId, kind, period, ...row })
    .onConflictDoUpdate({ target: [playerLimits.playerId, playerLimits.kind, playerLimits.period], set: row });
}

const zoned = ({ playerId, profile }: Holder) => ({ playerId, timeZone: timeZoneOf(profile.countryCode) });
