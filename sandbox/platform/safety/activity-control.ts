import { z } from "zod";
import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import type { Identity } from "../../identity/identity";
import type { Players } from "../account/players";
import { readBody, refuse, refuseFields } from "../responses";
import { readActivity, startOf, writeActivity } from "./activity";
import { reminderKinds } from "./db-schema";

const minutes = z.number().int().max(1_440);

const ActivityChange = z.strictObject({
  timer: minutes.positive().nullable(),
  /** Of the running timer; left out: all of them. */
  minutesRemaining: minutes.min(-1_440).optional(),
  reminder: z.enum(reminderKinds).nullable().default(null),
});

interface Dependencies {
  db: Database;
  identity: Identity;
  players: Players;
}

/** Sets a player's reality check to any interval and any time that is left of it. */
export function addActivityControl(app: App, { db, identity, players }: Dependencies): void {
  app.put("/players/:id/activity", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    const sent = await readBody(context);
    const parsed = ActivityChange.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "activity", parsed.error, sent);
    const { timer, minutesRemaining, reminder } = parsed.data;
    const { playerId } = player;
    if (minutesRemaining === undefined || timer === null) {
      await writeActivity(db, playerId, { timer, reminder, countedFrom: new Date(), addedSeconds: 0 });
      return context.body(null, 204);
    }
    // The timer keeps its beginning, so that the summary keeps its bets.
    const before = await readActivity(db, playerId);
    const start = await startOf(identity, playerId, before);
    const passedSeconds = Math.floor((Date.now() - start.getTime()) / 1_000);
    const addedSeconds = (timer - minutesRemaining) * 60 - passedSeconds;
    await writeActivity(db, playerId, { timer, reminder, countedFrom: before.countedFrom, addedSeconds });
    return context.body(null, 204);
  });
}
