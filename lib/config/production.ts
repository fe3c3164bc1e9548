import type { Environment } from "./environment";

type Production = Pick<Environment, "PRODUCTION_HOSTS">;

/** Is it one of the hosts of production, with its port where it is not the usual one? With none configured, no host is. */
export function isProductionHost(host: string, { PRODUCTION_HOSTS }: Production): boolean {
  const name = bareHost(host);
  return PRODUCTION_HOSTS.some((each) => bareHost(each) === name);
}

/** Is it the origin of a site in production? One that cannot be parsed is not. */
export function isProductionOrigin(origin: string, production: Production): boolean {
  return isProductionHost(URL.parse(origin)?.host ?? "", production);
}

/** A sentence about a site that is hidden from search engines although hosts of production are configured; null for any other. */
export function describeHiddenOrigin(env: Pick<Environment, "SITE_ORIGIN" | "PRODUCTION_HOSTS">): string | null {
  if (env.PRODUCTION_HOSTS.length === 0 || isProductionOrigin(env.SITE_ORIGIN, env)) return null;
  return `SITE_ORIGIN, ${env.SITE_ORIGIN}, is none of PRODUCTION_HOSTS: search engines are told to list nothing.`;
}

/** Without the ports that a browser leaves out, and without regard to case. */
export const bareHost = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, "");
