import type { LoginFailure } from "@/lib/account/login/failure";
import type { CallbackMessage, PayAndPlaySession } from "./schema";

/** Errors of the callback that say what stands against the payment; any other is an error of the code. */
const bankRefusals = ["limit", "currency"] as const;

/**
 * Why the flow is back at the amount. `code`: the bank or the platform gave or took no code. `limit`, `currency`: a deposit limit, or the
 * currency of the player's account. `unchecked`: nobody could tell whether the site is open to the visitor. `lock-hours`: the player
 * asked this device for hours without deposits.
 */
export type AmountFailure =
  | "unavailable"
  | "not-offered"
  | "code"
  | "unchecked"
  | "lock-hours"
  | (typeof bankRefusals)[number];

/**
 * The flow of pay-and-play (specification "Pay-and-play"): authorise a payment, verify the bank's code, complete the player where
 * something is missing, sign in. `unsure`: nobody knows whether the code was taken. `over-limit`: the player lowered a deposit limit after
 * the bank's approval, and nothing was paid in.
 */
export type PayAndPlay =
  | { step: "amount"; failure: AmountFailure | null }
  | { step: "authorising"; amountMinor: number }
  | { step: "bank"; address: string }
  | { step: "checking" | "unsure"; code: string; sessionId: string }
  | { step: "details"; session: PayAndPlaySession }
  | { step: "signing-in"; session: PayAndPlaySession; attempt: number; isNew: boolean }
  | { step: "not-signed-in"; session: PayAndPlaySession; failure: LoginFailure; isNew: boolean }
  | { step: "over-limit" }
  | { step: "done"; isNew: boolean };

export type PayAndPlayEvent =
  | { type: "submitted"; amountMinor: number }
  | { type: "authorised"; address: string }
  | { type: "not-authorised"; failure: AmountFailure | null }
  | { type: "callback-received"; message: CallbackMessage }
  | { type: "verified"; session: PayAndPlaySession }
  | { type: "code-refused" }
  | { type: "no-response" }
  | { type: "updated"; session: PayAndPlaySession }
  /** Another tab has completed and signed in the same player. */
  | { type: "completed-elsewhere" }
  | { type: "retried"; attempt: number }
  | { type: "sign-in-failed"; failure: LoginFailure }
  | { type: "limit-refused" }
  | { type: "signed-in" }
  /** The player tries once more where nobody answered. */
  | { type: "again" }
  /** Back to the amount; also what ends the session of another payment. */
  | { type: "left" };

export const emptyPayAndPlay: PayAndPlay = { step: "amount", failure: null };

/** The progress of a payment: at the bank's page, with the bank's code, with the session of a code that was taken. */
export type Progress =
  | { step: "bank"; address: string }
  | { step: "checking"; code: string; sessionId: string }
  | { step: "session"; session: PayAndPlaySession };

/** Where a kept payment resumes after a reload. */
export const resumed = (kept: Progress): PayAndPlay => (kept.step === "session" ? afterCode(kept.session) : kept);

/** Is there a payment that the bank has confirmed, and that is not in an account yet? */
export const isPaymentWaiting = (state: PayAndPlay): boolean =>
  state.step === "details" ||
  state.step === "signing-in" ||
  (state.step === "not-signed-in" && state.failure.kind === "unavailable");

/** An event that does not belong to the current step changes nothing. */
export function payAndPlay(state: PayAndPlay, event: PayAndPlayEvent): PayAndPlay {
  switch (event.type) {
    case "submitted":
      return state.step === "amount" ? { step: "authorising", amountMinor: event.amountMinor } : state;
    case "authorised":
      return state.step === "authorising" ? { step: "bank", address: event.address } : state;
    case "not-authorised":
      return state.step === "authorising" ? { step: "amount", failure: event.failure } : state;
    case "callback-received":
      return state.step === "bank" ? afterBank(event.message) : state;
    case "verified":
      return state.step === "checking" ? afterCode(event.session) : state;
    case "code-refused":
      return state.step === "checking" ? { step: "amount", failure: "code" } : state;
    case "no-response":
      return state.step === "checking" ? { ...state, step: "unsure" } : state;
    case "updated":
      return state.step === "details" ? signingIn(event.session, true) : state;
    case "completed-elsewhere":
      return state.step === "details" ? signingIn(state.session, false) : state;
    case "retried":
      return state.step === "signing-in" ? { ...state, attempt: event.attempt } : state;
    case "sign-in-failed":
      if (state.step !== "signing-in") return state;
      return { step: "not-signed-in", session: state.session, failure: event.failure, isNew: state.isNew };
    case "limit-refused":
      return state.step === "signing-in" ? { step: "over-limit" } : state;
    case "signed-in":
      return state.step === "signing-in" ? { step: "done", isNew: state.isNew } : state;
    case "again":
      return again(state);
    case "left":
      return state.step === "done" ? state : emptyPayAndPlay;
  }
}

function afterBank(message: CallbackMessage): PayAndPlay {
  if (!("error" in message)) return { step: "checking", ...message };
  return { step: "amount", failure: bankRefusals.find((each) => each === message.error) ?? "code" };
}

/** At once where e-mail and phone number are known. */
function afterCode(session: PayAndPlaySession): PayAndPlay {
  return session.email && session.mobilePhone ? signingIn(session, false) : { step: "details", session };
}

function again(state: PayAndPlay): PayAndPlay {
  if (state.step === "unsure") return { ...state, step: "checking" };
  return state.step === "not-signed-in" ? signingIn(state.session, state.isNew) : state;
}

const signingIn = (session: PayAndPlaySession, isNew: boolean): PayAndPlay => ({
  step: "signing-in",
  session,
  attempt: 1,
  isNew,
});
