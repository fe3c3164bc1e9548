import * as z from "zod/mini";
import { createHttp, type FileHttp } from "@/lib/core/http";
import { HttpError, Unreachable } from "@/lib/core/http-errors";
import { isUploadAddress } from "./addresses";
import { getDocumentSettings, postUploadStatus } from "./api";
import type { DocumentName } from "./schema";
import type { Page, UploadFailure } from "./section";
import { documentLimits, stallMs } from "./upload-rules";

/** The address for a file is not one that documents may be sent to, or there is none. */
export class ForeignAddress extends Error {
  override readonly name = "ForeignAddress";
}

export interface Sending {
  name: DocumentName;
  pages: readonly Page[];
  signal: AbortSignal;
  onProgress: (page: Page, sent: number) => void;
  onMoved: (page: Page, state: Page["state"]) => void;
}

/**
 * Sends the files of one document, each to an address of its own, and tells the platform once all have arrived: what is half sent is
 * under nobody's review. A file that failed is reported as such. What has arrived before is not sent again.
 * @throws as every call does; `ForeignAddress`; the signal's reason when it is aborted
 */
export async function sendDocument(platform: FileHttp, { name, pages, signal, ...on }: Sending): Promise<void> {
  for (const page of pages.filter(({ state }) => state === "ready")) {
    await sendPage(platform, name, page, { signal, onProgress: (sent) => on.onProgress(page, sent) });
    on.onMoved(page, "stored");
  }
  for (const page of pages.filter(({ state }) => state !== "reported")) {
    signal.throwIfAborted();
    await postUploadStatus(platform, name, "success");
    on.onMoved(page, "reported");
  }
}

interface Watch {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

async function sendPage(platform: FileHttp, name: DocumentName, { file }: Page, watch: Watch): Promise<void> {
  const { uploadUrl } = await getDocumentSettings(platform, name, watch.signal);
  if (uploadUrl === null || !isUploadAddress(uploadUrl)) throw new ForeignAddress("No address to send a document to");
  const { origin, pathname, search } = new URL(uploadUrl);
  // Of its own: the address alone lets the file in, and the player's token is for the platform.
  const storage = createHttp({ baseUrl: origin, deadlineMs: stallMs, bodyCapBytes: 100_000 });
  try {
    await storage.upload(pathname + search, file, z.unknown(), { limits: documentLimits, ...watch });
  } catch (error) {
    // Best effort: the failure itself is what the player hears of.
    await postUploadStatus(platform, name, "failure").catch(() => {});
    throw error;
  }
}

/** What a failure of sending means to the player. */
export function uploadFailure(error: unknown): UploadFailure {
  if (error instanceof ForeignAddress) return "address";
  if (error instanceof Unreachable && error.reason === "deadline") return "stalled";
  return error instanceof HttpError && error.status < 500 ? "refused" : "unknown";
}
