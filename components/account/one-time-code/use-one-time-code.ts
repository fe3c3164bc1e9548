"use client";

import { useEffect } from "react";
import { classifyCodeError } from "@/lib/account/one-time-code/failure";
import { emptyCode, isBusy, type OneTimeCode } from "@/lib/account/one-time-code/flow";
import type { SentCode } from "@/lib/account/one-time-code/schema";
import { codeOf, useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { markHandled } from "@/lib/core/http/handled-errors";
import { report } from "@/lib/site/browser-reports/report";

export interface CodeCalls {
  /** The purpose of the code: "registration-sms:P17". Its state is kept under this name while the tab is open. */
  id: string;
  /** The recipient of the code. Another one than before gets a code at once. */
  recipient: string;
  send(): Promise<SentCode>;
  verify(pincode: string): Promise<unknown>;
  /** The first code is on its way already. */
  sent?: SentCode | undefined;
}

interface CodeControl {
  state: OneTimeCode;
  /** Requests another code. */
  send(): Promise<void>;
  /** Rejects with the error of a code that was not taken; it is handled: the state has it. */
  verify(pincode: string): Promise<void>;
}

/**
 * Runs the proof of a recipient. Calls are not given up when the entry leaves the screen: their outcome is recorded, so that it
 * is there when the player comes back.
 */
export function useOneTimeCode(calls: CodeCalls): CodeControl {
  const { id, recipient, sent } = calls;
  const kept = useOneTimeCodes(({ codes }) => codes[id] ?? emptyCode);
  // A verification of another recipient does not count, even before the store knows the new recipient.
  const state = kept.recipient === recipient ? kept : { ...emptyCode, blocked: kept.blocked };
  const { dispatch } = useOneTimeCodes.getState();

  async function send(): Promise<void> {
    if (isOver(codeOf(id))) {
      dispatch(id, { type: "reopened" });
      dispatch(id, { type: "addressed", recipient });
    }
    if (isBusy(codeOf(id))) return;
    dispatch(id, { type: "sending" });
    if (!codeOf(id).isSending) return;
    try {
      const { resendInSeconds } = await calls.send();
      dispatch(id, { type: "sent", resendAtMs: Date.now() + resendInSeconds * 1_000 });
    } catch (error) {
      report(error);
      dispatch(id, { type: "sendFailed", failure: classifyCodeError(error, Date.now()) });
    }
  }

  async function verify(pincode: string): Promise<void> {
    dispatch(id, { type: "verifying" });
    try {
      await calls.verify(pincode);
      dispatch(id, { type: "verified" });
    } catch (error) {
      report(error);
      dispatch(id, { type: "verifyFailed", failure: classifyCodeError(error, Date.now()) });
      throw error instanceof Error ? markHandled(error) : error;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipient decides when to request a code
  useEffect(() => {
    dispatch(id, { type: "addressed", recipient });
    if (codeOf(id).status !== "uninitialized") return;
    if (!sent) return void send();
    dispatch(id, { type: "sending" });
    dispatch(id, { type: "sent", resendAtMs: Date.now() + sent.resendInSeconds * 1_000 });
  }, [id, recipient]);

  return { state, send, verify };
}

/** A block whose time has passed. */
const isOver = ({ blocked }: OneTimeCode) =>
  blocked !== null && blocked.untilMs !== null && blocked.untilMs <= Date.now();
