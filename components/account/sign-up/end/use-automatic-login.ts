"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { checkAccess, patientCheckMs } from "@/components/account/login/continue-after-login";
import { classifyLoginError, isPassing } from "@/lib/account/login/failure";
import { withRetries } from "@/lib/account/login/retry";
import { dispatchLogin } from "@/lib/account/login/store";
import { dispatchSignUp, forgetSignUp, signUpState, useSignUp } from "@/lib/account/sign-up/store";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import type { SiteAccess } from "@/lib/session/platform/blocked-country";
import { saveReturn } from "@/lib/session/sign-in/return-path";
import { signIn } from "@/lib/session/sign-in/sign-in";
import { report } from "@/lib/site/browser-reports/report";
import { navigate } from "@/lib/site/dialogs/overlay-history";
import { openLogin } from "./open-login";

/**
 * "by-hand": after a reload the password is gone, so the player types it. "unchecked": they are logged in, and nobody can tell whether the
 * site is open to them.
 */
type Status = "running" | "failed" | "by-hand" | "unchecked";

interface NewAccount {
  product: string;
  email: string;
  onClose: () => void;
}

/** Logs a new player in: five attempts three seconds apart while the service is away or does not know them yet, then their welcome. */
export function useAutomaticLogin({ product, email, onClose }: NewAccount) {
  const router = useRouter();
  const [password] = useState(() => useSignUp.getState().password);
  const [status, setStatus] = useState<Status>(password === null ? "by-hand" : "running");
  const [attempt, setAttempt] = useState(1);
  const stopping = useRef<AbortController>(null);
  const isOver = useRef(false);

  function finish(): void {
    const { askedBy } = signUpState();
    if (askedBy) saveReturn(askedBy);
    dispatchLogin({ type: "sign-up-completed" });
    isOver.current = true;
    forgetSignUp();
  }

  function goOn(access: SiteAccess): void {
    if (access === "unknown") setStatus("unchecked");
    if (access === "open") navigate(router, paths.welcome(localeOfPath(location.pathname), product));
  }

  /** The login opens in place of the sign-up, which is over. */
  function logInByHand(): void {
    stopping.current?.abort();
    finish();
    openLogin(email, onClose);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the step began with
  useEffect(() => {
    const own = new AbortController();
    stopping.current = own;
    if (password === null) logInByHand();
    else
      withRetries(() => signIn({ email, password }, own.signal), {
        isTransient,
        onAttempt: setAttempt,
        signal: own.signal,
      })
        .then(async () => {
          finish();
          const access = await checkAccess(patientCheckMs);
          if (!own.signal.aborted) goOn(access);
        })
        .catch((error: unknown) => {
          if (own.signal.aborted) return;
          report(error);
          setStatus("failed");
        });
    return () => {
      own.abort();
      // Not before: the first step would be shown while the welcome or the login is on its way.
      if (isOver.current) dispatchSignUp({ type: "finished" });
    };
  }, []);

  return { status, attempt, logInByHand, goOn };
}

const isTransient = (error: unknown): boolean =>
  isPassing(classifyLoginError(error instanceof Error ? error : { name: "Unknown", message: "" }));
