import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";
import { DocumentNameBody, DocumentSettings, IdentityCheck, PlayerDocuments, UploadStatusBody } from "./schema";

/** What the player was asked for, and what became of it. */
export const documents = endpoint({
  method: "get",
  path: "player/documents", // assumed
  response: PlayerDocuments,
});

/** How a document is to be sent: one address for one file, or the way to an identity check. */
export const documentSettings = endpoint({
  method: "post", // assumed
  path: "player/documents/verification",
  body: DocumentNameBody,
  response: DocumentSettings,
});

/** Tells what became of a file that was sent. */
export const uploadStatus = endpoint({
  method: "post",
  path: "player/documents/status", // assumed
  body: UploadStatusBody,
  response: nothing,
});

/** Begins an identity check at a page of its provider. `returnUrl` is assumed: where the player comes back to. */
export const startIdentityCheck = endpoint({
  method: "post",
  path: "jumio/documents/initiate",
  body: z.object({ returnUrl: z.string() }),
  response: IdentityCheck,
});
