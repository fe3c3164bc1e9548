import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import { type Call, keyed } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { beginBreak, noteSeen } from "./breaks";
import type { BreakKind } from "./db-schema";

const TimeOut = z.strictObject({
  /** A day at least, six weeks at most. */
  timeoutInHours: z.number().int().min(24).max(1_008),
  initiator: z.literal("PLAYER"),
});

const Exclusion = z.strictObject({
  exclusionInMonths: z.number().int().min(1).max(60),
  exclusionDelayInHours: z.literal(0),
  /** No end date; the months are the least that it lasts. */
  accountDisableIndefinitely: z.literal(true).optional(),
});

const Seen = z.strictObject({ endedAt: z.iso.datetime({ offset: true }) });

/** The breaks that players begin for themselves, below `player/`. Nothing takes one back. */
export function addBreakCalls(app: Hono<Call>, { db, settings }: { db: Database; settings: Settings }): void {
  const begin = async (
    context: Context<Call>,
    asked: { kind: BreakKind; asked: string; endsAt(now: Date): Date | null },
  ) => {
    const sent = settings.honoursKeys ? context.get("key") : randomUUID();
    if (!sent) return refuse(context, 400, "error.idempotency.key_missing", "A break needs a key.");
    const isBegun = await beginBreak(db, context.get("player").playerId, { ...asked, key: sent });
    if (!isBegun) return refuse(context, 409, "KEY_REUSED", "The key belongs to another break.");
    return context.body(null, 204);
  };

  app.post("/break/seen", async (context) => {
    const sent = await readBody(context);
    const parsed = Seen.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "breakSeen", parsed.error, sent);
    await noteSeen(db, context.get("player").playerId, new Date(parsed.data.endedAt));
    return context.body(null, 204);
  });

  app.patch("/timeout", keyed, async (context) => {
    const sent = await readBody(context);
    const parsed = TimeOut.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "timeout", parsed.error, sent);
    const { timeoutInHours } = parsed.data;
    const endsAt = (now: Date) => new Date(now.getTime() + timeoutInHours * hourMs);
    return begin(context, { kind: "TIMEOUT", asked: JSON.stringify(parsed.data), endsAt });
  });

  app.patch("/exclusion", keyed, async (context) => {
    const sent = await readBody(context);
    const parsed = Exclusion.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "exclusion", parsed.error, sent);
    const { exclusionInMonths, accountDisableIndefinitely } = parsed.data;
    const endsAt = (now: Date) => (accountDisableIndefinitely ? null : monthsLater(now, exclusionInMonths));
    return begin(context, { kind: "SELF_EXCLUDED", asked: JSON.stringify(parsed.data), endsAt });
  });
}

const hourMs = 3_600_000;

/** The same day of a later month; the first of the next one where that has no such day, so that nobody is let in early. */
function monthsLater(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(1);
  return end;
}
