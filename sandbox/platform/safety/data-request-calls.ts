import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { dataRequestKinds, dataRequests } from "./db-schema";

const words = z.string().trim().min(1).max(2_000);
const DataRequestInput = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal(dataRequestKinds[0]), text: words }),
  z.strictObject({ kind: z.literal(dataRequestKinds[1]), text: words.optional() }),
]);

const dayMs = 86_400_000;
/** A month, in which the General Data Protection Regulation, article 12, has a request answered. */
const answerDays = 30;

type Row = typeof dataRequests.$inferSelect;
const bodyOf = ({ playerId: _of, said: _words, ...request }: Row) => request;

/** Requests of a player about their data, below `player/`: correct it, delete it. Of a kind one is open at a time. */
export function addDataRequestCalls(app: Hono<Call>, db: Database): void {
  app.get("/data-requests", async (context) => {
    const { playerId } = context.get("player");
    const rows = await db
      .select()
      .from(dataRequests)
      .where(eq(dataRequests.playerId, playerId))
      .orderBy(desc(dataRequests.createdAt));
    return context.json({ requests: rows.map(bodyOf) });
  });

  app.post("/data-requests", async (context) => {
    const { playerId } = context.get("player");
    const sent = await readBody(context);
    const parsed = DataRequestInput.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "dataRequest", parsed.error, sent);
    const { kind, text = null } = parsed.data;
    const createdAt = new Date();
    const requestId = `DR-${randomBytes(4).toString("hex").toUpperCase()}`;
    const answerBy = new Date(createdAt.getTime() + answerDays * dayMs);
    const row = { requestId, playerId, kind, status: "OPEN" as const, said: text, createdAt, answerBy };
    const [made] = await db.insert(dataRequests).values(row).onConflictDoNothing().returning();
    if (!made) return refuse(context, 409, "error.data_request.open", "One of this kind is open.");
    return context.json(bodyOf(made), 201);
  });
}
