import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Part, SandboxContext } from "../core/sandbox-part";
import { refuse } from "../platform/responses";
import { findTicket, putUnderReview, refuseDocument, storeFile } from "../platform/safety/documents";
import { documentType } from "./file-type";
import { checkMessages } from "./messages";
import { checkHeaders, checkPage } from "./page";
import { addResumableUploads, takesFile } from "./resumable-uploads";

const maxSize = 10_000_000;

/** Where the files of documents arrive, and the stand-in for the identity check: a page of its own, never a frame. */
export function createDocumentDesk({ db, settings }: Pick<SandboxContext, "db" | "settings">): Part {
  const headers = checkHeaders(settings.siteOrigin);
  const tooLarge = (context: Context) => refuse(context, 413, "error.document.too_large", "The file is too large.");

  return {
    routes(app) {
      addResumableUploads(app, { db, settings }, maxSize);

      app.put("/documents/:ticket", bodyLimit({ maxSize, onError: tooLarge }), async (context) => {
        const ticket = await findTicket(db, context.req.param("ticket"));
        if (!takesFile(ticket)) return refuse(context, 410, "error.document.over", "This address takes no file.");
        const bytes = new Uint8Array(await context.req.arrayBuffer());
        const contentType = documentType(bytes);
        if (contentType === null)
          return refuse(context, 415, "error.document.type", "The file is none of the types that are taken.");
        await storeFile(db, ticket.ticket, { contentType, bytes: bytes.byteLength });
        return context.json({ stored: bytes.byteLength }, 201);
      });

      app.get("/identity-check/:ticket", async (context) => {
        const ticket = await findTicket(db, context.req.param("ticket"));
        const isOpen = ticket?.returnUrl && !ticket.storedAt;
        return context.html(checkPage(checkMessages(ticket?.returnUrl), Boolean(isOpen)), isOpen ? 200 : 410, headers);
      });

      app.post("/identity-check/:ticket", async (context) => {
        const ticket = await findTicket(db, context.req.param("ticket"));
        if (!ticket?.returnUrl || ticket.storedAt)
          return context.html(checkPage(checkMessages(ticket?.returnUrl), false), 410, headers);
        const { decision } = await context.req.parseBody();
        if (decision === "finish" || decision === "other-birth-date")
          await storeFile(db, ticket.ticket, { contentType: "identity-check", bytes: 0 });
        if (decision === "finish") await putUnderReview(db, ticket);
        if (decision === "other-birth-date") await refuseDocument(db, ticket, "ID_DATE_OF_BIRTH_MISMATCH");
        return context.redirect(ticket.returnUrl, 303);
      });
    },
  };
}
