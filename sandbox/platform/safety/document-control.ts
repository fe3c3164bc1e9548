import { z } from "zod";
import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import type { Players } from "../account/players";
import { readBody, refuse, refuseFields } from "../responses";
import { documentKinds, documentMethods, documentStatuses, listedKinds } from "./document-db-schema";
import { documentsBody, readDocuments, writeDocument } from "./documents";

const time = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable()
  .default(null);

const DocumentChange = z
  .strictObject({
    kind: z.enum(documentKinds),
    /** Of a list: which one. */
    id: z.string().max(60).default(""),
    status: z.enum(documentStatuses),
    label: z.string().min(1).max(60).nullable().default(null),
    rejection: z.string().min(1).max(60).nullable().default(null),
    attemptsLeft: z.number().int().min(0).max(9).nullable().default(null),
    dueAt: time,
    sentAt: time,
    decidedAt: time,
    method: z.enum(documentMethods).default("UPLOAD"),
  })
  .refine(({ kind, id }) => listedKinds.includes(kind) === (id !== ""), {
    path: ["id"],
    message: "names one of a list, and nothing else",
  });

/** Asks for a document, and decides about it: what the operator's people do. */
export function addDocumentControl(app: App, { db, players }: { db: Database; players: Players }): void {
  app.get("/players/:id/documents", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    return context.json(documentsBody(await readDocuments(db, player.playerId)));
  });

  app.put("/players/:id/documents", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    const sent = await readBody(context);
    const parsed = DocumentChange.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "document", parsed.error, sent);
    await writeDocument(db, { ...parsed.data, playerId: player.playerId });
    return context.body(null, 204);
  });
}
