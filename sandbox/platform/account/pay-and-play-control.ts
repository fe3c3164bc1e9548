import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import { readBody, refuseFields } from "../responses";
import { payAndPlaySessions } from "./pay-and-play-db-schema";

const Age = z.strictObject({ seconds: z.number().int().positive().max(86_400) });

/** Lets time pass for a payment of pay-and-play, so that nobody waits until its token is worth nothing. */
export function addPayAndPlayControl(app: App, db: Database): void {
  app.post("/pay-and-play/:sessionId/age", async (context) => {
    const sent = await readBody(context);
    const parsed = Age.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "age", parsed.error, sent);
    const { createdAt, completedAt, sessionId } = payAndPlaySessions;
    const passed = sql`make_interval(secs => ${parsed.data.seconds})`;
    await db
      .update(payAndPlaySessions)
      .set({ createdAt: sql`${createdAt} - ${passed}`, completedAt: sql`${completedAt} - ${passed}` })
      .where(eq(sessionId, context.req.param("sessionId")));
    return context.body(null, 204);
  });
}
