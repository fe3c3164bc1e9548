import { create } from "zustand";
import { stored } from "@/lib/core/browser-storage";
import { emptySignUp, type SignUpEvent, type SignUpState, signUp, signUpSteps } from "./steps";

/** For this tab, over a reload. Never the password. */
const kept = stored<SignUpState>({
  key: "sign-up",
  area: "session",
  version: 2,
  parse(value) {
    const { progress, details } = Object(value);
    const isStep = signUpSteps.some((step) => step === Object(progress).currentStep);
    const isBegun = details === null || typeof Object(details).playerId === "string";
    // Written by this release, which the version says.
    return isStep && isBegun && Array.isArray(Object(progress).visited) ? (value as SignUpState) : null;
  },
});

interface SignUpStore {
  state: SignUpState;
  /** For the automatic login; in memory only, hence gone after a reload. */
  password: string | null;
}

/** The sign-up of this tab. */
export const useSignUp = create<SignUpStore>()(() => ({ state: kept.read() ?? emptySignUp, password: null }));

export function tellSignUp(event: SignUpEvent): void {
  const state = signUp(useSignUp.getState().state, event);
  const isOver = event.type === "finished" || event.type === "blocked";
  useSignUp.setState({ state, ...(isOver && { password: null }) });
  if (state.progress.currentStep === "Complete" || event.type === "finished") shared.forget();
  if (event.type === "finished") kept.forget();
  else kept.write(state);
}

export const signUpState = (): SignUpState => useSignUp.getState().state;

/** Empties the password: after a refusal it is typed again. */
export const keepPassword = (password: string | null): void => useSignUp.setState({ password });

interface SharedIntent {
  key: string;
  /** Tells whether it is of an address, which is kept in no other tab's reach. */
  mark: string;
  untilMs: number;
}

/** For all tabs of this browser, until the registration is complete: the same address is then one registration in all of them. */
const shared = stored<SharedIntent>({
  key: "sign-up-intent",
  area: "local",
  version: 1,
  parse(value) {
    const { key, mark, untilMs } = Object(value);
    return typeof key === "string" && typeof mark === "string" && untilMs > Date.now() ? { key, mark, untilMs } : null;
  },
});
const sharedMs = 3_600_000;

/** The key under which an e-mail address is registered: the same for the same address, kept before anything is sent. */
export function intentKey(email: string): string {
  const { intent } = signUpState();
  if (intent?.email === email) return intent.key;
  const other = shared.read();
  const key = other && other.mark === markOf(email, other.key) ? other.key : crypto.randomUUID();
  shared.write({ key, mark: markOf(email, key), untilMs: Date.now() + sharedMs });
  tellSignUp({ type: "intended", intent: { email, key } });
  return key;
}

/** A short hash, salted with the key. */
function markOf(email: string, key: string): string {
  let hash = 2_166_136_261;
  for (const sign of key + email.toLowerCase()) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0).toString(36);
}
