"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { dispatchLogin, useLoginState } from "@/lib/account/login/store";
import { isTermsGuardSkipped } from "@/lib/account/terms/guard";
import { termsQuery } from "@/lib/account/terms/queries";
import { isOutdated } from "@/lib/account/terms/versions";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery, usePublicQuery } from "@/lib/session/player/player-queries";
import { peekReturn, saveReturn } from "@/lib/session/sign-in/return-path";
import { setRootData } from "@/lib/site/root-data";

/**
 * Leads a player with an older version of the terms to the newer one, and keeps the page as the place to continue to. Nobody is led
 * anywhere while that is not known, nor while the login popup is open, which does so itself.
 */
export function TermsGuard() {
  const router = useRouter();
  const pathname = usePathname();
  const locale = localeOfPath(pathname);
  const profile = usePlayerQuery(profileQuery);
  const terms = usePublicQuery(termsQuery(locale.segment));
  const isLoginOpen = useLoginState((state) => state.isOpen);
  const newest = terms.data?.versions[0]?.version ?? null;
  const isShown = Boolean(profile.data) && isOutdated(profile.data?.termsAndConditionsAcceptedVersion, newest);

  useEffect(() => {
    dispatchLogin({ type: "terms-update-shown", isShown });
    setRootData("terms", isShown ? "outdated" : "accepted");
    return () => setRootData("terms", null);
  }, [isShown]);

  useEffect(() => {
    if (!isShown || isLoginOpen || isTermsGuardSkipped(pathname)) return;
    const label = document.querySelector("h1")?.textContent?.trim() || null;
    // The path that the login keeps is the player's original target.
    if (!peekReturn()) saveReturn({ path: location.pathname + location.search, label });
    router.replace(paths.acceptTerms(localeOfPath(pathname)));
  }, [isShown, isLoginOpen, pathname, router]);

  return null;
}
