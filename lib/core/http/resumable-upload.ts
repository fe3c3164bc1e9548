import { HttpError, InvalidResponse, requireOk, Unreachable } from "./http-errors";
import { sendByXhr, type Transfer } from "./http-upload";
import { patience, wait } from "./patience";

// The client of tus 1.0 (https://tus.io/protocols/resumable-upload): creation, then pieces from an offset that the server keeps.

const version = { "tus-resumable": "1.0.0" };

/** What a proxy that keeps a request until it is whole can lose at most. */
const pieceBytes = 1_000_000;

/** A file on its way to a server that keeps what has arrived. */
export interface ResumableTransfer extends Pick<Transfer, "signal" | "stallMs" | "capBytes" | "onProgress"> {
  file: Blob;
  /** The line is lost, and tried again. */
  onInterrupted?: () => void;
}

/**
 * Announces a file: the address at which it arrives, which may be on any host, or null where the server does not speak tus.
 * @throws as every call does
 */
export async function createUpload(address: string, transfer: ResumableTransfer): Promise<string | null> {
  const { file } = transfer;
  const headers = { "upload-length": String(file.size), "upload-metadata": `filetype ${btoa(file.type)}` };
  // A browser tells the refusal of a foreign method or header by CORS no other way than a lost line.
  const response = await request(address, "post", headers, null, transfer).catch((error) => {
    if (error instanceof Unreachable && error.reason === "network") return null;
    throw error;
  });
  const speaksTus = response?.headers.get("tus-resumable") === version["tus-resumable"] && response.status !== 412;
  if (!response || !speaksTus) return null;
  const location = requireOk(response).headers.get("location") ?? "";
  if (response.status !== 201 || location === "" || !URL.canParse(location, address))
    throw invalid(address, response, "no upload");
  return new URL(location, address).href;
}

/**
 * Sends what is missing of a file: from its beginning where nothing has arrived (`offset` 0), else from where the server is. A lost
 * line is tried again until nothing has moved for the time of a standstill. False: the server knows nothing of this upload any more.
 * @throws as every call does; the signal's reason when it is aborted
 */
export async function continueUpload(
  address: string,
  transfer: ResumableTransfer,
  offset: number | null,
): Promise<boolean> {
  const { file, stallMs, signal, onInterrupted } = transfer;
  const trouble = patience(stallMs);
  let arrived = offset;
  let furthest = offset ?? 0;
  for (;;) {
    try {
      arrived = arrived === null ? await readOffset(address, transfer) : await sendPiece(address, arrived, transfer);
      if (arrived === null) return false;
      if (arrived > furthest) trouble.end();
      furthest = Math.max(furthest, arrived);
      if (arrived === file.size) return true;
    } catch (error) {
      if (error instanceof HttpError && goneStatuses.has(error.status)) return false;
      if (!isPassing(error)) throw error;
      const pauseMs = trouble.pause();
      if (pauseMs === null) throw error instanceof HttpError ? error : new Unreachable("deadline", address, error);
      onInterrupted?.();
      await wait(pauseMs, signal);
      arrived = null;
    }
  }
}

/** Lets the server forget an upload, where it offers that. */
export async function terminateUpload(address: string): Promise<void> {
  await fetch(address, { method: "DELETE", headers: version, credentials: "omit", keepalive: true }).catch(() => {});
}

const goneStatuses = new Set([403, 404, 410]);
/** Another offset, in use by an earlier request, too many requests, a piece that was discarded. */
const passingStatuses = new Set([409, 423, 429, 460]);

const isPassing = (error: unknown): boolean =>
  error instanceof HttpError
    ? error.status >= 500 || passingStatuses.has(error.status)
    : error instanceof Unreachable && error.reason === "network";

/** How much has arrived; null: it is not this file. */
async function readOffset(address: string, transfer: ResumableTransfer): Promise<number | null> {
  const response = requireOk(await request(address, "head", {}, null, transfer));
  const length = response.headers.get("upload-length");
  if (length !== null && length !== String(transfer.file.size)) return null;
  return offsetOf(response, address, 0, transfer.file.size);
}

async function sendPiece(address: string, from: number, transfer: ResumableTransfer): Promise<number> {
  const { file, onProgress } = transfer;
  const piece = file.slice(from, from + pieceBytes);
  const headers = { "upload-offset": String(from), "content-type": "application/offset+octet-stream" };
  const response = await request(address, "patch", headers, piece, {
    ...transfer,
    onProgress: (sent) => onProgress?.((from + sent * piece.size) / file.size),
  });
  return offsetOf(requireOk(response), address, from + 1, from + piece.size);
}

const request = (
  address: string,
  method: Transfer["method"],
  headers: Transfer["headers"],
  file: Blob | null,
  { signal, stallMs, capBytes, onProgress }: Pick<ResumableTransfer, "signal" | "stallMs" | "capBytes" | "onProgress">,
): Promise<Response> =>
  sendByXhr(address, new URL(address).pathname, {
    method,
    headers: { ...version, ...headers },
    file,
    signal,
    stallMs,
    capBytes,
    onProgress: file ? onProgress : undefined,
  });

/** @throws InvalidResponse for an offset that this file cannot have */
function offsetOf(response: Response, address: string, least: number, most: number): number {
  const text = response.headers.get("upload-offset") ?? "";
  const offset = Number(text);
  if (!/^\d+$/.test(text) || offset < least || offset > most) throw invalid(address, response, `offset "${text}"`);
  return offset;
}

const invalid = (address: string, { status }: Response, why: string) =>
  new InvalidResponse(new URL(address).pathname, status, why);
