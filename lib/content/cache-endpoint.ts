import type { Environment } from "@/lib/config/environment";

/**
 * Where cached reads go: the configured endpoint, else the content service's own CDN, else the service itself (one that is
 * hosted elsewhere has no CDN under a name we know).
 */
export function cachedAddress({
  CONTENT_URL,
  CONTENT_CACHE_URL,
}: Pick<Environment, "CONTENT_URL" | "CONTENT_CACHE_URL">): string {
  return CONTENT_CACHE_URL ?? CONTENT_URL.replace(/^(https:\/\/[\w.-]*)api\.sanity\.io$/, "$1apicdn.sanity.io");
}

/** The delay until a publish reaches the cache in front of the service (the service's own figure). */
export const cacheDelayMs = 3_000;

/** May a response be older than the last publish? Then a webhook waits until the cache in front of the service has it. */
export function isBehindCache(env: Pick<Environment, "CONTENT_URL" | "CONTENT_CACHE_URL">): boolean {
  return cachedAddress(env) !== env.CONTENT_URL;
}
