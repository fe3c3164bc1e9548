import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Environment } from "@/lib/config/environment";
import type { Visitor } from "@/lib/routing/visitor";
import { healthChecks } from "./known-hosts";

type Trust = Pick<
  Environment,
  "TRUSTED_PROXY_HOPS" | "COUNTRY_HEADER" | "REGION_HEADER" | "CITY_HEADER" | "DEFAULT_COUNTRY"
>;

/** A visitor, and what was detected of the place; each "" when the trusted hop did not send it. */
export interface DetectedVisitor extends Visitor {
  detected: { country: string; region: string; city: string };
}

/** Of a region or a city, in characters: a cookie repeats it, and a longer one is the name of no place. */
const longestPlace = 200;

/** What a hop sends for an address whose country it does not know: codes that ISO 3166 assigns to no country. */
const unknownCountries = ["XX", "ZZ"];

/**
 * Address and country of the visitor as the operator's own proxies saw them. With no trusted hop the socket's address counts
 * and every forwarded header is the visitor's word, which is not taken (ruling 15). With one, an address or a country that cannot
 * be read, or that the hop says it does not know, is "", which is on every list that keeps somebody out and on none that lets somebody in.
 */
export function readVisitor(headers: IncomingHttpHeaders, socketAddress: string, trust: Trust): DetectedVisitor {
  if (trust.TRUSTED_PROXY_HOPS === 0)
    return {
      country: trust.DEFAULT_COUNTRY,
      address: plainAddress(socketAddress),
      detected: { country: "", region: "", city: "" },
    };
  const headerOf = (name: string) => String(headers[name] ?? "").trim();
  const placeOf = (name: string) => (headerOf(name).length <= longestPlace ? headerOf(name) : "");
  const forwarded = headerOf("x-forwarded-for").split(",");
  // A proxy that appends leaves what the visitor wrote in front of its own.
  const country = headerOf(trust.COUNTRY_HEADER).split(",").at(-1)?.trim().toUpperCase() ?? "";
  const detected = /^[A-Z]{2}$/.test(country) && !unknownCountries.includes(country) ? country : "";
  return {
    country: headers[trust.COUNTRY_HEADER] === undefined ? trust.DEFAULT_COUNTRY : detected,
    address: readAddress(forwarded.at(-trust.TRUSTED_PROXY_HOPS)?.trim() ?? ""),
    detected: { country: detected, region: placeOf(trust.REGION_HEADER), city: placeOf(trust.CITY_HEADER) },
  };
}

function missingFromHop(headers: IncomingHttpHeaders, trust: Trust): string | null {
  const names = ["x-forwarded-for", trust.COUNTRY_HEADER].filter((name) => headers[name] === undefined);
  if (trust.TRUSTED_PROXY_HOPS === 0 || names.length === 0) return null;
  return `TRUSTED_PROXY_HOPS is ${trust.TRUSTED_PROXY_HOPS}, but a request came without ${names.join(" and ")}.`;
}

/** Warns once, in the log, of a request that passed no trusted hop although one is configured. Probes ask the process itself. */
export function createHopWarning(trust: Trust, warn: (text: string) => void): (request: IncomingMessage) => void {
  let isDone = trust.TRUSTED_PROXY_HOPS === 0;
  return ({ url = "", headers }) => {
    const missing = isDone || healthChecks.includes(url) ? null : missingFromHop(headers, trust);
    if (missing === null) return;
    isDone = true;
    warn(missing);
  };
}

/** "203.0.113.7:4711", "[2001:db8::1]:443" and "[2001:db8::1]" without what is no part of the address; "" for what is none. */
function readAddress(text: string): string {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(address) ? plainAddress(address) : "";
}

/** "::ffff:10.0.0.1" is 10.0.0.1. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
