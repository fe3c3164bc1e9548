import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { decodePath } from "@/lib/core/url-path";

/** What Next answers besides, from the folder of public files; the others are sent by `createStaticFiles`. */
const publicFiles = ["/favicon.ico"];

/**
 * Reads from the build which addresses its route handlers have. The predicate tells whether an address that is no page's has one, or
 * a public file: for any other one Next renders a whole not-found page, which nobody sees.
 */
export function createKnownHandlers(root: string): (pathname: string) => boolean {
  const manifest = readFileSync(join(root, ".next/app-path-routes-manifest.json"), "utf8");
  const files = z.record(z.string(), z.string()).parse(JSON.parse(manifest));
  const handlers = Object.entries(files).flatMap(([file, path]) => (file.endsWith("/route") ? [path] : []));
  const patterns = [...handlers, ...publicFiles].map(segmentsOf);
  return (pathname) => {
    const path = decodePath(pathname)?.filter(Boolean) ?? [];
    return patterns.some((pattern) => matches(pattern, path));
  };
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  const hasRest = pattern.at(-1)?.startsWith("[...") ?? false;
  if (hasRest ? path.length < pattern.length : path.length !== pattern.length) return false;
  return pattern.every((segment, at) => segment.startsWith("[") || segment === path[at]);
}
