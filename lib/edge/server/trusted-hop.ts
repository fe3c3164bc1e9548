import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { Environment } from "@/lib/config/environment";
import type { Visitor } from "@/lib/routing/visitor";

type Trust = Pick<
  Environment,
  "TRUSTED_PROXY_HOPS" | "COUNTRY_HEADER" | "REGION_HEADER" | "CITY_HEADER" | "DEFAULT_COUNTRY"
>;

/** A visitor, and what was detected of the place; each "" when the trusted hop did not send it. */
export interface DetectedVisitor extends Visitor {
  detected: { country: string; region: string; city: string };
}

/**
 * Address and country of the visitor as the operator's own proxies saw them. With no trusted hop the socket's address counts
 * and every forwarded header is the visitor's word, which is not taken (ruling 15).
 */
export function readVisitor(headers: IncomingHttpHeaders, socketAddress: string, trust: Trust): DetectedVisitor {
  if (trust.TRUSTED_PROXY_HOPS === 0)
    return {
      country: trust.DEFAULT_COUNTRY,
      address: plainAddress(socketAddress),
      detected: { country: "", region: "", city: "" },
    };
  const headerOf = (name: string) => String(headers[name] ?? "").trim();
  const address = headerOf("x-forwarded-for").split(",").at(-trust.TRUSTED_PROXY_HOPS)?.trim() ?? "";
  const country = headerOf(trust.COUNTRY_HEADER).toUpperCase();
  const detected = /^[A-Z]{2}$/.test(country) ? country : "";
  return {
    country: detected || trust.DEFAULT_COUNTRY,
    address: plainAddress(isIP(address) ? address : socketAddress),
    detected: { country: detected, region: headerOf(trust.REGION_HEADER), city: headerOf(trust.CITY_HEADER) },
  };
}

/** "::ffff:10.0.0.1" is 10.0.0.1. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
