import type { Environment } from "@/lib/config/environment";

export interface Visitor {
  /** ISO 3166 alpha-2, from the trusted hop, else the configured default. */
  country: string;
  /** The address of the visitor, "" when the custom server was not passed. */
  address: string;
}

/**
 * The state of a visitor's session cookie. `stale`: signed by us, for a token that has expired. `forged`: any
 * other value.
 */
export type CookieState = "none" | "valid" | "stale" | "forged";

/** The id of a request, by which reports are found in the logs of the server. */
export const requestIdHeader = "x-greenroom-request";

/** Headers by which the custom server passes on its own findings; it overwrites them on every request. */
export const visitorHeaders = { country: "x-greenroom-country", address: "x-greenroom-address" } as const;

/** In which the custom server sends the markets' offer when it differs from our own table; read with `parseTable`. */
export const marketsHeader = "x-greenroom-markets";

/** The visitor, from the headers that the custom server wrote (ruling 15: never from cookies or forwarded headers of the visitor). */
export function readForwardedVisitor(
  headers: Headers,
  { DEFAULT_COUNTRY }: Pick<Environment, "DEFAULT_COUNTRY">,
): Visitor {
  return {
    country: headers.get(visitorHeaders.country) ?? DEFAULT_COUNTRY,
    address: headers.get(visitorHeaders.address) ?? "",
  };
}

/** The header in which the custom server forwards the session cookie for the pages of players: a page's request has no cookie left. */
export const sessionHeader = "x-greenroom-session";

/**
 * The query of the address, which the custom server writes on every request: it gives Next a page's path alone, because Next
 * would store the first visitor's query in the cached page.
 */
export const searchHeader = "x-greenroom-search";
