import type { IncomingMessage } from "node:http";
import type { Environment } from "@/lib/config/environment";
import { bareHost } from "@/lib/config/production";

/** The paths that probes request by the machine's address. */
export const healthChecks: readonly string[] = ["/healthz", "/readyz"];

/**
 * Is a request for a host of this site? The one of `SITE_ORIGIN` and those of `ALLOWED_HOSTS` are; where none is listed, every
 * host is. Health checks name whatever host they reach.
 */
export function createHostCheck({
  SITE_ORIGIN,
  ALLOWED_HOSTS,
}: Pick<Environment, "SITE_ORIGIN" | "ALLOWED_HOSTS">): (request: IncomingMessage) => boolean {
  if (ALLOWED_HOSTS.length === 0) return () => true;
  const known = [new URL(SITE_ORIGIN).host, ...ALLOWED_HOSTS].map(bareHost);
  return ({ url = "", headers }) => healthChecks.includes(url) || known.includes(bareHost(headers.host ?? ""));
}
