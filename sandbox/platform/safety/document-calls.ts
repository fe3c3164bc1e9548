import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { documentKinds, listedKinds } from "./document-db-schema";
import {
  documentsBody,
  findDocument,
  openTicket,
  type PlayerDocument,
  putUnderReview,
  readDocuments,
  reportFile,
  type Wanted,
} from "./documents";

const sent = {
  documentType: z.enum(documentKinds).exclude(["eddQuestionnaire"]),
  /** Of a list, the one that is meant; of the others, what kind of paper it is. */
  subType: z.string().min(1).max(60).optional(),
};
const Asked = z.strictObject(sent);
const Reported = z.strictObject({ ...sent, status: z.enum(["success", "failure"]) });
const Check = z.strictObject({ returnUrl: z.url() });

interface Dependencies {
  db: Database;
  settings: Settings;
}

/** The documents of a player, below `player/`. Nothing but a decision of the operator's people makes one verified. */
export function addDocumentCalls(app: Hono<Call>, { db, settings }: Dependencies): void {
  const { frames } = settings.origin;

  app.get("/documents", async (context) =>
    context.json(documentsBody(await readDocuments(db, context.get("player").playerId))),
  );

  app.post("/documents/verification", async (context) => {
    const body = await readBody(context);
    const parsed = Asked.safeParse(body);
    if (!parsed.success) return refuseFields(context, "document", parsed.error, body);
    const wanted = wantedBy(context, parsed.data);
    const document = await findDocument(db, wanted);
    if (!isOpen(context, wanted, document))
      return refuse(context, 409, "error.document.not_requested", "This document is not asked for.");
    if (document?.method === "CHECK") {
      // This call does not say which: an address without a locale leads to the default one.
      const returnUrl = `${settings.siteOrigin}/my-account/account/verification`;
      const ticket = await openTicket(db, wanted, { returnUrl });
      return context.json({ redirectUrl: `${frames}/identity-check/${ticket}` });
    }
    const ticket = await openTicket(db, wanted, { subType: parsed.data.subType });
    return context.json({ uploadUrl: `${frames}/documents/${ticket}` });
  });

  app.post("/documents/status", async (context) => {
    const body = await readBody(context);
    const parsed = Reported.safeParse(body);
    if (!parsed.success) return refuseFields(context, "document", parsed.error, body);
    const wanted = wantedBy(context, parsed.data);
    const { status } = parsed.data;
    const isNoted = await reportFile(db, wanted, status);
    if (status === "failure") return context.body(null, 204);
    if (!isNoted) return refuse(context, 409, "error.document.nothing_stored", "No file has arrived.");
    await putUnderReview(db, wanted);
    return context.body(null, 204);
  });
}

/** The identity check, at the version's own base. Its page proves who somebody is, and is left for the way back. */
export function addIdentityCheckCalls(app: Hono<Call>, { db, settings }: Dependencies): void {
  app.post("/jumio/documents/initiate", async (context) => {
    const body = await readBody(context);
    const parsed = Check.safeParse(body);
    if (!parsed.success) return refuseFields(context, "identityCheck", parsed.error, body);
    const { returnUrl } = parsed.data;
    if (new URL(returnUrl).origin !== settings.siteOrigin)
      return refuse(context, 400, "error.return_url", "The way back is not one of the site.");
    const wanted: Wanted = { playerId: context.get("player").playerId, kind: "idDocument", id: "" };
    if (!isOpen(context, wanted, await findDocument(db, wanted)))
      return refuse(context, 409, "error.document.not_requested", "This document is not asked for.");
    const ticket = await openTicket(db, wanted, { returnUrl });
    return context.json({ redirectUrl: `${settings.origin.frames}/identity-check/${ticket}` });
  });
}

function wantedBy(context: Context<Call>, { documentType: kind, subType }: z.output<typeof Asked>): Wanted {
  const id = listedKinds.includes(kind) ? (subType ?? "") : "";
  return { playerId: context.get("player").playerId, kind, id };
}

/** May it be sent now? The source of wealth also where the account's list of what is required names it. */
function isOpen(context: Context<Call>, { kind }: Wanted, document: PlayerDocument | null): boolean {
  const isAsked = document?.status === "REQUESTED" || document?.status === "EXPIRED";
  if (isAsked) return document.attemptsLeft !== 0;
  const { requestDocumentTypeStatus } = context.get("player").profile;
  const isNamed = requestDocumentTypeStatus.split(",").some((name) => name.trim() === "SOW");
  return kind === "sowDocument" && isNamed && (document === null || document.status === "UNREQUESTED");
}
