import { z } from "zod";
import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import type { Players } from "../account/players";
import { readBody, refuse, refuseFields } from "../responses";
import { parseDecimal } from "../wallet/decimal";
import { readActivity } from "./activity";
import { limitKinds, limitPeriods } from "./db-schema";
import { limitBody } from "./limit-calls";
import { readLimits, writeLimit } from "./limits";

const amount = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/)
  .refine((text) => parseDecimal(text) !== 0n, "must be more than nothing");

const LimitChange = z
  .strictObject({
    kind: z.enum(limitKinds),
    duration: z.enum(limitPeriods),
    /** Null: no limit. */
    value: amount.nullable(),
    /** Null beside a date: the limit is removed then. */
    pendingValue: amount.nullable().default(null),
    pendingDate: z.iso.datetime({ offset: true }).nullable().default(null),
    locked: z.boolean().default(false),
  })
  .refine(({ pendingValue, pendingDate }) => pendingValue === null || pendingDate !== null, {
    path: ["pendingDate"],
    message: "is needed for a value that waits",
  });

/** Sets a player's limits, without the rules that hold for the player's own changes. */
export function addLimitControl(app: App, { db, players }: { db: Database; players: Players }): void {
  app.get("/players/:id/limits", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    const { currencyCode } = player.profile;
    const kinds = await Promise.all(
      limitKinds.map(async (kind) => [
        kind,
        (await readLimits(db, player, kind)).map((limit) => limitBody(limit, currencyCode)),
      ]),
    );
    const { timer } = await readActivity(db, player.playerId);
    return context.json({ ...Object.fromEntries(kinds), activity: { timer } });
  });

  app.put("/players/:id/limits", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    const sent = await readBody(context);
    const parsed = LimitChange.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "limit", parsed.error, sent);
    const { kind, duration, value, pendingValue, pendingDate, locked } = parsed.data;
    await writeLimit(db, player.playerId, kind, duration, {
      valueMinor: value === null ? null : parseDecimal(value),
      pendingMinor: pendingValue === null ? null : parseDecimal(pendingValue),
      pendingAt: pendingDate === null ? null : new Date(pendingDate),
      locked,
    });
    return context.body(null, 204);
  });
}
