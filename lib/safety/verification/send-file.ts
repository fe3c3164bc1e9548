import * as z from "zod/mini";
import { createHttp, type FileHttp } from "@/lib/core/http/http";
import { HttpError, InvalidResponse, Unreachable } from "@/lib/core/http/http-errors";
import { load } from "@/lib/core/lazy-import";
import { isUploadAddress } from "./addresses";
import { getDocumentSettings, postUploadStatus } from "./api";
import { digestOf, findUpload, forgetUpload, type KeptUpload, keepUpload } from "./kept-uploads";
import { bytesOf } from "./read-page";
import type { DocumentName } from "./schema";
import { documentLimits, stallMs } from "./upload-rules";

/** The address for a file is not one that documents may be sent to, or there is none. */
export class ForeignAddress extends Error {
  override readonly name = "ForeignAddress";
}

/** Nothing of the file has moved for `stallMs`. What has arrived is kept. */
export class UploadStalled extends Unreachable {}

/** The player wants it not to be sent. Whoever only leaves the page may go on later. */
export class UploadCancelled extends Error {
  override readonly name = "UploadCancelled";
}

/** A file of a document, and those before it that may be the same. */
export interface Sent {
  file: File;
  earlier: readonly File[];
}

export interface Watch {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
  onInterrupted: () => void;
}

const capBytes = 100_000;
const loadTus = () => load(() => import("@/lib/core/http/resumable-upload"));

/**
 * Sends one file of a document: in pieces, which go on from where an earlier try broke off, where the storage speaks tus, else by one
 * PUT. A file that failed is reported as such; one whose line was lost is not, since it may be continued.
 * @throws as every call does; `ForeignAddress`; the signal's reason when it is aborted
 */
export async function sendFile(
  platform: FileHttp,
  name: DocumentName,
  { file, earlier }: Sent,
  watch: Watch,
): Promise<void> {
  const digest = await digestOfFile(file);
  const copy = (await Promise.all(earlier.map(digestOfFile))).filter((each) => each === digest).length;
  const findKnown = () => (digest === null ? null : findUpload(name, digest, copy));
  const reported = <T>(sending: Promise<T>) =>
    sending.catch(async (error) => {
      // Best effort: the failure itself is what the player hears of.
      if (findKnown() === null) await postUploadStatus(platform, name, "failure").catch(() => {});
      const hasStalled = error instanceof Unreachable && error.reason === "deadline";
      throw hasStalled ? new UploadStalled(error.reason, error.path, error) : error;
    });
  const known = findKnown();
  if (known && isUploadAddress(known.address) && (await reported(proceed(known, file, watch, null)))) return;
  const { uploadUrl } = await getDocumentSettings(platform, name, watch.signal);
  if (uploadUrl === null || !isUploadAddress(uploadUrl)) throw new ForeignAddress("No address to send a document to");
  await reported(sendAnew(uploadUrl, { ...name, digest, copy }, file, watch));
}

async function digestOfFile(file: File): Promise<string | null> {
  const bytes = await bytesOf(file);
  return bytes && digestOf(bytes);
}

type Wanted = DocumentName & { digest: string | null; copy: number };

async function sendAnew(uploadUrl: string, { digest, copy, ...name }: Wanted, file: File, watch: Watch): Promise<void> {
  const { createUpload } = await loadTus();
  const address = await createUpload(uploadUrl, { ...watch, file, stallMs, capBytes });
  if (address === null) return putFile(uploadUrl, file, watch);
  if (!isUploadAddress(address)) throw new ForeignAddress("A document would arrive at a foreign address");
  const upload: KeptUpload = { ...name, address, digest: digest ?? "", copy };
  if (digest !== null) keepUpload(upload);
  if (!(await proceed(upload, file, watch, 0)))
    throw new InvalidResponse(new URL(address).pathname, 410, "no upload at the address of its creation");
}

/** Sends what is missing. False: the storage knows nothing of it any more. */
async function proceed(upload: KeptUpload, file: File, watch: Watch, offset: number | null): Promise<boolean> {
  const { continueUpload, terminateUpload } = await loadTus();
  try {
    const isKnown = await continueUpload(upload.address, { ...watch, file, stallMs, capBytes }, offset);
    if (!isKnown) forgetUpload(upload);
    return isKnown;
  } catch (error) {
    if (!mayContinue(error, watch.signal)) forgetUpload(upload);
    if (error instanceof UploadCancelled) void terminateUpload(upload.address);
    throw error;
  }
}

/** Neither refused nor given up: the line, the storage or the page went away. */
const mayContinue = (error: unknown, { aborted, reason }: AbortSignal): boolean =>
  aborted
    ? !(reason instanceof UploadCancelled)
    : error instanceof Unreachable || (error instanceof HttpError && error.status >= 500);

async function putFile(uploadUrl: string, file: File, { signal, onProgress }: Watch): Promise<void> {
  const { origin, pathname, search } = new URL(uploadUrl);
  // Of its own: the address alone lets the file in, and the player's token is for the platform.
  const storage = createHttp({ baseUrl: origin, deadlineMs: stallMs, bodyCapBytes: capBytes });
  await storage.upload(pathname + search, file, z.unknown(), { limits: documentLimits, signal, onProgress });
}
