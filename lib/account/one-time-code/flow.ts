import type { CodeFailure, CodeProblem } from "./failure";

/** Where the proof of a phone number or e-mail address stands (specification "SMS PIN statuses"). */
export type PinStatus = "uninitialized" | "sendSuccess" | "sendFail" | "verifySuccess" | "verifyFail";

export interface OneTimeCode {
  status: PinStatus;
  /** The running requests, which may be both: a code is confirmed while another one is being sent. */
  isSending: boolean;
  isVerifying: boolean;
  failure: CodeProblem | null;
  /** When another code may be requested; null before the first one was sent. */
  resendAtMs: number | null;
  /** The recipient of the code; null before it is known. */
  recipient: string | null;
  /** The recipient is another one than the last code went to. */
  isRecipientChanged: boolean;
  /** Too many attempts: outlives a reset of everything else. */
  blocked: { untilMs: number | null } | null;
}

export type OneTimeCodeEvent =
  /** The recipient of the next code; another one than before resets the proof. */
  | { type: "addressed"; recipient: string }
  | { type: "sending" }
  | { type: "sent"; resendAtMs: number }
  | { type: "sendFailed"; failure: CodeFailure }
  | { type: "verifying" }
  | { type: "verified" }
  | { type: "verifyFailed"; failure: CodeFailure }
  /** Everything but the block begins anew. */
  | { type: "reset" }
  /** The flow is opened anew: the platform decides again. */
  | { type: "reopened" };

export const emptyCode: OneTimeCode = {
  status: "uninitialized",
  isSending: false,
  isVerifying: false,
  failure: null,
  resendAtMs: null,
  recipient: null,
  isRecipientChanged: false,
  blocked: null,
};

/** An event that does not belong to the current state changes nothing. */
export function oneTimeCode(state: OneTimeCode, event: OneTimeCodeEvent): OneTimeCode {
  switch (event.type) {
    case "addressed": {
      const { recipient } = event;
      if (state.recipient === recipient) return state;
      return { ...emptyCode, blocked: state.blocked, recipient, isRecipientChanged: state.recipient !== null };
    }
    case "sending":
      return isBusy(state) || state.blocked || isDone(state) ? state : { ...state, isSending: true };
    case "sent": {
      if (!state.isSending) return state;
      const ended = { ...state, isSending: false, resendAtMs: event.resendAtMs };
      return isDone(state) ? ended : { ...ended, status: "sendSuccess", failure: null };
    }
    case "sendFailed": {
      if (!state.isSending) return state;
      const ended = { ...state, isSending: false };
      return isDone(state) ? ended : failed(ended, "sendFail", event.failure);
    }
    case "verifying":
      if (state.isVerifying || state.blocked || isDone(state)) return state;
      return { ...state, isVerifying: true, failure: null };
    case "verified":
      return state.isVerifying ? { ...state, status: "verifySuccess", isVerifying: false, failure: null } : state;
    case "verifyFailed":
      return state.isVerifying ? failed({ ...state, isVerifying: false }, "verifyFail", event.failure) : state;
    case "reset":
      return { ...emptyCode, blocked: state.blocked };
    case "reopened":
      return emptyCode;
  }
}

/** Is a request running? Another code is requested only when none is. */
export const isBusy = ({ isSending, isVerifying }: OneTimeCode): boolean => isSending || isVerifying;

const isDone = ({ status }: OneTimeCode) => status === "verifySuccess";

/** Too many attempts reset everything; only that, and until when, is kept. */
function failed(state: OneTimeCode, status: PinStatus, failure: CodeFailure): OneTimeCode {
  if (failure.kind === "blocked") return { ...emptyCode, blocked: { untilMs: failure.untilMs } };
  return { ...state, status, failure };
}
