import { expect, test } from "vitest";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { classifyResetError } from "./failure";
import type { ResetStep } from "./flow";

const classify = (step: ResetStep, status: number, code: string, more: object = {}) =>
  classifyResetError(new HttpError(status, { code, ...more }), step, 0);

test.each<[ResetStep, number, string, string]>([
  ["email", 400, "error.validation", "email"],
  ["email", 404, "error.not_found", "email"],
  ["email", 500, "error.system.error", "email"],
  ["verification", 400, "sms.code.invalid", "pincode"],
  ["verification", 404, "sms.code.expired", "pincode"],
  ["verification", 500, "error.system.error", "pincode"],
  ["password", 400, "error.password.reset", "pincode"],
  ["password", 404, "email.code.expired", "pincode"],
  ["password", 404, "sms.code.expired", "pincode"],
  ["password", 400, "error.password.weak", "password"],
  ["password", 500, "error.system.error", "password"],
])("at the step %s, %s %s goes to the field %s [RESET-005]", (step, status, code, field) => {
  expect(classify(step, status, code)).toEqual({ kind: "field", field, code, isOurs: status === 500 });
});

test.each(["email", "pincode", "password"])(
  "an error that names %s goes there, whatever the step [RESET-005]",
  (field) => {
    const validationErrors = [{ field: "unknown" }, { field, code: "error.x" }];
    for (const step of ["email", "verification", "password"] as const)
      expect(classify(step, 400, "error.validation", { validationErrors })).toMatchObject({ field, code: "error.x" });
  },
);

test("too many attempts block; without a response the outcome is unknown", () => {
  expect(classify("email", 429, "sms.max.attempts.reached", { retryAfterSeconds: 1 })).toMatchObject({
    kind: "blocked",
    untilMs: 1_000,
  });
  expect(classifyResetError(new Unreachable("network", "x"), "password", 0)).toEqual({ kind: "unknown" });
});
