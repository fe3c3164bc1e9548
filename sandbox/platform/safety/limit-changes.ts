import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "../../core/database";
import { wallets } from "../db-schema";
import { parseDecimal } from "../wallet/decimal";
import { type LimitKind, type LimitPeriod, limitChanges, limitPeriods } from "./db-schema";
import { readSet, type SetLimit, writeLimit } from "./limits";

const duration = z.enum(limitPeriods);
const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .refine((text) => parseDecimal(text) !== 0n, "must be more than nothing");

/** What players may do with a limit of their own: set it, remove it, or end a change that waits. */
export const LimitChange = z.union([
  z.strictObject({ duration, limit: amount }),
  z.strictObject({ duration, deleteLimit: z.literal(true) }),
  z.strictObject({ duration, cancelPendingLimit: z.literal(true) }),
]);
export type LimitChange = z.infer<typeof LimitChange>;

/** Why a change was refused, and its sentence. */
export const refusals = {
  "error.limit.locked": "The limit is locked: it can only be lowered.",
  "error.limit.high": "The limit is higher than one of a longer period.",
  "error.limit.low": "The limit is lower than one of a shorter period.",
  "error.limit.nothing_pending": "No change of this limit waits.",
  KEY_REUSED: "The key belongs to another change.",
} as const;
type ChangeRefusal = keyof typeof refusals;

const hourMs = 3_600_000;
/** Where a regulator demands more than a day before a limit is raised or removed, in hours. */
const delays: Readonly<Record<string, number>> = { SE: 72, NL: 168 };
const usualDelay = 24;

interface Holder {
  playerId: string;
  profile: { countryCode: string };
}

interface Asked {
  kind: LimitKind;
  change: LimitChange;
  /** Undefined: the platform honours none. */
  key?: string | undefined;
}

/**
 * Changes a limit by the rules that hold for players: a lower one and a first one at once, any other after a delay. A new change replaces
 * one that waits. Holds the wallet's lock, so that a deposit or a stake is before it or after it.
 */
export function changeLimit(
  db: Database,
  holder: Holder,
  { kind, change, key }: Asked,
  now = new Date(),
): Promise<ChangeRefusal | null> {
  const { playerId, profile } = holder;
  return db.transaction(async (tx) => {
    await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for("update");
    const asked = JSON.stringify([kind, change]);
    const earlier = key === undefined ? null : await findChange(tx, playerId, key);
    if (earlier !== null) return earlier === asked ? null : "KEY_REUSED";
    const held = await readSet(tx, playerId, kind, now);
    const later = new Date(now.getTime() + (delays[profile.countryCode] ?? usualDelay) * hourMs);
    const next = nextLimit(held, change, later);
    if (typeof next === "string") return next;
    await writeLimit(tx, playerId, kind, change.duration, next);
    if (key !== undefined) await tx.insert(limitChanges).values({ playerId, key, asked });
    return null;
  });
}

async function findChange(tx: Transaction, playerId: string, key: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(limitChanges)
    .where(and(eq(limitChanges.playerId, playerId), eq(limitChanges.key, key)));
  return row?.asked ?? null;
}

type Held = ReadonlyMap<LimitPeriod, SetLimit>;
type NextLimit = Omit<SetLimit, "updatedAt">;

/** What a change makes of a limit, or why it is refused. `later`: when a raise or a removal would take effect. */
export function nextLimit(held: Held, change: LimitChange, later: Date): NextLimit | ChangeRefusal {
  const { valueMinor = null, pendingAt = null, locked = false } = held.get(change.duration) ?? {};
  const kept = { valueMinor, pendingMinor: null, pendingAt: null, locked };
  if ("cancelPendingLimit" in change) return pendingAt === null ? "error.limit.nothing_pending" : kept;
  if ("deleteLimit" in change) {
    if (locked) return "error.limit.locked";
    return valueMinor === null ? kept : { ...kept, pendingAt: later };
  }
  const wanted = parseDecimal(change.limit) ?? 0n;
  const isRaise = valueMinor !== null && wanted > valueMinor;
  if (isRaise && locked) return "error.limit.locked";
  const misfit = misfitOf(held, change.duration, wanted);
  if (misfit) return misfit;
  return isRaise ? { ...kept, pendingMinor: wanted, pendingAt: later } : { ...kept, valueMinor: wanted };
}

/** A day fits into its week and a week into its month, as they are and as they will be. */
function misfitOf(held: Held, period: LimitPeriod, wanted: bigint): ChangeRefusal | null {
  const place = limitPeriods.indexOf(period);
  for (const [other, { valueMinor, pendingMinor }] of held)
    for (const bound of [valueMinor, pendingMinor]) {
      if (bound === null || other === period) continue;
      if (limitPeriods.indexOf(other) > place && wanted > bound) return "error.limit.high";
      if (limitPeriods.indexOf(other) < place && wanted < bound) return "error.limit.low";
    }
  return null;
}
