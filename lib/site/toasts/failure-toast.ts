import type { HttpError } from "@/lib/core/http/http-errors";

/** The toast of a failed change (specification "The error catalogue"). */
export type FailureToast =
  /** The platform's own sentence. */
  | { kind: "message"; text: string }
  /** The message of this code. */
  | { kind: "code"; code: string }
  /** The platform's own sentence, which may be empty, and that nobody knows whether the change was saved. */
  | { kind: "unknown"; text: string };

/** What stands in for a sentence that the platform does not give. */
export const tryAgain = "error.oops.tryAgain";

type Failure = Pick<HttpError, "status" | "code" | "message" | "fieldErrors">;

/** The toast of a refused change; null when the form shows it. `codes`: shown as a toast whatever the status. */
export function failureToast(
  { status, code, message, fieldErrors }: Failure,
  codes: readonly string[] = [],
): FailureToast | null {
  if (code !== null && codes.includes(code)) return { kind: "code", code };
  if (status === 500) return { kind: "unknown", text: message };
  if (status === 404) return message === "" ? { kind: "code", code: tryAgain } : { kind: "message", text: message };
  return status === 400 && fieldErrors.length === 0 ? { kind: "code", code: tryAgain } : null;
}
