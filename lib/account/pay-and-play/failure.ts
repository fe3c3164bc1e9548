import { classifyLoginError, type LoginFailure } from "@/lib/account/login/failure";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { accessUnchecked } from "@/lib/session/platform/unchecked-access";
import type { AmountFailure } from "./flow";

/** Why the login of a session failed. A refusal of the platform carries the words of the identity service. */
export function loginFailureOf(error: unknown): LoginFailure {
  if (error instanceof HttpError && error.status < 500 && error.status !== 429)
    return classifyLoginError({ name: "UserLambdaValidationException", message: `${error.code} ${error.message}` });
  return { kind: "unavailable", isTransient: error instanceof Unreachable || error instanceof HttpError };
}

/** Does a deposit limit, lowered since the bank's approval, stand against the payment? */
export const isOverLimit = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 409 && error.code === "SELF_LIMIT_REACHED";

/** Nobody authorises payments in this market. */
export class NotOffered extends Error {
  override readonly name = "NotOffered";
}

/** Why a payment could not be authorised; null for a refused amount, which its field shows. */
export function amountFailureOf(error: unknown): AmountFailure | null {
  if (error instanceof FormRefusal) return error.form?.code === accessUnchecked ? "unchecked" : null;
  const isOffered = !(error instanceof NotOffered || (error instanceof HttpError && error.status === 404));
  return isOffered ? "unavailable" : "not-offered";
}
