"use client";

import { useEffect, useReducer, useRef } from "react";
import { checkAccess, patientCheckMs } from "@/components/account/login/continue-after-login";
import { isPassing } from "@/lib/account/login/failure";
import { noteBreak } from "@/lib/account/login/note-break";
import { withRetries } from "@/lib/account/login/retry";
import { amountFailureOf, isOverLimit, loginFailureOf, NotOffered } from "@/lib/account/pay-and-play/failure";
import { emptyPayAndPlay, type PayAndPlay, payAndPlay, resumed } from "@/lib/account/pay-and-play/flow";
import { offerQuery } from "@/lib/account/pay-and-play/offer";
import { authorisationMutation, bankCodeMutation, bankLoginMutation } from "@/lib/account/pay-and-play/queries";
import type { CallbackMessage, PayAndPlaySession } from "@/lib/account/pay-and-play/schema";
import { forgetPayAndPlay, peekPayAndPlay, savePayAndPlay } from "@/lib/account/pay-and-play/store";
import { markHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { localeOfPath } from "@/lib/market/locale";
import { isLockedNow } from "@/lib/safety/lock-hours/queries";
import { readBlackbox } from "@/lib/session/client-context/blackbox";
import { readClientContext } from "@/lib/session/client-context/client-context";
import { goToRestricted, isCountryBlocked, type SiteAccess } from "@/lib/session/platform/blocked-country";
import { requireVisitorAccess } from "@/lib/session/platform/visitor-access";
import { queryClient, runMutation } from "@/lib/session/player/player-queries";
import { signInWithTokens } from "@/lib/session/sign-in/sign-in-with-tokens";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { report } from "@/lib/site/browser-reports/report";

export interface PayAndPlayControl {
  state: PayAndPlay;
  /** Rejects with the error of a payment that could not be authorised; one that the state has is handled. */
  pay(amountMinor: number, signal: AbortSignal): Promise<void>;
  /** The last paid or attempted amount, for a return to this step. */
  amountMinor: number | null;
  /** The message of the sign-up frame. */
  onMessage(message: CallbackMessage): void;
  updated(session: PayAndPlaySession): void;
  again(): void;
  /** Back to the amount, from wherever the flow is. */
  leave(): void;
}

/** Runs the flow. @param onSignedIn with what the platform says of the player's country */
export function usePayAndPlay(onSignedIn: (isNew: boolean, access: SiteAccess) => void): PayAndPlayControl {
  const [state, dispatch] = useReducer(payAndPlay, undefined, () => {
    const kept = peekPayAndPlay();
    return kept ? resumed(kept) : emptyPayAndPlay;
  });

  const amount = useRef<number>(null);

  async function pay(amountMinor: number, signal: AbortSignal): Promise<void> {
    dispatch({ type: "submitted", amountMinor });
    amount.current = amountMinor;
    if (await isLockedNow()) {
      dispatch({ type: "not-authorised", failure: "lock-hours" });
      throw markHandled(new Error("Nothing is paid in the lock hours of the device."));
    }
    try {
      await requireVisitorAccess();
      const locale = localeOfPath(location.pathname);
      const { authorizeUrl } = (await queryClient.fetchQuery(offerQuery(locale))) ?? { authorizeUrl: null };
      if (authorizeUrl === null) throw new NotOffered("Pay-and-play has no address here.");
      const address = await runMutation(authorisationMutation, { authorizeUrl, amountMinor, locale, signal });
      savePayAndPlay({ step: "bank", address });
      dispatch({ type: "authorised", address });
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      const failure = amountFailureOf(error);
      dispatch({ type: "not-authorised", failure });
      throw failure && error instanceof Error ? markHandled(error) : error;
    }
  }

  const code = state.step === "checking" ? state.code : null;
  const sessionId = state.step === "checking" ? state.sessionId : null;
  useEffect(() => {
    if (code === null || sessionId === null) return;
    const { address } = readClientContext({
      cookies: document.cookie,
      userAgent: navigator.userAgent,
      pathname: location.pathname,
    });
    readBlackbox()
      .then((blackbox) => runMutation(bankCodeMutation, { code, sessionId, address, blackbox }))
      .then(
        (session) => {
          savePayAndPlay({ step: "session", session });
          dispatch({ type: "verified", session });
        },
        (error) => {
          report(error);
          // No country was chosen here: it is the visitor's own.
          if (isCountryBlocked(error)) return goToRestricted();
          const isRefused = error instanceof HttpError && error.status < 500 && error.status !== 429;
          if (isRefused) forgetPayAndPlay();
          dispatch({ type: isRefused ? "code-refused" : "no-response" });
        },
      );
  }, [code, sessionId]);

  // The player's other tab gave what was missing: this tab's payment goes into the same account.
  const isCompleted = useSession(
    (tab) => state.step === "details" && playerIn(tab)?.playerId === state.session.playerId,
  );
  useEffect(() => {
    if (isCompleted) dispatch({ type: "completed-elsewhere" });
  }, [isCompleted]);

  const session = state.step === "signing-in" ? state.session : null;
  const isNew = state.step === "signing-in" && state.isNew;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one login per session, whichever tab reports it
  useEffect(() => {
    if (!session) return;
    const stop = new AbortController();
    logInWithRetries(session, stop.signal, (attempt) => dispatch({ type: "retried", attempt })).then(
      async () => {
        forgetPayAndPlay();
        const access = await checkAccess(patientCheckMs);
        dispatch({ type: "signed-in" });
        if (!stop.signal.aborted) onSignedIn(isNew, access);
      },
      (error) => {
        if (stop.signal.aborted) return;
        if (isOverLimit(error)) {
          forgetPayAndPlay();
          return dispatch({ type: "limit-refused" });
        }
        report(error);
        const failure = loginFailureOf(error);
        noteBreak(failure);
        dispatch({ type: "sign-in-failed", failure });
      },
    );
    return () => stop.abort();
  }, [session]);

  return {
    state,
    amountMinor: amount.current,
    pay,
    onMessage(message) {
      if ("error" in message) forgetPayAndPlay();
      else savePayAndPlay({ step: "checking", ...message });
      dispatch({ type: "callback-received", message });
    },
    updated(completed) {
      savePayAndPlay({ step: "session", session: completed });
      dispatch({ type: "updated", session: completed });
    },
    again: () => dispatch({ type: "again" }),
    leave() {
      forgetPayAndPlay();
      dispatch({ type: "left" });
    },
  };
}

/** Five tries, three seconds apart, for a call without a response, or of a player whom the service does not know yet. */
async function logInWithRetries(
  session: PayAndPlaySession,
  signal: AbortSignal,
  onAttempt: (attempt: number) => void,
): Promise<void> {
  const tokens = await withRetries(() => runMutation(bankLoginMutation, { session, signal }), {
    isTransient: (error) => isPassing(loginFailureOf(error)),
    onAttempt,
    signal,
  });
  signal.throwIfAborted();
  await signInWithTokens(tokens);
}
