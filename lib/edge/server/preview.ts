import { timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "@/lib/config/environment";

/** The first segment of a preview's path; the key follows it. */
const prefix = "/preview/";

/** Of a response that shows drafts: nobody keeps it, lists it, or learns its address from a link that is followed. */
export const previewHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
} as const;

const Manifest = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/**
 * Opens a preview of drafts: `/preview/<key>/en-UN/terms` becomes the request of the page without the prefix, marked for Next
 * so that it is neither read from a cache nor written to one. Off unless both the token and the key are configured.
 * The function returns the path of the preview, `/preview/<key>`; "" for every other request.
 */
export function createPreview(
  { CONTENT_READ_TOKEN, PREVIEW_KEY }: Pick<Environment, "CONTENT_READ_TOKEN" | "PREVIEW_KEY">,
  folder: string,
): (request: IncomingMessage) => string {
  if (!CONTENT_READ_TOKEN || !PREVIEW_KEY) return () => "";
  const manifest: unknown = JSON.parse(readFileSync(join(folder, ".next/prerender-manifest.json"), "utf8"));
  const { previewModeId } = Manifest.parse(manifest).preview;
  return (request) => {
    const { url = "" } = request;
    if (!url.startsWith(prefix)) return "";
    const [key = "", ...rest] = url.slice(prefix.length).split("/");
    if (!isSame(key, PREVIEW_KEY)) return "";
    request.url = `/${rest.join("/")}`;
    // A draft is of nobody: no other cookie of the browser reaches a page. Next's router requests published pages.
    Object.assign(request.headers, { cookie: `__prerender_bypass=${previewModeId}` });
    delete request.headers.rsc;
    return prefix + key;
  };
}

/** Where a redirect of a preview leads: to a page of this site as a preview too. */
export function locationInPreview(preview: string, location: string, host = "localhost"): string {
  const target = URL.parse(location, `http://${host}`);
  return target?.host === host ? preview + target.pathname + target.search : location;
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
