import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Identity } from "../../identity/identity";
import type { Call } from "../gate";
import { netPositionOf } from "../money/net-position";
import { readBody, refuseFields } from "../responses";
import { minutesRemaining, readActivity, startOf, writeActivity } from "./activity";

const Settings = z.strictObject({ timer: z.union([z.literal(30), z.literal(60), z.literal(120)]).nullable() });

/** The reality check, below `player/`: its setting, its timer, and what was staked and won since the timer began. */
export function addActivityCalls(app: Hono<Call>, { db, identity }: { db: Database; identity: Identity }): void {
  const read = async (playerId: string) => {
    const activity = await readActivity(db, playerId);
    const start = await startOf(identity, playerId, activity);
    return { activity, start, minutes: minutesRemaining(activity, start) };
  };
  /** A reset answers the reminder of the timer; a questionnaire stays until it is answered itself. */
  const restart = async (playerId: string) => {
    const { reminder } = await readActivity(db, playerId);
    const kept = reminder === "questionnaire" ? reminder : null;
    return { countedFrom: new Date(), addedSeconds: 0, reminder: kept };
  };

  app.get("/activity/settings", async (context) => {
    const { timer } = await readActivity(db, context.get("player").playerId);
    return context.json({ timer });
  });

  app.patch("/activity/settings", async (context) => {
    const sent = await readBody(context);
    const parsed = Settings.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "activitySettings", parsed.error, sent);
    const { timer } = parsed.data;
    const { playerId } = context.get("player");
    await writeActivity(db, playerId, { timer, ...(await restart(playerId)) });
    return context.json({ timer });
  });

  app.get("/activity/minutes_remaining", async (context) => {
    const { minutes } = await read(context.get("player").playerId);
    return context.json({ minutesRemaining: minutes });
  });

  app.patch("/activity/reset_timer", async (context) => {
    const { playerId } = context.get("player");
    await writeActivity(db, playerId, await restart(playerId));
    return context.body(null, 204);
  });

  app.get("/activity/summary", async (context) => {
    const { playerId, profile } = context.get("player");
    const { start } = await read(playerId);
    const { netPosition, winLoss } = await netPositionOf(db, playerId, { from: start.toISOString() });
    return context.json({
      currency: profile.currencyCode,
      turnover: winLoss.staked,
      winnings: winLoss.won,
      delta: netPosition,
      startedAt: start.toISOString(),
    });
  });

  app.get("/activity/activity_check", async (context) => {
    const { activity, minutes } = await read(context.get("player").playerId);
    const isDue = minutes !== null && minutes <= 0;
    return context.json({ reminder: activity.reminder ?? (isDue ? "reminder" : null) });
  });
}
