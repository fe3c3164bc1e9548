import type { LoginFailure } from "./classify";

export type FieldName = "email" | "password";

/**
 * The login popup. `attempt` counts from 1; above 1 the identity service could not be asked before. `isSlow`: this attempt takes
 * longer than one would think.
 */
export type Login =
  | { step: "filling"; missing: readonly FieldName[]; failure: LoginFailure | null }
  | { step: "sending"; attempt: number; isSlow: boolean }
  | { step: "done" };

export type LoginEvent =
  | { type: "submitted"; missing: readonly FieldName[] }
  | { type: "waited" }
  | { type: "retried"; attempt: number }
  | { type: "refused"; failure: LoginFailure }
  | { type: "dismissed" }
  | { type: "succeeded" };

export const emptyLogin: Login = { step: "filling", missing: [], failure: null };

/** An event that does not belong to the current step changes nothing. */
export function login(state: Login, event: LoginEvent): Login {
  switch (event.type) {
    case "submitted":
      if (state.step !== "filling") return state;
      if (event.missing.length > 0) return { step: "filling", missing: event.missing, failure: null };
      return { step: "sending", attempt: 1, isSlow: false };
    case "waited":
      return state.step === "sending" ? { ...state, isSlow: true } : state;
    case "retried":
      return state.step === "sending" ? { step: "sending", attempt: event.attempt, isSlow: false } : state;
    case "refused":
      return state.step === "sending" ? { step: "filling", missing: [], failure: event.failure } : state;
    case "dismissed":
      return state.step === "filling" ? { ...state, failure: null } : state;
    case "succeeded":
      return state.step === "sending" ? { step: "done" } : state;
  }
}

/** What has to be filled in before anything is sent. The identity service judges the rest. */
export function missingFields({ email, password }: Record<FieldName, string>): FieldName[] {
  const missing: FieldName[] = [];
  if (!/^\S+@\S+$/.test(email.trim())) missing.push("email");
  if (password === "") missing.push("password");
  return missing;
}
