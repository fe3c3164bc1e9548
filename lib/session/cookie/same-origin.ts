import { readEnvironment } from "@/lib/config/environment";

/** A browser sends the origin of a call; a foreign page could otherwise act here with its own player's token. */
export function isSameOrigin({ headers }: Request): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  return origin !== null && ownOrigins().includes(origin) && (site === null || site === "same-origin");
}

/** Those of every configured host, by the scheme of `SITE_ORIGIN`: the request's own Host may be a visitor's word. */
function ownOrigins(): string[] {
  const { SITE_ORIGIN, ALLOWED_HOSTS, PRODUCTION_HOSTS } = readEnvironment();
  const { protocol, host } = new URL(SITE_ORIGIN);
  return [host, ...ALLOWED_HOSTS, ...PRODUCTION_HOSTS].map((each) => new URL(`${protocol}//${each}`).origin);
}
