import type { BrowserContext } from "@playwright/test";
import { allChunks } from "../../budgets/weigh";
import { environment } from "./environment";

/** The names of the scripts that measure how fast pages are, by what they send. */
const measuring = new Set(
  allChunks(".next")
    .filter(({ text }) => text.includes('kind:"vitals"'))
    .map(({ name }) => name.replace(/^.*\//, "")),
);

const ours = new Set([environment.origin, ...Object.values(environment.sandbox)].map((url) => new URL(url).host));

/**
 * Collects the requests of a context that need the consent of its visitor: of scripts that measure, of those of marketing, and whatever goes to another host
 * than the site's and its systems'. Returns the addresses so far.
 */
export function listenForOptional(context: BrowserContext): () => readonly string[] {
  const found: string[] = [];
  context.on("request", (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    if (!/^(http|ws)s?:$/.test(protocol)) return;
    const isMarketing = pathname.startsWith("/marketing/");
    if (!ours.has(host) || isMarketing || measuring.has(pathname.replace(/^.*\//, ""))) found.push(request.url());
  });
  return () => found;
}

/** How many scripts there are to be found. */
export const measuringScripts = measuring.size;
