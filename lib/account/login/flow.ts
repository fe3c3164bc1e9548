import type { LoginFailure } from "./classify";

/**
 * The login popup. `attempt` counts from 1; above 1 the identity service could not be reached before. `isSlow`: this attempt
 * takes longer than a player expects.
 */
export type Login =
  | { step: "filling"; failure: LoginFailure | null }
  | { step: "sending"; attempt: number; isSlow: boolean }
  | { step: "done" };

export type LoginEvent =
  | { type: "submitted" }
  | { type: "waited" }
  | { type: "retried"; attempt: number }
  | { type: "refused"; failure: LoginFailure }
  | { type: "dismissed" }
  | { type: "succeeded" };

export const emptyLogin: Login = { step: "filling", failure: null };

/** An event that does not belong to the current step changes nothing. */
export function login(state: Login, event: LoginEvent): Login {
  switch (event.type) {
    case "submitted":
      return state.step === "filling" ? { step: "sending", attempt: 1, isSlow: false } : state;
    case "waited":
      return state.step === "sending" ? { ...state, isSlow: true } : state;
    case "retried":
      return state.step === "sending" ? { step: "sending", attempt: event.attempt, isSlow: false } : state;
    case "refused":
      return state.step === "sending" ? { step: "filling", failure: event.failure } : state;
    case "dismissed":
      return state.step === "filling" ? emptyLogin : state;
    case "succeeded":
      return state.step === "sending" ? { step: "done" } : state;
  }
}
