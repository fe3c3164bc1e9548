import type { KeptFile } from "./file-cache";

/** For caches in front of the site: the site itself has a publish in the next file that is read. */
const maxAgeSeconds = 60;

/** A file of XML; 304 for a program that has it. */
export function xmlResponse(request: Request, { bytes, etag }: KeptFile): Response {
  const headers = { etag, "cache-control": `public, max-age=${maxAgeSeconds}` };
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": "application/xml; charset=utf-8" },
  });
}

/** Weak tags count too: the compressed bytes of a file have one (RFC 9110, 13.1.2). */
const isKnown = (condition: string | null, etag: string): boolean =>
  condition?.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === etag) ?? false;
