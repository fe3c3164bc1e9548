import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { cookieConsents } from "./db-schema";

const Change = z.strictObject({
  options: z.strictObject({ essentials: z.literal(true), performance: z.boolean(), marketing: z.boolean() }),
});

/** The choice about cookies of a player, below `player/`. The id is the same for all versions. */
export function addConsentCalls(app: Hono<Call>, db: Database): void {
  const read = async (playerId: string) => {
    const [row] = await db.select().from(cookieConsents).where(eq(cookieConsents.playerId, playerId));
    if (!row) return { cookiesConsentId: null, options: null };
    const { consentId, version, performance, marketing, updatedAt } = row;
    const options = { essentials: true, performance, marketing };
    return { cookiesConsentId: consentId, options, version, updatedAt: updatedAt.toISOString() };
  };

  app.get("/cookies/consent", async (context) => context.json(await read(context.get("player").playerId)));

  app.patch("/cookies/consent/:version", async (context) => {
    const version = Number(context.req.param("version"));
    if (!Number.isSafeInteger(version) || version < 1)
      return refuse(context, 404, "error.consent.unknown_version", "There is no such version.");
    const sent = await readBody(context);
    const parsed = Change.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "cookiesConsent", parsed.error, sent);
    const { performance, marketing } = parsed.data.options;
    const { playerId } = context.get("player");
    const change = { version, performance, marketing, updatedAt: new Date() };
    await db
      .insert(cookieConsents)
      .values({ playerId, consentId: randomUUID(), ...change })
      .onConflictDoUpdate({ target: cookieConsents.playerId, set: change });
    return context.json(await read(playerId));
  });
}
