"use client";

import { useEffect, useReducer, useRef } from "react";
import { useShowBlocked } from "@/components/account/one-time-code/use-show-blocked";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { classifyResetError, type ResetFailure } from "@/lib/account/password-reset/failure";
import { type Reset, type ResetStep, reset } from "@/lib/account/password-reset/flow";
import { newPasswordMutation, resetCodeMutation, startResetMutation } from "@/lib/account/password-reset/queries";
import type { StartedReset } from "@/lib/account/password-reset/schema";
import { forgetReset, readReset, saveReset } from "@/lib/account/password-reset/store";
import { saveDraft } from "@/lib/core/form/form-drafts";
import { markHandled } from "@/lib/core/http/handled-errors";
import { runMutation } from "@/lib/session/player/player-queries";
import { report } from "@/lib/site/browser-reports/report";

export interface ResetControl {
  state: Reset;
  /** Requests a code, and another one. */
  start(email: string): Promise<StartedReset>;
  /** Proves the code, or keeps it for the step of the password. */
  takeCode(pincode: string): Promise<void>;
  changePassword(password: string): Promise<void>;
  back(): void;
  block(untilMs: number | null): void;
}

/** The name under which the code's state is kept. */
export const resetCodeId = "password-reset";

/**
 * Runs the flow, from the step that it was left at in this tab. The calls reject with their error; that of a field is handled: the
 * step shows it. `onClose`: the flow is over.
 */
export function useReset(onClose: () => void): ResetControl {
  const [state, dispatch] = useReducer(reset, null, () => readReset());
  const kept = useRef(state);
  const showBlocked = useShowBlocked();
  const forgetCode = () => useOneTimeCodes.getState().dispatch(resetCodeId, { type: "reset" });

  useEffect(() => {
    if (state !== kept.current) saveReset(state);
    kept.current = state;
  }, [state]);

  function block(untilMs: number | null): void {
    useOneTimeCodes.getState().dispatch(resetCodeId, { type: "reopened" });
    forgetReset();
    onClose();
    showBlocked(untilMs);
  }

  async function calling<T>(step: ResetStep, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      report(error);
      const isShown = settle(classifyResetError(error, step, Date.now()));
      throw isShown && error instanceof Error ? markHandled(error) : error;
    }
  }

  /** @returns whether the flow shows the failure */
  function settle(failure: ResetFailure): boolean {
    if (failure.kind === "blocked") block(failure.untilMs);
    if (failure.kind !== "field" || failure.isOurs) return failure.kind === "blocked";
    if (failure.field === "pincode") forgetCode();
    dispatch({ type: "refused", field: failure.field, code: failure.code });
    return true;
  }

  return {
    state,
    start: (email) =>
      calling("email", async () => {
        const started = await runMutation(startResetMutation, email);
        dispatch({ type: "started", email, started, atMs: Date.now() });
        return started;
      }),
    async takeCode(pincode) {
      const { smsResetKeyId } = state.form;
      // Its errors are said by the entry of the code.
      if (smsResetKeyId) await runMutation(resetCodeMutation, { pincode, smsResetKeyId });
      dispatch({ type: "codeTaken", pincode });
    },
    changePassword: (password) =>
      calling("password", async () => {
        await runMutation(newPasswordMutation, { ...state.form, password });
        // The login comes next, and has it filled in.
        saveDraft("login", { email: state.form.email });
        dispatch({ type: "changed" });
      }),
    back() {
      forgetCode();
      dispatch({ type: "back" });
    },
    block,
  };
}
