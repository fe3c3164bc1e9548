import { eq } from "drizzle-orm";
import type { Database } from "../../core/database";
import type { Identity } from "../../identity/identity";
import { activitySettings, type reminderKinds } from "./db-schema";

/** The reality check of a player: its interval, and what its timer counts from. */
export interface Activity {
  /** In minutes; null: off. */
  timer: number | null;
  countedFrom: Date | null;
  addedSeconds: number;
  reminder: (typeof reminderKinds)[number] | null;
}

const noActivity: Activity = { timer: null, countedFrom: null, addedSeconds: 0, reminder: null };

export async function readActivity(db: Database, playerId: string): Promise<Activity> {
  const [row] = await db.select().from(activitySettings).where(eq(activitySettings.playerId, playerId));
  return row ?? noActivity;
}

export async function writeActivity(db: Database, playerId: string, change: Partial<Activity>): Promise<void> {
  const row = { ...noActivity, ...change, playerId };
  await db
    .insert(activitySettings)
    .values(row)
    .onConflictDoUpdate({ target: activitySettings.playerId, set: { playerId, ...change } });
}

/** When the timer began: with its last reset, or with a sign-in since then. */
export async function startOf(identity: Identity, playerId: string, { countedFrom }: Activity): Promise<Date> {
  const [signIn] = await identity.signIns(playerId, 1);
  const starts = [signIn?.at, countedFrom].flatMap((start) => (start ? [start.getTime()] : []));
  return new Date(starts.length > 0 ? Math.max(...starts) : Date.now());
}

/** Whole minutes until the reminder is due, 0 or fewer once it is; null while the reality check is off. */
export function minutesRemaining({ timer, addedSeconds }: Activity, start: Date, now = Date.now()): number | null {
  if (timer === null) return null;
  return Math.ceil(timer - (now - start.getTime()) / 60_000 - addedSeconds / 60);
}
