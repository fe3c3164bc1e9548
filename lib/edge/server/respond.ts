import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Brand } from "@/lib/config/brands/shape";
import {
  constantHeaders,
  constantPolicy,
  reportDirectives,
  reportingEndpoints,
} from "@/lib/edge/security/response-headers";
import {
  renderStaticPage,
  type StaticPageKind,
  staticPageHeaders,
  staticPagePolicy,
  staticPageStatus,
} from "@/lib/edge/static-pages/static-page";
import { defaultLocale, isLocaleShaped, type Locale, nearestLocale, readLocale } from "@/lib/market/locale";

/** What the front knows of the request that it answers. */
export interface ResponseContext {
  brand: Brand;
  requestId: string;
  /** The read-only cookies that have changed since the browser's last document. */
  cookies: readonly string[];
}

/** The language of an address, for words about it: its own locale, else the default. */
export function localeOfUrl(url: string): Locale {
  const first = url.split(/[/?#]/, 2)[1] ?? "";
  return readLocale(first) ?? (isLocaleShaped(first) ? nearestLocale(first) : defaultLocale);
}

/** Sends one of the static documents. `end`: how the body goes out, where the response's own `end` is covered. */
export function sendStaticPage(
  kind: StaticPageKind,
  request: IncomingMessage,
  response: ServerResponse,
  { brand, requestId }: ResponseContext,
  end: (body?: string) => unknown = (body) => response.end(body),
): void {
  response.statusCode = staticPageStatus[kind];
  for (const [name, value] of Object.entries(staticPageHeaders(kind))) response.setHeader(name, value);
  end(request.method === "HEAD" ? undefined : renderStaticPage(kind, localeOfUrl(request.url ?? ""), brand, requestId));
}

/**
 * Makes every answer that passes through carry our headers, and turns what Next says badly (a not-found page and a failed
 * page are empty without JavaScript) into a static document. Only HTML is touched.
 */
export function wrapResponse(request: IncomingMessage, response: ServerResponse, context: ResponseContext): void {
  const { writeHead, write, end } = response;
  let replaced = false;

  Object.assign(response, {
    writeHead(status: number, ...rest: [(OutgoingHttpHeaders | string)?, OutgoingHttpHeaders?]) {
      if (replaced || response.headersSent) return response;
      response.statusCode = status;
      for (const headers of rest)
        if (typeof headers === "object")
          for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
      const kind = replacementOf(response);
      if (!kind) {
        setHeaders(response, context);
        return writeHead.call(response, status);
      }
      replaced = true;
      for (const name of ["content-length", "content-encoding", "transfer-encoding", "etag", "link"])
        response.removeHeader(name);
      sendStaticPage(kind, request, response, context, (body) => {
        setHeaders(response, context);
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

/** The document that stands in for a bad page of Next; null where the answer is fine or already one of ours. */
function replacementOf(response: ServerResponse): StaticPageKind | null {
  const type = String(response.getHeader("content-type") ?? "");
  if (!type.startsWith("text/html") || policies(response).includes(staticPagePolicy)) return null;
  if (response.statusCode === 404) return "not-found";
  return response.statusCode >= 500 ? "unavailable" : null;
}

function policies(response: ServerResponse): string[] {
  const present = response.getHeader("content-security-policy");
  return present === undefined ? [] : [present].flat().map(String);
}

/** The constant headers, no inner path of ours, and for pages the policies together; a page that brought no `script-src` may run no script. */
function setHeaders(response: ServerResponse, { cookies }: ResponseContext): void {
  for (const [name, value] of Object.entries(constantHeaders)) response.setHeader(name, value);
  response.removeHeader("x-middleware-rewrite");
  const type = String(response.getHeader("content-type") ?? "");
  if (type.startsWith("text/html")) {
    const own = policies(response);
    const scripts = own.some((policy) => /(script|default)-src/.test(policy)) ? [] : ["script-src 'none'"];
    const all = [...own, ...scripts, constantPolicy].map((policy) => `${policy}; ${reportDirectives}`);
    response.setHeader("content-security-policy", all);
    response.setHeader("reporting-endpoints", reportingEndpoints);
    for (const cookie of cookies) response.appendHeader("set-cookie", cookie);
  }
  if (/^text\/(html|x-component)/.test(type)) response.setHeader("cache-control", "private, no-cache");
}
