import type { IncomingMessage, ServerResponse } from "node:http";
import type { Brand } from "@/lib/config/brands/fields";
import { isDevelopment } from "@/lib/config/mode";
import { setHeaders, type WriteHeadArguments } from "@/lib/edge/byte-cache/capture";
import { renderedAtHeader, tagsHeader } from "@/lib/edge/next/cache-handler.mjs";
import {
  type OutageKind,
  outageHeaders,
  outageStatus,
  renderOutageDocument,
} from "@/lib/edge/outage-documents/outage-document";
import { ownHeaders } from "@/lib/edge/security/response-headers";
import { zones } from "@/lib/market/blocked-providers";
import { defaultLocale, isLocaleShaped, type Locale, nearestLocale, readLocale } from "@/lib/market/locale";
import { rememberedGames } from "@/lib/routing/remembered-games";
import { readChannel } from "./page-request";
import { locationInPreview, previewHeaders } from "./preview";

/** The facts of a request that its response depends on. */
export interface ResponseContext {
  brand: Brand;
  requestId: string;
  /** Search engines list it nowhere: another site than that of production, or a page that they are not to find. */
  isHidden?: boolean;
  country: string;
  /** Did the browser send a session cookie? */
  isPlayer?: boolean;
  /** The read-only cookies that have changed since the browser's last document. */
  cookies: readonly string[];
  /** The path of the preview that shows drafts; "" for published content. */
  preview?: string;
  /** The path of this site's page that led here (`referrer`), read before a request is reduced to what its page varies by. */
  from?: string;
}

