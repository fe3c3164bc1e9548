import type { IncomingMessage, ServerResponse } from "node:http";
import {
  runCallback,
  setHeaders,
  toBuffer,
  varyByEncoding,
  type WriteHeadArguments,
} from "@/lib/edge/byte-cache/capture";
import { chooseEncoding, compressBrotli, compressGzip } from "@/lib/edge/byte-cache/encoding";

/** In bytes: a smaller body fits into one packet as it is. */
export const leastCompressed = 1_024;

/**
 * Compresses the JSON that Next sends from here on: it compresses nothing itself, and removes `content-encoding` from what a
 * route handler has compressed. JSON is buffered until it is whole; everything else passes as it is written.
 */
export function compressJson(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead, write, end, flushHeaders } = response;
  const encoding = chooseEncoding(String(request.headers["accept-encoding"] ?? "") || undefined);
  const chunks: Buffer[] = [];
  /** Unknown before the first byte: its kind is known then. */
  let isHeld: boolean | undefined;

  function hold(): boolean {
    if (isHeld !== undefined) return isHeld;
    const isJson = /^application\/(json|xml)\b/.test(String(response.getHeader("content-type") ?? ""));
    if (isJson) varyByEncoding(response);
    isHeld = isJson && encoding !== "identity" && request.method !== "HEAD" && !response.hasHeader("content-encoding");
    return isHeld;
  }

  async function sendHeld(): Promise<void> {
    const body = Buffer.concat(chunks);
    const isSmall = body.length < leastCompressed;
    const sent = isSmall ? body : await (encoding === "br" ? compressBrotli : compressGzip)(body, "quick");
    if (!isSmall) {
      response.setHeader("content-encoding", encoding);
      const etag = response.getHeader("etag");
      // Two encodings of one body are not the same bytes (RFC 9110, 8.8.3).
      if (typeof etag === "string" && !etag.startsWith("W/")) response.setHeader("etag", `W/${etag}`);
    }
    if (body.length > 0) response.setHeader("content-length", sent.length);
    if (!response.destroyed) end.call(response, sent, "utf8");
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: WriteHeadArguments) {
      response.statusCode = status;
      setHeaders(response, rest);
      return hold() ? response : writeHead.call(response, status);
    },
    flushHeaders() {
      if (!hold()) flushHeaders.call(response);
    },
    write(...args: Parameters<typeof write>) {
      if (!hold()) return write.apply(response, args);
      chunks.push(toBuffer(args[0], args[1]));
      runCallback(args);
      return true;
    },
    end(...args: Parameters<typeof end>) {
      if (!hold()) return end.apply(response, args);
      chunks.push(toBuffer(args[0], args[1]));
      Object.assign(response, { writeHead, write, end, flushHeaders });
      sendHeld().then(
        () => runCallback(args),
        (error: Error) => response.destroy(error),
      );
      return response;
    },
  });
}
