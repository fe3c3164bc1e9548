import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { callPlatform, versioned } from "./endpoint";
import { accessContext } from "./endpoints";
import { isAccessUnchecked, noteCheckedAccess } from "./unchecked-access";

/** What the platform says of a visitor; "unknown" when it cannot be asked: an outage closes no site, and is no permission. */
export type SiteAccess = "open" | "restricted" | "unknown";

export async function readAccess(http: Http): Promise<SiteAccess> {
  try {
    return (await callPlatform(http, accessContext)).isRestricted ? "restricted" : "open";
  } catch (error) {
    return isCountryBlocked(error) ? "restricted" : "unknown";
  }
}

/** Is it the platform's refusal of a country? */
export const isCountryBlocked = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "error.country.blocked";

/** Redirects to the restricted page when the platform blocks the visitor. */
export async function leaveIfRestricted(http: Http): Promise<SiteAccess> {
  const access = await readAccess(http);
  if (access === "restricted") goToRestricted();
  return access;
}

/**
 * Is the site open to the player of this tab? Asks the platform while it has not said so since the login: real games, deposits and
 * betting wait for it, whatever became of the dialog in which the player logged in.
 */
export async function checkAccessSinceLogin(http: Http): Promise<SiteAccess> {
  if (!isAccessUnchecked()) return "open";
  asked ??= leaveIfRestricted(http).finally(() => {
    asked = null;
  });
  const access = await asked;
  if (access === "open") noteCheckedAccess();
  return access;
}

/** One question for all who ask at once: the login, and the game that opens with it. */
let asked: Promise<SiteAccess> | null = null;

/**
 * After a call that was refused for its country: distinguishes the visitor's own country, which ends the visit, from one that they
 * only chose or requested a game for. Does nothing after a refusal of the very call that it makes, whose caller reads that refusal.
 */
export async function leaveAfterRefusal(http: Http, path: string): Promise<void> {
  if (path !== versioned(accessContext.path)) await leaveIfRestricted(http);
}

/** The page that replaces every other for a restricted visitor. */
export const goToRestricted = (): void => location.replace(paths.restricted(localeOfPath(location.pathname)));
