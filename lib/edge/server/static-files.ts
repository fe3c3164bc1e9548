import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { chooseEncoding } from "@/lib/edge/byte-cache/encoding";

/** The folders of the build that contain static files in every encoding, by the start of their address. */
const folders = [
  { start: "/_next/static/", folder: ".next/static", options: { maxAge: 31_536_000, immutable: true } },
  { start: "/assets/", folder: ".next/assets", options: { maxAge: 0, etag: true } },
] as const;

/**
 * Sends static files as the build compressed them. The handler returns false for an address that names no file of the build:
 * Next responds to it.
 */
export function createStaticFiles(root: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const mounts = folders
    .map(({ start, folder, options }) => ({ start, directory: join(root, folder), options }))
    .filter(({ directory }) => existsSync(directory))
    .map(({ start, directory, options }) => ({
      start,
      send: sirv(directory, { ...options, brotli: true, gzip: true }),
    }));

  return (request, response) => {
    const { url = "", method, headers } = request;
    const mount = mounts.find(({ start }) => url.startsWith(start));
    if (!mount || (method !== "GET" && method !== "HEAD")) return false;
    // sirv looks for the name of an encoding only, and would send one that `q=0` forbids.
    const accepted = headers["accept-encoding"];
    headers["accept-encoding"] = chooseEncoding(accepted);
    request.url = url.slice(mount.start.length - 1);
    let isSent = true;
    mount.send(request, response, () => {
      isSent = false;
    });
    request.url = url;
    if (!isSent && accepted !== undefined) headers["accept-encoding"] = accepted;
    return isSent;
  };
}
