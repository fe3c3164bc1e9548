import { guardSchema, type Http } from "@/lib/core/http";
import { HttpError } from "@/lib/core/http-errors";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { callPlatform } from "./endpoints";

const AccessContext = guardSchema(
  (value): value is { isRestricted: boolean } => typeof Object(value).isRestricted === "boolean",
);

/** Does the platform report the visitor in a blocked country? A failed read counts as no: an outage closes no site. */
export async function isAccessRestricted(http: Http): Promise<boolean> {
  try {
    return (await callPlatform(http, "accessContext", AccessContext)).isRestricted;
  } catch (error) {
    return isCountryBlocked(error);
  }
}

/** Is it the platform's refusal of a country? */
export const isCountryBlocked = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "error.country.blocked";

/**
 * Redirects to the restricted page when the platform blocks the visitor. After a refused country this distinguishes
 * the visitor's own country, which ends the visit, from one that they only chose or requested a game for.
 */
export async function leaveIfRestricted(http: Http): Promise<boolean> {
  const isRestricted = await isAccessRestricted(http);
  if (isRestricted) goToRestricted();
  return isRestricted;
}

/** The page that replaces every other for a restricted visitor. */
export const goToRestricted = (): void => location.replace(paths.restricted(localeOfPath(location.pathname)));
