import type { Destination } from "@/lib/account/login/destination";
import { dispatchLogin } from "@/lib/account/login/store";
import { withDeadline } from "@/lib/core/deadline";
import { load } from "@/lib/core/lazy-import";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { saveReturn, takeReturn } from "@/lib/session/sign-in/return-path";
import { report } from "@/lib/site/browser-reports/report";
import type { LastLogin } from "./after-login";

/** The time limit of the steps after a login, in milliseconds. */
const afterMs = 3_000;

interface Next {
  /** Null when the player stays on the page. */
  path: string | null;
  /** When and where the account was last used; null where that is not known, or this is the first time. */
  lastLogin: LastLogin | null;
}

/**
 * Where the player goes now: to the newer terms where there are some, with the wanted page kept for afterwards. A check that fails or
 * is late is reported, and does not keep the player from playing.
 */
export async function continueAfterLogin({ path, place, isElsewhere }: Destination): Promise<Next> {
  takeReturn();
  dispatchLogin({ type: "redirect-reset" });
  const afterLogin = load(() => import("./after-login"));
  const [hasTerms, lastLogin, isRestricted] = await Promise.all([
    inTime(load(() => import("@/lib/account/terms/check")).then((terms) => terms.hasTermsToAccept())),
    inTime(afterLogin.then((after) => after.getLastLogin())),
    inTime(afterLogin.then((after) => after.leaveWhereRestricted())),
  ]);
  // The page is on its way to another one.
  if (isRestricted) return { path: null, lastLogin };
  if (!hasTerms) return { path: isElsewhere ? path : null, lastLogin };
  saveReturn({ path, label: place });
  return { path: paths.acceptTerms(localeOfPath(location.pathname)), lastLogin };
}

async function inTime<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await withDeadline(work, afterMs);
  } catch (error) {
    report(error);
    return null;
  }
}
