import { HttpError } from "@/lib/core/http/http-errors";

/** The faults of a code (specification "The error catalogue", SMS). */
export type CodeProblem =
  /** Shown at the field; `isOurs`: the platform failed, whatever the code was. */
  | { kind: "field"; code: string; isOurs: boolean }
  /** To be shown as it is. */
  | { kind: "shown"; code: string }
  /** Too many calls in a short time (429), of which the platform gave no code. */
  | { kind: "too-many" }
  /** No whole answer came. */
  | { kind: "unknown" };

/** Why a code was not sent or not taken. Blocked: too many attempts. `untilMs`: when to try again, if the platform returns it. */
export type CodeFailure = { kind: "blocked"; untilMs: number | null } | CodeProblem;

/** Stands for a code that the platform left out. */
export const noCode = "unhandled.error.no.code";

const fieldCodes = ["sms.code.invalid", "error.password.reset"];
const fieldStatuses = [400, 404, 500];

/** `nowMs`: when the response arrived. */
export function classifyCodeError(error: unknown, nowMs: number): CodeFailure {
  if (!(error instanceof HttpError)) return { kind: "unknown" };
  const code = error.code ?? noCode;
  if (code === "sms.max.attempts.reached") return { kind: "blocked", untilMs: untilOf(error.details, nowMs) };
  if (error.status === 429 && code === noCode) return { kind: "too-many" };
  const isOfField = fieldCodes.includes(code) || fieldStatuses.includes(error.status);
  return isOfField ? { kind: "field", code, isOurs: error.status >= 500 } : { kind: "shown", code };
}

function untilOf(details: unknown, nowMs: number): number | null {
  const seconds: unknown = Object(details).retryAfterSeconds;
  return typeof seconds === "number" && seconds > 0 ? nowMs + seconds * 1_000 : null;
}
