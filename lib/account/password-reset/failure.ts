import { type CodeFailure, classifyCodeError } from "@/lib/account/one-time-code/failure";
import { HttpError } from "@/lib/core/http/http-errors";
import type { ResetField, ResetStep } from "./flow";

/** Why a call of the flow failed. */
export type ResetFailure =
  | { kind: "field"; field: ResetField; code: string; isOurs: boolean }
  | Exclude<CodeFailure, { kind: "field" }>;

const fieldOfStep = { email: "email", verification: "pincode", password: "password", complete: "password" } as const;

/**
 * Errors of reset and SMS go to the fields e-mail, code and password: to the one that the platform names, else to the code where
 * the error is about one, else to the field of the step.
 */
export function classifyResetError(error: unknown, step: ResetStep, nowMs: number): ResetFailure {
  const named = error instanceof HttpError ? error.fieldErrors.find(isOurs) : undefined;
  if (named) return { kind: "field", field: named.field, code: named.code ?? "", isOurs: false };
  const failure = classifyCodeError(error, nowMs);
  if (failure.kind !== "field") return failure;
  const isAboutCode = failure.code === "error.password.reset" || /^(sms|email)\.code\./.test(failure.code);
  return { ...failure, field: isAboutCode ? "pincode" : fieldOfStep[step] };
}

const isOurs = <E extends { field: string }>(error: E): error is E & { field: ResetField } =>
  ["email", "pincode", "password"].includes(error.field);
