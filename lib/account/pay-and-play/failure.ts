import { classifyLoginError, type LoginFailure } from "@/lib/account/login/classify";
import { HttpError, Unreachable } from "@/lib/core/http-errors";

/** Why the login of a session failed. A refusal of the platform carries the words of the identity service. */
export function loginFailureOf(error: unknown): LoginFailure {
  if (error instanceof HttpError && error.status < 500 && error.status !== 429)
    return classifyLoginError({ name: "UserLambdaValidationException", message: `${error.code} ${error.message}` });
  return { kind: "unavailable", isTransient: error instanceof Unreachable || error instanceof HttpError };
}

/** Did the bank refuse the amount? */
export const isAmountRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.fieldErrors.some(({ field, code }) => field === "amount" && code === "refused");