/** The locale of an address, for a page about it: its own, else the default. */
export function localeOfUrl(url: string): Locale {
  const [first = ""] = url
    .replace(/^\/locales\//, "/")
    .split(/[/?#]+/, 2)
    .slice(1);
  return readLocale(first) ?? (isLocaleShaped(first) ? nearestLocale(first) : defaultLocale);
}

/** The path of this site's page that led to the request; "" for another site's, or where the browser names none. */
export function referrer({ headers }: IncomingMessage): string {
  const from = URL.parse(headers.referer ?? "");
  return from && from.host === headers.host ? from.pathname : "";
}

/** Programs call these addresses: they get an error as JSON, in the shape of the route handlers. */
const isApi = (url: string) => url.startsWith("/api/");

const apiMessages: Readonly<Record<OutageKind, string>> = {
  offline: "There is no connection.",
  "bad-request": "The request is not valid.",
  "not-found": "There is nothing at this address.",
  gone: "What was at this address has ended.",
  "method-not-allowed": "This address does not accept the method.",
  restricted: "Not available in this country.",
  unavailable: "The service is not available at the moment.",
  maintenance: "The site is closed for maintenance.",
};

function renderApiError(kind: OutageKind): string {
  return JSON.stringify({ status: outageStatus[kind], code: `error.request.${kind}`, message: apiMessages[kind] });
}

/** The responses that are outage documents already. */
const ownDocuments = new WeakSet<ServerResponse>();

/** Sends an outage document, or its error as JSON. `end`: sends the body, where the response's own `end` is wrapped. */
export function sendOutageDocument(
  kind: OutageKind,
  request: IncomingMessage,
  response: ServerResponse,
  { brand, requestId, country, from, isPlayer }: ResponseContext,
  headers: Readonly<Record<string, string>> = {},
  end: (body?: string) => unknown = (body) => response.end(body),
): void {
  const { url = "", method } = request;
  const locale = localeOfUrl(url);
  const edition = { locale, channel: readChannel(request), zone: zones().zoneOf(country) };
  ownDocuments.add(response);
  response.statusCode = outageStatus[kind];
  const games = rememberedGames(edition);
  const kindHeaders = isApi(url)
    ? { ...outageHeaders(kind), "content-type": "application/json", "cache-control": "no-store" }
    : outageHeaders(kind, games);
  for (const [name, value] of Object.entries({ ...kindHeaders, ...headers })) response.setHeader(name, value);
  const body = isApi(url)
    ? renderApiError(kind)
    : renderOutageDocument(kind, locale, brand, requestId, url.split(/[?#]/, 1)[0], from, games, isPlayer);
  end(method === "HEAD" ? undefined : body);
}

/**
 * Sets our headers on every response and replaces Next's not-found and failure pages, which are empty without JavaScript,
 * by outage documents. Only the body of HTML is touched.
 */
export function wrapResponse(request: IncomingMessage, response: ServerResponse, context: ResponseContext): void {
  const { writeHead, write, end } = response;
  const { url = "" } = request;
  let replaced = false;

  Object.assign(response, {
    writeHead(status: number, ...rest: WriteHeadArguments) {
      if (replaced || response.headersSent) return response;
      response.statusCode = status;
      setHeaders(response, rest);
      const kind = replacementOf(url, response);
      if (!kind) {
        setOwnHeaders(response, context);
        return writeHead.call(response, status);
      }
      replaced = true;
      for (const name of ["content-length", "content-encoding", "transfer-encoding", "etag", "link"])
        response.removeHeader(name);
      sendOutageDocument(kind, request, response, context, {}, (body) => {
        setOwnHeaders(response, context);
        writeHead.call(response, response.statusCode);
        end.call(response, body, "utf8");
      });
      return response;
    },
    write(...chunk: Parameters<typeof write>) {
      response.writeHead(response.statusCode);
      return replaced ? true : write.apply(response, chunk);
    },
    end(...chunk: Parameters<typeof end>) {
      response.writeHead(response.statusCode);
      return replaced ? response : end.apply(response, chunk);
    },
  });
}

/** The outage document that replaces a page of Next; null where the response is fine or already one of ours. */
function replacementOf(url: string, response: ServerResponse): OutageKind | null {
  const type = String(response.getHeader("content-type") ?? "");
  if (ownDocuments.has(response)) return null;
  // Next's answer in plain text to a route handler that has thrown: the content service is away, and nothing of it is stored.
  const hasThrown = isApi(url) && response.statusCode === 500 && !type.startsWith("application/json");
  if (!type.startsWith("text/html") && !hasThrown) return null;
  if (response.statusCode === 404) return "not-found";
  // In development Next's own page shows the error.
  return response.statusCode >= 500 && !isDevelopment ? "unavailable" : null;
}

function policies(response: ServerResponse): string[] {
  const present = response.getHeader("content-security-policy");
  return present === undefined ? [] : [present].flat().map(String);
}

/** Next's headers that expose the internal path of a page and the state of its cache entry. Its client works without them. */
const internalHeaders = [
  "x-middleware-rewrite",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
  renderedAtHeader,
  tagsHeader,
];

/** Sets ours and removes Next's internal ones. */
function setOwnHeaders(response: ServerResponse, { cookies, isHidden, preview = "" }: ResponseContext): void {
  const type = String(response.getHeader("content-type") ?? "");
  for (const [name, value] of ownHeaders(type, policies(response))) response.setHeader(name, value);
  for (const name of internalHeaders) response.removeHeader(name);
  if (isHidden) response.setHeader("x-robots-tag", "noindex");
  if (preview) {
    for (const [name, value] of Object.entries(previewHeaders)) response.setHeader(name, value);
    const location = response.getHeader("location");
    if (typeof location === "string")
      response.setHeader("location", locationInPreview(preview, location, response.req.headers.host));
  }
  if (type.startsWith("text/html")) for (const cookie of cookies) response.appendHeader("set-cookie", cookie);
}

/** The headers of a page that is sent from memory, with ours. */
export function completeHeaders(page: ReadonlyMap<string, string | readonly string[]>) {
  const own = ownHeaders(String(page.get("content-type") ?? ""), [page.get("content-security-policy") ?? []].flat());
  return new Map([...page, ...own]);
}
