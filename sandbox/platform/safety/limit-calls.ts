import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { Database } from "../../core/database";
import { toDecimal } from "../decimal";
import type { Call } from "../gate";
import { activitySettings, limitKinds } from "./db-schema";
import { type Limit, readLimits } from "./limits";

/** The limits that players set for themselves and the setting of the reality check, below `player/`. */
export function addLimitCalls(app: Hono<Call>, db: Database): void {
  for (const kind of limitKinds)
    app.get(`/limits/${kind}`, async (context) => {
      const player = context.get("player");
      const limits = await readLimits(db, player, kind);
      return context.json(limits.map((limit) => limitBody(limit, player.profile.currencyCode)));
    });

  app.get("/activity/settings", async (context) =>
    context.json(await readActivitySetting(db, context.get("player").playerId)),
  );
}

/** All three periods, each with what counts in it; a value of null is no limit. */
export function limitBody(limit: Limit, currency: string) {
  const { period, valueMinor, pendingMinor, pendingAt, locked, updatedAt, startedAt, resetAt, usedMinor } = limit;
  return {
    duration: period,
    currency,
    value: decimal(valueMinor),
    pendingValue: decimal(pendingMinor),
    pendingDate: pendingAt?.toISOString() ?? null,
    locked,
    updatedAt: updatedAt?.toISOString() ?? null,
    startedAt: startedAt.toISOString(),
    resetAt: resetAt.toISOString(),
    used: toDecimal(usedMinor),
    remaining: valueMinor === null ? null : toDecimal(valueMinor > usedMinor ? valueMinor - usedMinor : 0n),
  };
}

const decimal = (amountMinor: bigint | null) => (amountMinor === null ? null : toDecimal(amountMinor));

export async function readActivitySetting(db: Database, playerId: string): Promise<{ timer: number | null }> {
  const [row] = await db.select().from(activitySettings).where(eq(activitySettings.playerId, playerId));
  return { timer: row?.timer ?? null };
}
