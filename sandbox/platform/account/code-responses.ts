import type { Context } from "hono";
import { z } from "zod";
import { refuse } from "../responses";
import type { CodeRefusal, SentCode } from "./one-time-codes";

export const Pincode = z.string().regex(/^\d{4,6}$/);

/** The response of a call that sends a code, with the call's own fields. */
export function respondCodeSent(context: Context, sent: SentCode, own: object = {}) {
  if (!sent.ok) return refuseCode(context, sent, "sms");
  return context.json({ ...own, resendInSeconds: Math.ceil(sent.resendInMs / 1_000) });
}

/** Why a code is not taken. `prefix` is that of the error code: "sms.code.invalid". */
export function refuseCode(context: Context, refusal: CodeRefusal, prefix: "sms" | "email", wrong?: string) {
  if (refusal.reason === "blocked") {
    const retryAfterSeconds = Math.max(1, Math.ceil((refusal.untilMs - Date.now()) / 1_000));
    const body = { status: 429, code: "sms.max.attempts.reached", message: "Too many attempts.", validationErrors: [] };
    return context.json({ ...body, retryAfterSeconds }, 429, { "Retry-After": String(retryAfterSeconds) });
  }
  return refusal.reason === "wrong"
    ? refuse(context, 400, wrong ?? `${prefix}.code.invalid`, "The code is not right.")
    : refuse(context, 404, `${prefix}.code.expired`, "The code is not valid any more.");
}
