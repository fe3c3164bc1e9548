import { open } from "node:fs/promises";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import type { Context } from "hono";
import type { SandboxContext } from "../core/sandbox-part";
import type { App } from "../core/server";
import { refuse } from "../platform/responses";
import { findTicket, storeFile, type Ticket } from "../platform/safety/documents";
import { documentType } from "./file-type";

/** What a page of the site may read of a response, beside the reference. */
const readable = ["Location", "Tus-Resumable", "Upload-Offset", "Upload-Length"];

/** The upload of a ticket, as the client continues it. */
const uploadPath = "/documents/:ticket/upload";

/** How long a file is kept, whole or not: nothing of the sandbox reads one that has arrived. */
const keptMs = 86_400_000;

/** May a file arrive here? */
export const takesFile = (ticket: Ticket | null): ticket is Ticket =>
  ticket !== null && ticket.returnUrl === null && ticket.storedAt === null;

/** Files that arrive in pieces (tus 1.0), each at the address that its creation answers. */
export function addResumableUploads(
  app: App,
  { db, settings }: Pick<SandboxContext, "db" | "settings">,
  maxSize: number,
): void {
  const server = new Server({
    path: "/documents",
    datastore: new FileStore({
      directory: join(settings.dataFolder, "uploads"),
      expirationPeriodInMilliseconds: keptMs,
    }),
    maxSize,
    allowedOrigins: [settings.siteOrigin],
    namingFunction: (request) => ticketOf(request.url),
    getFileIdFromRequest: (request) => ticketOf(request.url),
    // Without a host: whoever reaches the sandbox through another address continues there.
    generateUrl: (_request, { path, id }) => `${path}/${id}/upload`,
    async onUploadFinish(_request, { id, size = 0, storage }) {
      const contentType = await typeOfFile(storage?.path ?? "");
      if (contentType === null) {
        await server.datastore.remove(id);
        throw { status_code: 415, body: "The file is none of the types that are taken.\n" };
      }
      await storeFile(db, id, { contentType, bytes: size });
      return {};
    },
  });

  app.use("/documents/*", async (context, next) => {
    await next();
    context.res.headers.append("Access-Control-Expose-Headers", readable.join(", "));
  });

  app.post("/documents/:ticket", async (context) => {
    if (!takesFile(await findTicket(db, context.req.param("ticket"))))
      return refuse(context, 410, "error.document.over", "This address takes no file.");
    // One that another call removes at the same moment is gone all the same.
    await server.cleanUpExpiredUploads().catch(() => {});
    return server.handleWeb(context.req.raw);
  });

  const proceed = (context: Context) => server.handleWeb(context.req.raw);
  app.patch(uploadPath, proceed).delete(uploadPath, proceed);
  // A HEAD is routed as a GET. An upload shows nothing of its file.
  app.get(uploadPath, (context) => (context.req.raw.method === "HEAD" ? proceed(context) : context.notFound()));
}

/** The ticket in an address below `/documents`. */
const ticketOf = (address: string): string => new URL(address).pathname.split("/")[2] ?? "";

async function typeOfFile(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return documentType(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
