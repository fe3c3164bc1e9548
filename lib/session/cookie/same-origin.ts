import { readEnvironment } from "@/lib/config/environment";

/** A browser sends the origin of a call; a foreign page could otherwise act here with its own player's token. */
export function isSameOrigin({ headers }: Request): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  return origin === new URL(readEnvironment().SITE_ORIGIN).origin && (site === null || site === "same-origin");
}
