import type { Destination } from "@/lib/account/login/destination";
import { tellLogin } from "@/lib/account/login/store";
import { withDeadline } from "@/lib/core/deadline";
import { load } from "@/lib/core/lazy-import";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { keepReturn, takeReturn } from "@/lib/session/return-path";
import { report } from "@/lib/site/browser-reports/report";

/** How long a player who is let in waits for the answer whether there are terms to accept. */
const termsMs = 3_000;

/**
 * Where the player goes now: to the newer terms where there are some, with the wanted page kept for afterwards; null when they stay
 * on the page.
 */
export async function continueAfterLogin({ path, place, isElsewhere }: Destination): Promise<string | null> {
  takeReturn();
  tellLogin({ type: "redirect-reset" });
  if (!(await hasTermsToAccept())) return isElsewhere ? path : null;
  keepReturn({ path, label: place });
  return paths.acceptTerms(localeOfPath(location.pathname));
}

/** False when that cannot be told, which is reported: it keeps nobody from playing. */
async function hasTermsToAccept(): Promise<boolean> {
  try {
    const check = load(() => import("@/lib/account/terms/check")).then((terms) => terms.hasTermsToAccept());
    return await withDeadline(check, termsMs);
  } catch (error) {
    report(error);
    return false;
  }
}
