import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { Environment } from "@/lib/core/env";
import type { Visitor } from "@/lib/site/routes/visitor";

type Trust = Pick<Environment, "TRUSTED_PROXY_HOPS" | "COUNTRY_HEADER" | "DEFAULT_COUNTRY">;

/**
 * Address and country of the visitor as the operator's own proxies saw them. With no trusted hop the socket's address counts
 * and every forwarded header is the visitor's word, which is not taken (ruling 15).
 */
export function visitorFromHop(headers: IncomingHttpHeaders, socketAddress: string, trust: Trust): Visitor {
  if (trust.TRUSTED_PROXY_HOPS === 0) return { country: trust.DEFAULT_COUNTRY, address: plainAddress(socketAddress) };
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const address = forwarded.at(-trust.TRUSTED_PROXY_HOPS)?.trim() ?? "";
  const country = String(headers[trust.COUNTRY_HEADER] ?? "").toUpperCase();
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : trust.DEFAULT_COUNTRY,
    address: plainAddress(isIP(address) ? address : socketAddress),
  };
}

/** "::ffff:10.0.0.1" is 10.0.0.1. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
