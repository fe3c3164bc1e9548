import type { IncomingMessage } from "node:http";
import type { StaticPageKind } from "@/lib/edge/static-pages/static-page";

const methods = new Set(["GET", "HEAD", "POST", "DELETE", "OPTIONS"]);

/** What Next answers badly or must never see; null when the request may go on. */
export function checkRequest({ method = "", url = "", headers }: IncomingMessage): StaticPageKind | null {
  if (!methods.has(method)) return "method-not-allowed";
  if (!isWellFormed(url)) return "bad-request";
  if (headers["next-action"] !== undefined || headers["next-resume"] !== undefined) return "bad-request";
  if (/^\/_next\/(image|data)\b/.test(url)) return "not-found";
  return null;
}

/** An origin-form target without raw control characters, backslashes, climbing dots, broken escapes or absurd length. */
export function isWellFormed(target: string): boolean {
  if (!/^\/[!-[\]-~]*$/.test(target) || target.length > 4_096) return false;
  const path = target.split(/[?#]/, 1)[0] ?? "";
  try {
    return !decodeURIComponent(path)
      .split("/")
      .some((segment) => segment === "." || segment === "..");
  } catch {
    return false;
  }
}

const stripped =
  /^(x-middleware-|x-nextjs-|x-forwarded-|x-greenroom-|x-invoke-|x-matched-path$|x-real-ip$|forwarded$|content-security-policy|x-prerender-revalidate)/;

/** Removes what a visitor may not say: Next's internal headers, forwarded headers, our own. */
export function stripHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (stripped.test(name)) delete headers[name];
}
