import { expect, test } from "vitest";
import { emptyReset, type Reset, type ResetEvent, type ResetStep, reset, resetSteps } from "./flow";

const byEmail = { resetKey: "K1", smsResetKeyId: "", resendInSeconds: 60 };
const bySms = { resetKey: "", smsResetKeyId: "S1", resendInSeconds: 30 };
const started = (response: typeof byEmail): ResetEvent => ({
  type: "started",
  email: "aino@example.com",
  started: response,
  atMs: 1_000,
});
const codeTaken: ResetEvent = { type: "codeTaken", pincode: "402917" };
const play = (...events: ResetEvent[]) => events.reduce(reset, emptyReset);
const at = (step: ResetStep): Reset => ({ ...emptyReset, step });

test("the steps are Email, Verification, Password and Complete [RESET-003]", () => {
  expect(resetSteps).toEqual(["email", "verification", "password", "complete"]);
});

test.each<[ResetStep, ResetStep, ResetStep]>([
  ["email", "email", "verification"],
  ["verification", "email", "password"],
  ["password", "verification", "complete"],
  ["complete", "password", "complete"],
])("from %s, back leads to %s and next to %s [RESET-003]", (step, back, next) => {
  expect(reset(at(step), { type: "back" }).step).toBe(back);
  expect(reset(at(step), { type: "next" }).step).toBe(next);
});

test("the form has email, pincode, resetKey, smsResetKeyId and password [RESET-002]", () => {
  expect(emptyReset.form).toEqual({ email: "", pincode: "", resetKey: "", smsResetKeyId: "", password: "" });
  expect(play(started(byEmail), codeTaken)).toEqual({
    step: "password",
    form: { email: "aino@example.com", pincode: "402917", resetKey: "K1", smsResetKeyId: "", password: "" },
    backendErrors: {},
    resendAtMs: 61_000,
  });
});

test("of the two keys, the one that the platform gave is kept [RESET-002, RESET-008]", () => {
  expect(play(started(bySms)).form).toMatchObject({ resetKey: "", smsResetKeyId: "S1" });
  expect(play(started(byEmail)).form).toMatchObject({ resetKey: "K1", smsResetKeyId: "" });
  expect(play(started(byEmail), started(bySms))).toMatchObject({
    step: "verification",
    form: { resetKey: "", smsResetKeyId: "S1" },
  });
});

test.each([
  ["email", "email"],
  ["pincode", "verification"],
  ["password", "password"],
] as const)("a refused %s leads to the step %s, which going back clears [RESET-004, RESET-005]", (field, step) => {
  const refused = reset(play(started(byEmail), codeTaken), { type: "refused", field, code: "error.password.reset" });
  expect(refused).toMatchObject({ step, backendErrors: { [field]: "error.password.reset" } });
  const { backendErrors, form } = reset(refused, { type: "back" });
  expect([backendErrors, form.pincode, form.password]).toEqual([{}, "", ""]);
});

test("nothing is left of the form once the password is changed; what does not belong to the step changes nothing", () => {
  expect(play(started(byEmail), codeTaken, { type: "changed" })).toEqual({ ...emptyReset, step: "complete" });
  expect(play(codeTaken)).toBe(emptyReset);
  expect(play({ type: "changed" })).toBe(emptyReset);
});
