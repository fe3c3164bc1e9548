import type { IncomingMessage } from "node:http";
import { isDevelopment } from "@/lib/config/mode";
import { decodePath } from "@/lib/core/url-path";
import type { OutageKind } from "@/lib/edge/outage-documents/outage-document";
import { allowedMethods } from "./api-methods";

/** Why a request is not passed on, as the outage document that is returned. */
export interface RequestRefusal {
  page: OutageKind;
  headers?: Readonly<Record<string, string>>;
}

const longestPath = 2_048;
const longestTarget = 8_192;

/** The refusal of a request that is not for this site, or that Next must never see; null when the request may continue. */
export function checkRequest(
  request: IncomingMessage,
  isKnownHost: (request: IncomingMessage) => boolean,
): RequestRefusal | null {
  const { method = "", url = "", headers } = request;
  if (!hasOneHost(request) || !isKnownHost(request) || !isWellFormed(url)) return { page: "bad-request" };
  if (headers["next-action"] !== undefined || headers["next-resume"] !== undefined) return { page: "bad-request" };
  // Next's own tools in the browser post to the development server.
  if (isDevelopment && url.startsWith("/__nextjs_")) return null;
  const allowed = allowedMethods(pathOf(url));
  if (!allowed.includes(method)) return { page: "method-not-allowed", headers: { allow: allowed.join(", ") } };
  if (/^\/_next\/(image|data)\b/.test(url)) return { page: "not-found" };
  return null;
}

/** Two are refused, and none in HTTP/1.1 (RFC 9112, section 3.2): proxies in front may have looked at the other one. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

const pathOf = (target: string) => target.split("?", 1)[0] ?? "";

/**
 * An origin-form target whose path has no raw control characters, backslashes, climbing dots, broken escapes or absurd
 * length. A query may contain anything that a request line can carry: pages ignore all of it but `page`.
 */
export function isWellFormed(target: string): boolean {
  const pathname = pathOf(target);
  if (pathname.length > longestPath || target.length > longestTarget || target.includes("#")) return false;
  return /^\/[!-[\]-~]*$/.test(pathname) && decodePath(pathname) !== null;
}
