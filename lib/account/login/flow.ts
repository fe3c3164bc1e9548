import type { Destination } from "./destination";
import type { LoginFailure } from "./failure";

/** The login flow (specification "Login state"), of the popup and of what follows it. */
export interface LoginState {
  isOpen: boolean;
  /** `done`: let in, and on the way to where the player wanted to go. */
  step: "filling" | "sending" | "done";
  /** Why the last attempt was refused, with the service's details. */
  errors: LoginFailure | null;
  /** The class of a failure that has a dialog of its own, until that has been read. */
  errorCode: "max-attempts" | null;
  /** Where the player goes after being let in. */
  redirect: Destination | null;
  startCoolingLoading: boolean;
  coolingFailed: boolean;
  /** Is there a newer version of the terms to accept? */
  showUpdatedTnC: boolean;
  /** Has this tab just registered the player? Then they are welcomed once. */
  signUpCompleted: boolean;
  /** The toast of a password that was just reset: the login, which covers it, has its words, until it is closed. */
  resetToast: number | null;
}

export type LoginEvent =
  | { type: "opened"; redirect: Destination }
  | { type: "closed" }
  | { type: "submitted" }
  | { type: "succeeded" }
  | { type: "failed"; failure: LoginFailure }
  | { type: "error-code-set"; code: "max-attempts" }
  | { type: "error-code-reset" }
  | { type: "redirect-reset" }
  | { type: "sign-up-completed" }
  | { type: "first-login-closed" }
  | { type: "password-reset"; toastId: number }
  | { type: "cooling-started" }
  | { type: "cooling-settled"; isCooling: boolean }
  | { type: "terms-update-shown"; isShown: boolean };

export const emptyLogin: LoginState = {
  isOpen: false,
  step: "filling",
  errors: null,
  errorCode: null,
  redirect: null,
  startCoolingLoading: false,
  coolingFailed: false,
  showUpdatedTnC: false,
  signUpCompleted: false,
  resetToast: null,
};

/** An event that does not belong to the current step changes nothing. */
export function nextLogin(state: LoginState, event: LoginEvent): LoginState {
  const { step, errors } = state;
  switch (event.type) {
    case "opened":
      return { ...keptOf(state), isOpen: true, redirect: event.redirect, resetToast: state.resetToast };
    case "closed":
      return keptOf(state);
    case "submitted":
      return step === "filling" ? { ...state, step: "sending", errors: null, errorCode: null } : state;
    case "succeeded":
      return step === "sending" ? { ...state, step: "done" } : state;
    case "failed":
      return step === "sending" ? { ...state, step: "filling", errors: event.failure, coolingFailed: false } : state;
    case "error-code-set":
      return { ...state, errorCode: event.code };
    case "error-code-reset":
      return { ...state, errors: null, errorCode: null };
    case "redirect-reset":
      return { ...state, redirect: null };
    case "sign-up-completed":
      return { ...state, signUpCompleted: true };
    case "first-login-closed":
      return { ...state, signUpCompleted: false };
    case "password-reset":
      return { ...state, resetToast: event.toastId };
    case "cooling-started":
      return errors?.kind === "time-out" ? { ...state, startCoolingLoading: true, coolingFailed: false } : state;
    case "cooling-settled":
      return state.startCoolingLoading ? cooled(state, event.isCooling) : state;
    case "terms-update-shown":
      return { ...state, showUpdatedTnC: event.isShown };
  }
}

/** The state that outlives the popup. */
const keptOf = ({ showUpdatedTnC, signUpCompleted }: LoginState): LoginState => ({
  ...emptyLogin,
  showUpdatedTnC,
  signUpCompleted,
});

/** The one-day time-out of a cooling, in milliseconds (specification "Business constants"). */
const coolingMs = 86_400_000;

function cooled(state: LoginState, isCooling: boolean): LoginState {
  const { errors } = state;
  const settled = { ...state, startCoolingLoading: false, coolingFailed: !isCooling };
  if (!isCooling || errors?.kind !== "time-out") return settled;
  const info = { ...errors.info, isCooling, initiator: "PLAYER", remainingDays: 1, milliseconds: coolingMs };
  return { ...settled, errors: { kind: "time-out", info } };
}
