import { stored } from "@/lib/core/browser-storage";
import { emptyReset, type Reset } from "./flow";

/** After so long without a step, somebody else may sit at the device, and no code is valid any more. */
const lifetimeMs = 10 * 60_000;

type Kept = Pick<Reset, "step" | "resendAtMs"> & { email: string; resetKey: string; smsResetKeyId: string; at: number };

/** The progress of the reset, for this tab: a reload resumes there. Never the code or the password. */
const kept = stored<Kept>({
  owner: "player",
  key: "password-reset",
  area: "session",
  version: 1,
  parse(value) {
    const { step, resendAtMs, email, resetKey, smsResetKeyId, at } = Object(value);
    const isKnown = [email, resetKey, smsResetKeyId].every((each) => typeof each === "string");
    const isBegun = isKnown && (resetKey === "") !== (smsResetKeyId === "");
    const isThere = step === "verification" || (step === "password" && smsResetKeyId !== "");
    if (!isBegun || !isThere || typeof resendAtMs !== "number" || typeof at !== "number") return null;
    return { step, resendAtMs, email, resetKey, smsResetKeyId, at };
  },
});

/** A code that came by e-mail goes with the new password: without it, the way back is to its step. */
export function saveReset({ step, resendAtMs, form }: Reset, now = Date.now()): void {
  if (step === "email" || step === "complete") {
    forgetReset();
    return;
  }
  const { email, resetKey, smsResetKeyId } = form;
  const reached = step === "password" && smsResetKeyId === "" ? "verification" : step;
  kept.write({ step: reached, resendAtMs, email, resetKey, smsResetKeyId, at: now });
}

export function readReset(now = Date.now()): Reset {
  const found = kept.read();
  if (!found || now - found.at >= lifetimeMs || found.at > now) return emptyReset;
  const { step, resendAtMs, email, resetKey, smsResetKeyId } = found;
  return { ...emptyReset, step, resendAtMs, form: { ...emptyReset.form, email, resetKey, smsResetKeyId } };
}

export const forgetReset = (): void => kept.forget();
