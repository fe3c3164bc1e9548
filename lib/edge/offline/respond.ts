import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getBrand } from "@/lib/config/brand";
import type { Environment } from "@/lib/config/environment";
import { isDevelopment } from "@/lib/config/mode";
import { type ResponseContext, sendOutageDocument } from "@/lib/edge/server/respond";
import { serviceWorkerPath } from "@/lib/site/offline/path";
import { cacheOfflinePages, removeOfflinePages } from "./service-worker";

/** Responds to the addresses of the service worker and of the offline pages that it keeps. Returns false for every other one. */
export function createOfflinePages({ OFFLINE_PAGES }: Pick<Environment, "OFFLINE_PAGES">, folder: string) {
  const isOn = OFFLINE_PAGES && !isDevelopment;
  const script = isOn ? createScript(folder) : `(${removeOfflinePages})()`;

  return (request: IncomingMessage, response: ServerResponse, context: ResponseContext): boolean => {
    const { url = "", method } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (isOn && /^\/locales\/[^/]+\/offline$/.test(url)) {
      // It is of no request: what a browser shows later is none that a log could name.
      sendOutageDocument("offline", request, response, { ...context, requestId: "" });
      return true;
    }
    if (url !== serviceWorkerPath) return false;
    response.writeHead(200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
    response.end(method === "HEAD" ? undefined : script);
    return true;
  };
}

function createScript(folder: string): string {
  const release = readFileSync(join(folder, ".next/BUILD_ID"), "utf8");
  const sheets = ["/assets/brands.css", "/assets/fonts.css", "/assets/document.css"];
  const fonts = readFileSync(join(folder, "public/assets/fonts.css"), "utf8").matchAll(/url\("([^"]+)"\)/g);
  const assets = [...sheets, ...[...fonts].map(([, font]) => font), "/assets/icons.svg", getBrand().logo];
  return `(${cacheOfflinePages})(${JSON.stringify(release)},${JSON.stringify(assets)})`;
}
