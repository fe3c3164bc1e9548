import type { BrowserContext, Request } from "@playwright/test";
import { allChunks } from "../../budgets/weigh";
import { environment } from "./environment";

/** The names of the scripts that measure how fast pages are, by what they send. */
const measuring = new Set(
  allChunks(".next")
    .filter(({ text }) => text.includes('kind:"vitals"'))
    .map(({ name }) => name.replace(/^.*\//, "")),
);

const ours = new Set([environment.origin, ...Object.values(environment.sandbox)].map((url) => new URL(url).host));

/** Does a request need consent: of a script that measures, of one of marketing, or to another host than the site's and its systems'? */
function isOptional(url: string): boolean {
  const { host, pathname, protocol } = new URL(url);
  if (!/^(http|ws)s?:$/.test(protocol)) return false;
  return !ours.has(host) || pathname.startsWith("/marketing/") || measuring.has(pathname.replace(/^.*\//, ""));
}

/** Collects the requests of a context that need the consent of its visitor. Returns the addresses so far. */
export function listenForOptional(context: BrowserContext): () => readonly string[] {
  const found: string[] = [];
  context.on("request", (request) => {
    if (isOptional(request.url())) found.push(request.url());
  });
  return () => found;
}

/** The choice about cookies that a journey begins with; "none": it is asked for. */
export type Consent = "refused" | "accepted" | "none";

/**
 * Collects those that nobody allows: any where the journey begins with a refusal, those before its acceptance where it begins without a
 * choice. What is kept is asked of the page that makes such a request; other journeys spend no time on it. Returns the addresses so far.
 */
export function listenForUnasked(context: BrowserContext, consent: Consent): () => Promise<readonly string[]> {
  const found: Promise<string | null>[] = [];
  let isAllowed = consent === "accepted";
  const check = async (request: Request) => {
    if (!isAllowed && consent === "none" && (await keptConsent(request))) isAllowed = true;
    return isAllowed ? null : request.url();
  };
  context.on("request", (request) => {
    if (isOptional(request.url())) found.push(check(request));
  });
  return async () => (await Promise.all(found)).filter((url) => url !== null);
}

/** Does the browser that makes a request keep a choice that allows something optional? Of a page that has just closed nobody knows one. */
async function keptConsent(request: Request): Promise<boolean> {
  const page = request.frame().page();
  const kept = await page.evaluate(() => localStorage.getItem("consent")).catch(() => null);
  const { performance, marketing } = Object(JSON.parse(kept ?? "{}").value?.options);
  return performance === true || marketing === true;
}

/** How many scripts there are to be found. */
export const measuringScripts = measuring.size;
