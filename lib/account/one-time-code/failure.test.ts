import { expect, test } from "vitest";
import { HttpError, InvalidResponse, Unreachable } from "@/lib/core/http/http-errors";
import { parseLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { classifyCodeError } from "./failure";
import { codeFailureText } from "./failure-text";

const t = await getTranslations(parseLocale("en-UN") ?? expect.fail(), "account.oneTimeCode");
const classify = (status: number, code?: string, more: object = {}) =>
  classifyCodeError(new HttpError(status, { ...(code && { code }), ...more }), 1_000);

test.each([
  [400, "sms.code.invalid", "This code is not right. Check it, or ask for another one."],
  [422, "sms.code.invalid", "This code is not right. Check it, or ask for another one."],
  [409, "error.password.reset", "This code is not right. Check it, or ask for another one."],
  [400, "anything.else", "This code is not right. Check it, or ask for another one."],
  [404, "sms.code.expired", "This code is no longer valid. Ask for another one."],
  [500, "error.system.error", "We could not check the code. Please try again."],
])("%s %s feeds the field [ERR-015]", (status, code, text) => {
  const failure = classify(status, code);
  if (failure.kind !== "field") return expect.fail(failure.kind);
  expect(failure.code).toBe(code);
  expect(codeFailureText(failure, "verifyFail", t)).toBe(text);
});

test.each([
  ["sms.provider.down", "sms.provider.down", "sms.provider.down"],
  [undefined, "unhandled.error.no.code", codeFailureText({ kind: "unknown" }, "verifyFail", t)],
])(
  "another code is shown as it is, a missing one has its stand-in and plain words: %s [ERR-016]",
  (code, shown, text) => {
    const failure = classify(409, code);
    expect(failure).toEqual({ kind: "shown", code: shown });
    if (failure.kind === "shown") expect(codeFailureText(failure, "verifyFail", t)).toBe(text);
  },
);

test("too many calls without an error code are shown as too many attempts", () => {
  const failure = classify(429);
  if (failure.kind !== "too-many") return expect.fail(failure.kind);
  for (const status of ["sendFail", "verifyFail"] as const)
    expect(codeFailureText(failure, status, t)).toMatch(/^There were too many tries in a short time\./);
});

test.each([
  [{ retryAfterSeconds: 90 }, 91_000],
  [{ retryAfterSeconds: "soon" }, null],
  [{}, null],
])("too many attempts block until the time that the platform returns: %j [ERR-013]", (more, untilMs) => {
  for (const status of [400, 403, 429, 500])
    expect(classify(status, "sms.max.attempts.reached", more)).toEqual({ kind: "blocked", untilMs });
});

test.each([new Unreachable("network", "x"), new InvalidResponse("x", 200, "not JSON"), new TypeError()])(
  "without a response the outcome is unknown: %s",
  (error) => {
    expect(classifyCodeError(error, 0)).toEqual({ kind: "unknown" });
    expect(codeFailureText({ kind: "unknown" }, "sendFail", t)).toBe("The code could not be sent. Please try again.");
  },
);
