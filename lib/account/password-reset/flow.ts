import type { ResetForm, StartedReset } from "./schema";

export const resetSteps = ["email", "verification", "password", "complete"] as const;
export type ResetStep = (typeof resetSteps)[number];
export type ResetField = "email" | "pincode" | "password";

export interface Reset {
  step: ResetStep;
  form: ResetForm;
  /** The codes of the platform's field errors. */
  backendErrors: Readonly<Partial<Record<ResetField, string>>>;
  /** When another code may be requested. */
  resendAtMs: number;
}

export type ResetEvent =
  | { type: "next" }
  | { type: "back" }
  /** A code was sent to the address. */
  | { type: "started"; email: string; started: StartedReset; atMs: number }
  | { type: "codeTaken"; pincode: string }
  /** A field was not accepted: the flow returns to the step of the field. */
  | { type: "refused"; field: ResetField; code: string }
  | { type: "changed" };

const emptyForm: ResetForm = { email: "", pincode: "", resetKey: "", smsResetKeyId: "", password: "" };
export const emptyReset: Reset = { step: "email", form: emptyForm, backendErrors: {}, resendAtMs: 0 };

const stepOf = { email: "email", pincode: "verification", password: "password" } as const;

/** Next and back move one step and stay at the ends; going back clears what was refused, and the code. */
export function reset(state: Reset, event: ResetEvent): Reset {
  const { form } = state;
  switch (event.type) {
    case "next":
      return { ...state, step: moved(state.step, 1), backendErrors: {} };
    case "back":
      return {
        ...state,
        step: moved(state.step, -1),
        form: { ...form, pincode: "", password: "" },
        backendErrors: {},
      };
    case "started": {
      const { email, atMs } = event;
      const { resetKey, smsResetKeyId, resendInSeconds } = event.started;
      const step = state.step === "email" ? "verification" : state.step;
      return {
        step,
        form: { ...emptyForm, email, resetKey, smsResetKeyId },
        backendErrors: {},
        resendAtMs: atMs + resendInSeconds * 1_000,
      };
    }
    case "codeTaken":
      if (state.step !== "verification") return state;
      return { ...state, step: "password", form: { ...form, pincode: event.pincode }, backendErrors: {} };
    case "refused":
      return { ...state, step: stepOf[event.field], backendErrors: { [event.field]: event.code } };
    case "changed":
      return state.step === "password" ? { ...emptyReset, step: "complete" } : state;
  }
}

function moved(step: ResetStep, by: 1 | -1): ResetStep {
  return resetSteps[resetSteps.indexOf(step) + by] ?? step;
}
