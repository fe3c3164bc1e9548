import { expect, test } from "vitest";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { flattenMessages } from "@/lib/market/messages/merge";
import english from "@/messages/en/account.json";
import { classifyRegistration, requireResponse } from "./failure";
import { registrationCodes } from "./failure-codes";
import { requirementOf } from "./requirement";

const online = { isOnline: true, isContentReachable: true };
const httpError = (status: number, body: object = {}) => new HttpError(status, body);
const denied = "User is not authorized to access this resource with an explicit deny";
const network = new Unreachable("network", "/v1/registration");

test.each([
  [
    "[ERR-002]",
    httpError(400, { code: "error.registration.player_already_exists" }),
    "duplicated",
    "error.registration.player_already_exists",
  ],
  ["[ERR-003]", httpError(400, { code: "error.cpf.duplicate_found" }), "cpf", "error.cpf.duplicate_found"],
  ["[ERR-004]", httpError(400, { validationErrors: [] }), "form", "error.signup.unhandled"],
  ["[ERR-005]", network, "unsupported", "error.country.blocked"],
  ["[ERR-007]", httpError(403, { message: denied }), "form", "error.captcha.validation"],
  ["[ERR-008]", httpError(403, { code: "error.vonage.phone.invalid" }), "phone", "error.vonage.validation"],
  ["[ERR-009]", httpError(500), "form", "error.system.error"],
  [
    "[ERR-010]",
    httpError(400, { code: "error.same.customer.info.detected" }),
    "form",
    "error.same.customer.info.detected",
  ],
] as const)("%s an error of the catalogue, with the place where it shows [ERR-012]", (_, error, place, code) => {
  expect(classifyRegistration(error, online)).toEqual({ place, code });
});

test.each([
  ["offline", network, { isOnline: false, isContentReachable: true }],
  ["with content away too", network, { isOnline: true, isContentReachable: false }],
  ["after a deadline", new Unreachable("deadline", "/v1/registration"), online],
])("a call without a response %s is not a blocked country [ERR-006]", (_, error, reachability) => {
  expect(classifyRegistration(error, reachability)).toEqual({ place: "unknown" });
});

test.each([
  ["denial", 400, { message: denied }],
  ["denial", 500, { message: denied }],
  ["code of a phone", 400, { code: "error.vonage.phone.invalid" }],
])("the %s with status %s is not that of a 403 [ERR-007, ERR-008]", (_, status, body) => {
  const code = status === 500 ? "error.system.error" : "error.signup.unhandled";
  expect(classifyRegistration(httpError(status, body), online)).toEqual({ place: "form", code });
});

test("field errors belong to their fields, an unclear status to nobody [ERR-004, ERR-009]", () => {
  const fields = httpError(400, { code: "error.validation", validationErrors: [{ field: "cpf", message: "x" }] });
  expect(classifyRegistration(fields, online)).toEqual({ place: "fields" });
  expect(classifyRegistration(httpError(502), online)).toEqual({ place: "unknown" });
  expect(classifyRegistration(httpError(403, { message: "Something else" }), online)).toMatchObject({ place: "form" });
});

test("every code is a key of messages [ERR-012]", () => {
  const keys = [...flattenMessages(english).keys()];
  for (const code of registrationCodes) expect(keys).toContain(`signUp.${code}`);
});

test.each([[null], [undefined]])("a response that is %s is a network error [ERR-011]", (response) => {
  expect(() => requireResponse(response)).toThrow(new Error("Network Error"));
  expect(requireResponse({ playerId: "P1" })).toEqual({ playerId: "P1" });
});

test.each([
  [{}, "NONE", "none"],
  [{}, "SMS", "sms"],
  [{}, "EMAIL", "email"],
  [{}, "BOTH", "both"],
  [{}, "ANYTHING", "none"],
  [{ smsVerification: true }, "NONE", "sms"],
  [{ emailVerification: true }, "NONE", "email"],
  [{ emailVerification: true }, "SMS", "both"],
  [{ smsVerification: true, emailVerification: true }, "NONE", "both"],
] as const)("site config %j with the risk setting %s requires %s [SIGNUP-014]", (site, risk, requirement) => {
  expect(requirementOf(site, risk)).toBe(requirement);
});
