import type { Hono } from "hono";
import { z } from "zod";
import type { Players } from "../account/players";
import type { Call } from "../gate";
import { readBody, refuseFields } from "../responses";

const Change = z.strictObject({ refusesBonuses: z.boolean() });

/** Whether a player wants bonuses at all, below `player/`: their own choice, beside the flag that the operator sets. */
export function addBonusPreferenceCalls(app: Hono<Call>, players: Players): void {
  // A player of an older data folder was stored without it.
  app.get("/bonus-preference", (context) =>
    context.json({ refusesBonuses: context.get("player").profile.refusesBonuses === true }),
  );

  app.patch("/bonus-preference", async (context) => {
    const sent = await readBody(context);
    const parsed = Change.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "bonusPreference", parsed.error, sent);
    await players.change(context.get("player"), parsed.data);
    return context.json(parsed.data);
  });
}
