"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { welcomeDialog } from "@/lib/account/dialogs";
import { dispatchLogin, useLoginState } from "@/lib/account/login/store";
import { claimWelcome, notifiedUnfinished, whenVisible } from "@/lib/account/sign-up/seen-notices";
import { stepLeft } from "@/lib/account/sign-up/unfinished";
import { routeOfPath, routes } from "@/lib/routing/routes";
import { accessDetailsQuery, profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";

/** Welcomes a player once: on the page that a sign-up ends at, and at a first login. Whose sign-up is not finished is informed, once in a visit. */
export function WelcomeTrigger() {
  const pathname = usePathname();
  const playerId = useSession((state) => playerIn(state)?.playerId ?? null);
  const hasSignedUp = useLoginState(({ signUpCompleted }) => signUpCompleted);
  const { data: profile, isError } = usePlayerQuery(profileQuery);
  const { data: access } = usePlayerQuery(accessDetailsQuery);
  const isFinished = access && stepLeft(access) === null;
  const isArrived = routeOfPath(pathname) === routes.welcome;
  const isKnown = profile !== undefined || isError;
  const isNew = hasSignedUp ? isArrived && isKnown : profile?.firstLogin === true;
  const isWanted = isNew || (isKnown && isFinished === false);
  const firstName = profile?.firstName ?? "";

  useEffect(() => {
    if (!isWanted || isFinished === undefined || playerId === null) return;
    const left = new AbortController();
    const claim = isFinished ? claimWelcome : notifiedUnfinished.claim;
    void whenVisible(left.signal).then(async () => {
      if (!(await claim(playerId))) return;
      useDialogs
        .getState()
        .open(welcomeDialog, { firstName, isFinished }, () => dispatchLogin({ type: "first-login-closed" }));
    });
    return () => left.abort();
  }, [isWanted, isFinished, playerId, firstName]);

  return null;
}
