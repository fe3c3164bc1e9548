import { z } from "zod";
import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import type { Players } from "../account/players";
import { readBody, refuse, refuseFields } from "../responses";
import { moveEnd, runningBreak } from "./breaks";

const BreakChange = z.strictObject({ endsAt: z.iso.datetime({ offset: true }) });

/** Shows the break that a player has, and moves its end: what the operator's people do, and no player can. */
export function addBreakControl(app: App, { db, players }: { db: Database; players: Players }): void {
  app.get("/players/:id/break", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    const running = await runningBreak(db, player.playerId);
    if (!running) return context.json(null);
    const { kind, startedAt, endsAt } = running;
    return context.json({ kind, startedAt: startedAt.toISOString(), endsAt: endsAt?.toISOString() ?? null });
  });

  app.put("/players/:id/break", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    const sent = await readBody(context);
    const parsed = BreakChange.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "break", parsed.error, sent);
    await moveEnd(db, player.playerId, new Date(parsed.data.endsAt));
    return context.body(null, 204);
  });
}
