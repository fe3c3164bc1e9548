import { InvalidResponse, Unreachable } from "./http-errors";
import { type Received, readResponse } from "./http-read";

/** A request whose progress is told. */
export interface Transfer {
  method: "put" | "post" | "patch" | "head";
  headers: Readonly<Record<string, string>>;
  /** The body; null: none. */
  file: Blob | null;
  signal: AbortSignal | undefined;
  /** The longest time without any progress, in milliseconds. A large file on a slow line has no deadline for the whole. */
  stallMs: number;
  /** The most bytes of the response's body that are read. */
  capBytes: number;
  /** From 0 to 1, as bytes leave the browser; 1 is not yet a response. */
  onProgress: ((sent: number) => void) | undefined;
}

/**
 * Sends a file as the body of a request. With XMLHttpRequest: `fetch` tells nobody how much has left. Cookies go with same-origin
 * calls only, which this cannot switch off.
 * @throws `Unreachable` and `InvalidResponse` as every call does, the signal's reason when it is aborted
 */
export async function uploadFile(address: string, path: string, transfer: Transfer): Promise<Received> {
  return readResponse(await sendByXhr(address, path, transfer), transfer.capBytes, path);
}

/**
 * One request and its whole response, whatever its status.
 * @throws as `uploadFile`
 */
export function sendByXhr(address: string, path: string, transfer: Transfer): Promise<Response> {
  const { method, headers, file, signal, stallMs, capBytes, onProgress } = transfer;
  const request = new XMLHttpRequest();
  return new Promise<Response>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const fail = (error: unknown) => {
      reject(error);
      request.abort();
    };
    const onAbort = () => fail(signal?.reason);
    const stalled = () => fail(new Unreachable("deadline", address));
    let stall = setTimeout(stalled, stallMs);
    const move = () => {
      clearTimeout(stall);
      stall = setTimeout(stalled, stallMs);
    };
    signal?.addEventListener("abort", onAbort);
    request.upload.onprogress = ({ loaded, total }) => {
      move();
      onProgress?.(total > 0 ? loaded / total : 1);
    };
    request.onprogress = ({ loaded }) => {
      move();
      if (loaded > capBytes) fail(new InvalidResponse(path, request.status, `more than ${capBytes} bytes`));
    };
    request.onerror = () => reject(new Unreachable("network", address));
    request.onload = () =>
      isRedirected(request.responseURL, address)
        ? reject(new InvalidResponse(path, request.status, "a redirect"))
        : resolve(responseOf(request));
    request.onloadend = () => {
      clearTimeout(stall);
      signal?.removeEventListener("abort", onAbort);
    };
    request.open(method.toUpperCase(), address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}

const isRedirected = (responded: string, address: string) => responded !== "" && responded !== new URL(address).href;

/** The headers that the other side lets us read, and no others: a browser complains of those that are asked for by name. */
function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const [name = "", ...value] = line.split(": ");
    return name === "" ? [] : [[name, value.join(": ")]];
  });
  return new Response(request.responseText || null, { status: request.status, headers });
}
