import { stored } from "@/lib/core/browser-storage";
import { dispatchSignUp, signUpState } from "./store";

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
  dispatchSignUp({ type: "intended", intent: { email, key } });
  return key;
}

/** The registration is complete: its address begins another one. */
export const forgetIntent = (): void => shared.forget();

/** A short hash, salted with the key. */
function markOf(email: string, key: string): string {
  let hash = 2_166_136_261;
  for (const sign of key + email.toLowerCase()) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0).toString(36);
}
