import { guardSchema, type Http } from "@/lib/core/http";
import { HttpError } from "@/lib/core/http-errors";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { callPlatform } from "./endpoints";

const AccessContext = guardSchema(
  (value): value is { isRestricted: boolean } => typeof Object(value).isRestricted === "boolean",
);

/** Does the platform say that the visitor is where the site may not be offered? A failed read says nothing: no outage closes a site. */
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
 * Leaves for the restricted page where the platform says that the visitor may not be here. After a refused country this tells the
 * visitor's own, which ends the visit, from one that they only chose or asked a game for.
 */
export async function leaveIfRestricted(http: Http): Promise<boolean> {
  const isRestricted = await isAccessRestricted(http);
  if (isRestricted) goToRestricted();
  return isRestricted;
}

/** The page that stands in place of every other for who may not be here. */
export const goToRestricted = (): void => location.replace(paths.restricted(localeOfPath(location.pathname)));
