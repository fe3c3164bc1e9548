import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { renderedAtHeader, tagsHeader } from "@/lib/edge/next/cache-handler.mjs";
import type { Freshness, RenderedPage } from "./entry";

/** The only headers of Next that are stored; every other is of one request, of Next's own state, or set again on each response. */
const stored = ["content-type", "content-security-policy", "link", "vary"];

/**
 * Collects what Next sends instead of sending it, until `restore` puts the response back as it was. `page` is null when the
 * connection closes first.
 */
export function capturePage(response: ServerResponse): { page: Promise<RenderedPage | null>; restore: () => void } {
  const { writeHead, write, end, flushHeaders } = response;
  const before = response.getHeaderNames();
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown, encoding: unknown) => chunks.push(toBuffer(chunk, encoding));
  const page = new Promise<RenderedPage | null>((resolve) => {
    response.once("close", () => resolve(null));
    Object.assign(response, {
      writeHead(status: number, ...rest: WriteHeadArguments) {
        response.statusCode = status;
        setHeaders(response, rest);
        return response;
      },
      flushHeaders() {},
      write(...chunk: unknown[]) {
        collect(chunk[0], chunk[1]);
        runCallback(chunk);
        return true;
      },
      end(...chunk: unknown[]) {
        collect(chunk[0], chunk[1]);
        resolve(readPage(response, before, Buffer.concat(chunks)));
        runCallback(chunk);
        return response;
      },
    });
  });
  return { page, restore: () => Object.assign(response, { writeHead, write, end, flushHeaders }) };
}

/** The arguments of `writeHead` after the status. */
export type WriteHeadArguments = [(OutgoingHttpHeaders | string)?, OutgoingHttpHeaders?];

export function setHeaders(response: ServerResponse, rest: WriteHeadArguments): void {
  for (const headers of rest)
    if (typeof headers === "object")
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
}

/** A chunk of `write` or `end`, whose first argument may also be their callback. */
export function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

export function varyByEncoding(response: ServerResponse): void {
  const names = [response.getHeader("vary")].flat().filter(Boolean).join(", ").split(/, */).filter(Boolean);
  if (!names.some((name) => /^accept-encoding$/i.test(name))) names.push("accept-encoding");
  response.setHeader("vary", names.join(", "));
}

/** Runs the callback of `write` or `end`. */
export function runCallback(chunk: readonly unknown[]): void {
  const callback = chunk.at(-1);
  if (typeof callback === "function") queueMicrotask(() => callback());
}

/** Takes Next's headers off the response: a rendered page is sent like a stored one. Those of other responses stay. */
function readPage(response: ServerResponse, before: readonly string[], body: Buffer): RenderedPage {
  const { statusCode: status } = response;
  varyByEncoding(response);
  const isPage = status === 200 && /^text\/(html|x-component)\b/.test(String(response.getHeader("content-type")));
  const freshness = isPage ? readFreshness(response) : null;
  const headers = new Map(
    stored.flatMap((name) => {
      const value = response.getHeader(name);
      return value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const];
    }),
  );
  const added = response.getHeaderNames().filter((name) => !before.includes(name));
  for (const name of isPage ? added : []) response.removeHeader(name);
  return { isPage, headers, body, freshness };
}

/**
 * Only a page that Next has in its cache and takes for fresh may be stored: no STALE one, whose successor is being
 * rendered, nothing of one visitor.
 */
function readFreshness(response: ServerResponse): Freshness | null {
  const text = (name: string) => String(response.getHeader(name) ?? "");
  const [, seconds] = /(?:^|,\s*)s-maxage=(\d+)/.exec(text("cache-control")) ?? [];
  const renderedAt = Number(text(renderedAtHeader));
  const isFresh = /^(HIT|MISS)$/.test(text("x-nextjs-cache"));
  if (!isFresh || !seconds || !renderedAt || response.hasHeader("set-cookie")) return null;
  const tags = text(tagsHeader).split(",").filter(Boolean);
  return { renderedAt, expiresAt: renderedAt + Number(seconds) * 1_000, tags };
}
