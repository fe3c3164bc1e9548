import type { Destination } from "@/lib/account/login/destination";
import { dispatchLogin } from "@/lib/account/login/store";
import { withDeadline } from "@/lib/core/http/deadline";
import { load } from "@/lib/core/lazy-import";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { routeOfPath, routes } from "@/lib/routing/routes";
import type { SiteAccess } from "@/lib/session/platform/blocked-country";
import { saveReturn, takeReturn } from "@/lib/session/sign-in/return-path";
import { report } from "@/lib/site/browser-reports/report";

/** The time limit of the steps after a login, in milliseconds. */
const afterMs = 3_000;

export interface Next {
  /** May the player go on? "restricted": the page is on its way to another one. */
  access: SiteAccess;
  /** Null when the player stays on the page. */
  path: string | null;
}

/**
 * Where the player goes now: to the newer terms where there are some, with the wanted page kept for afterwards. A check of these that
 * fails or is late is reported, and does not keep the player from playing; one of their country does.
 */
export async function continueAfterLogin({ path, place, isElsewhere }: Destination): Promise<Next> {
  // A new player is welcomed first: the welcome leads to what they wanted.
  if (routeOfPath(path) !== routes.welcome) takeReturn();
  dispatchLogin({ type: "redirect-reset" });
  const [hasTerms, access] = await Promise.all([
    inTime(load(() => import("@/lib/account/terms/has-new-terms")).then((terms) => terms.hasNewTerms())),
    checkAccess(),
  ]);
  if (!hasTerms || access === "restricted") return { access, path: isElsewhere ? path : null };
  saveReturn({ path, label: place });
  return { access, path: paths.acceptTerms(localeOfPath(location.pathname)) };
}

/** For a player who looks at a progress anyway, in milliseconds. */
export const patientCheckMs = 10_000;

/** Is the site open to the player in their country? "unknown" after the deadline too. */
export async function checkAccess(deadlineMs = afterMs): Promise<SiteAccess> {
  return (
    (await inTime(
      load(() => import("./after-login")).then((after) => after.leaveWhereRestricted()),
      deadlineMs,
    )) ?? "unknown"
  );
}

async function inTime<T>(work: Promise<T>, deadlineMs = afterMs): Promise<T | null> {
  try {
    return await withDeadline(work, deadlineMs);
  } catch (error) {
    report(error);
    return null;
  }
}
