import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import { readBody, refuse, refuseFields } from "../responses";
import { dataRequestStatuses, dataRequests } from "./db-schema";

const Answer = z.strictObject({ status: z.enum(dataRequestStatuses).exclude(["OPEN"]) });

/** Shows what a player has asked for about their data, in their own words, and answers it: what the operator's people do. */
export function addDataRequestControl(app: App, db: Database): void {
  app.get("/players/:id/data-requests", async (context) =>
    context.json(
      await db
        .select()
        .from(dataRequests)
        .where(eq(dataRequests.playerId, context.req.param("id"))),
    ),
  );

  app.put("/players/:id/data-requests/:request", async (context) => {
    const sent = await readBody(context);
    const parsed = Answer.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "answer", parsed.error, sent);
    const { id, request } = context.req.param();
    const [answered] = await db
      .update(dataRequests)
      .set({ ...parsed.data, answeredAt: new Date() })
      .where(and(eq(dataRequests.playerId, id), eq(dataRequests.requestId, request)))
      .returning();
    return answered ? context.body(null, 204) : refuse(context, 404, "error.data_request.not_found", "There is none.");
  });
}
