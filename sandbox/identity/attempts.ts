import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../core/database";
import { attempts } from "./db-schema";

/** A limit on how often something may be done for one subject (an e-mail or user id, existing or not). */
export interface Attempts {
  /** Counts one more within the window, which begins with the first; false when that is above the limit. */
  countWithin(action: Action, subject: string): Promise<boolean>;
  /** Is the subject locked out of signing in? After 5 failures for 1 s, doubled by each further one, at most 15 min. */
  isLocked(subject: string): Promise<boolean>;
  countFailure(subject: string): Promise<void>;
  forget(subject: string, action?: Action | "sign-in"): Promise<void>;
}

const windows = {
  "send-code": { limit: 5, windowMs: 15 * 60_000 },
  "check-code": { limit: 5, windowMs: 15 * 60_000 },
  "change-password": { limit: 5, windowMs: 15 * 60_000 },
} as const;
export type Action = keyof typeof windows;

const freeFailures = 5;
const longestLockMs = 15 * 60_000;
const dayMs = 86_400_000;

export async function createAttempts(db: Database, now: () => Date): Promise<Attempts> {
  await db.delete(attempts).where(lt(attempts.lastAt, new Date(now().getTime() - dayMs)));

  /** One more; the count starts again when the last (or first) one lies before `freshSince`. */
  async function count(
    subject: string,
    action: string,
    freshSince: Date,
    measure: "since" | "lastAt",
  ): Promise<number> {
    const stale = lt(attempts[measure], freshSince);
    const at = now();
    const [row] = await db
      .insert(attempts)
      .values({ subject, action, count: 1, since: at, lastAt: at })
      .onConflictDoUpdate({
        target: [attempts.subject, attempts.action],
        set: {
          count: sql`case when ${stale} then 1 else ${attempts.count} + 1 end`,
          since: sql`case when ${stale} then excluded.since else ${attempts.since} end`,
          lastAt: at,
        },
      })
      .returning({ count: attempts.count });
    return row?.count ?? 1;
  }

  return {
    async countWithin(action, subject) {
      const { limit, windowMs } = windows[action];
      return (await count(subject, action, new Date(now().getTime() - windowMs), "since")) <= limit;
    },
    async isLocked(subject) {
      const mine = and(eq(attempts.subject, subject), eq(attempts.action, "sign-in"));
      const [row] = await db.select().from(attempts).where(mine);
      if (!row || row.count < freeFailures) return false;
      const lockMs = Math.min(1_000 * 2 ** (row.count - freeFailures), longestLockMs);
      return now().getTime() < row.lastAt.getTime() + lockMs;
    },
    async countFailure(subject) {
      await count(subject, "sign-in", new Date(now().getTime() - longestLockMs), "lastAt");
    },
    async forget(subject, action) {
      const mine = eq(attempts.subject, subject);
      await db.delete(attempts).where(action ? and(mine, eq(attempts.action, action)) : mine);
    },
  };
}
