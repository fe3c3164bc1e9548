import { guardSchema, type Http } from "@/lib/core/http";
import { HttpError } from "@/lib/core/http-errors";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { callPlatform } from "./endpoints";

const AccessContext = guardSchema(
  (value): value is { isRestricted: boolean } => typeof Object(value).isRestricted === "boolean",
);

/** What the platform says of a visitor; "unknown" when it cannot be asked: an outage closes no site, and is no permission. */
export type Access = "open" | "restricted" | "unknown";

export async function readAccess(http: Http): Promise<Access> {
  try {
    return (await callPlatform(http, "accessContext", AccessContext)).isRestricted ? "restricted" : "open";
  } catch (error) {
    return isCountryBlocked(error) ? "restricted" : "unknown";
  }
}

/** Is it the platform's refusal of a country? */
export const isCountryBlocked = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "error.country.blocked";

/**
 * Redirects to the restricted page when the platform blocks the visitor. After a refused country this distinguishes
 * the visitor's own country, which ends the visit, from one that they only chose or requested a game for.
 */
export async function leaveIfRestricted(http: Http): Promise<Access> {
  const access = await readAccess(http);
  if (access === "restricted") goToRestricted();
  return access;
}

/** The page that replaces every other for a restricted visitor. */
export const goToRestricted = (): void => location.replace(paths.restricted(localeOfPath(location.pathname)));
