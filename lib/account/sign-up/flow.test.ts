import { describe, expect, test } from "vitest";
import { storedRegistration as form } from "@/tests/support/registration";
import { codeBlock } from "./code-block";
import { backStep, emptySignUp, nextStep, type SignUpEvent, type SignUpState, signUp, signUpSteps } from "./flow";

const registered: SignUpEvent = { type: "registered", details: { playerId: "P7", token: "t" }, form };
const run = (...events: SignUpEvent[]): SignUpState => events.reduce(signUp, emptySignUp);
const stepOf = ({ progress }: SignUpState) => progress.currentStep;

test("there are six steps [SIGNUP-007]", () => {
  expect([...signUpSteps].sort()).toEqual([
    "Complete",
    "ContactInfo",
    "Details",
    "Duplicated",
    "Unsupported",
    "Verification",
  ]);
});

test.each([
  ["Details", "ContactInfo", "Details"],
  ["ContactInfo", "Verification", "Details"],
  ["Verification", "Complete", "ContactInfo"],
  ["Complete", "Complete", "Verification"],
  ["Unsupported", "Unsupported", "Details"],
  ["Duplicated", "Duplicated", "Details"],
] as const)("from %s next leads to %s and back to %s [SIGNUP-008, SIGNUP-011]", (step, next, back) => {
  expect([nextStep(step), backStep(step)]).toEqual([next, back]);
});

test("next never leads past the first step that is not finished", () => {
  expect(stepOf(run({ type: "next" }))).toBe("Details");
  expect(stepOf(run(registered, { type: "next" }))).toBe("ContactInfo");
  expect(stepOf(run({ type: "contact-sent", requirement: "none" }))).toBe("Details");
  expect(stepOf(run({ type: "verified" }))).toBe("Details");
});

test("each visited step is recorded once, in the order in which it was reached [SIGNUP-009]", () => {
  const { progress } = run(
    registered,
    { type: "contact-sent", requirement: "sms" },
    { type: "back" },
    { type: "next" },
  );
  expect(progress).toMatchObject({ currentStep: "Verification", visited: ["Details", "ContactInfo", "Verification"] });
});

test.each([
  ["none", "Complete"],
  ["sms", "Verification"],
  ["email", "Verification"],
  ["both", "Verification"],
] as const)("a country that requires %s leads to %s [SIGNUP-012, SIGNUP-013]", (requirement, step) => {
  const state = run(registered, { type: "contact-sent", requirement });
  expect(state.progress).toMatchObject({ currentStep: step, marketRiskSetting: requirement });
  expect(stepOf(signUp(state, { type: "verified" }))).toBe("Complete");
});

test.each(["Duplicated", "Unsupported"] as const)(
  "%s: next does nothing, back is Details with what was given [SIGNUP-010, SIGNUP-011]",
  (step) => {
    const refused = run(registered, { type: "refused", step });
    expect(stepOf(refused)).toBe(step);
    expect(stepOf(signUp(refused, { type: "next" }))).toBe(step);
    expect(signUp(refused, { type: "back" })).toMatchObject({ form, progress: { currentStep: "Details" } });
  },
);

describe("too many codes", () => {
  const block = codeBlock(17, 10);
  const blocked = run(registered, { type: "contact-sent", requirement: "sms" }, { type: "blocked", block });

  test("reset the flow and keep the flag alone [SIGNUP-016, SIGNUP-017, ERR-013]", () => {
    const bonusCallToAction = { ...emptySignUp.bonusCallToAction, smsMaxAttempts: block };
    expect(blocked).toEqual({ ...emptySignUp, askedBy: null, popup: "maxAttempts", bonusCallToAction });
  });

  test.each([
    [17, 16, true],
    [17, 17, false],
    [17, 18, false],
    // The platform did not return a time: a quarter of an hour.
    [null, 900_009, true],
    [null, 900_010, false],
  ])(
    "at 10 until %s, opened again at %s: it is left: %s, in another tab too, and its dialog is not shown again [SIGNUP-017]",
    (untilMs, atMs, isLeft) => {
      const own = codeBlock(untilMs, 10);
      const state = run(registered, { type: "blocked", block: own });
      expect(signUp(state, { type: "focused" }).bonusCallToAction.smsMaxAttempts).toEqual(own);
      for (const opened of [
        signUp(state, { type: "opened", atMs, block: null, askedBy: null }),
        run(registered, { type: "opened", atMs, block: own, askedBy: null }),
      ])
        expect([opened.bonusCallToAction.smsMaxAttempts, opened.popup]).toEqual([isLeft ? own : null, null]);
    },
  );
});

test.each([
  ["the same number", { prefix: "358", body: "401234567", country: "FI" }, false],
  ["another prefix", { prefix: "47", body: "401234567", country: "NO" }, true],
  ["another body", { prefix: "358", body: "401234568", country: "FI" }, true],
])("%s: the changed flag is %3$s [SIGNUP-018]", (_, phone, isChanged) => {
  const state = run(registered, { type: "phone-given", phone });
  expect(state.isMobileNumberChanged).toBe(isChanged);
  expect(state.form).toMatchObject({ phonePrefix: phone.prefix, phoneBody: phone.body });
});

test("the state has details, progress, a call to action, a popup, errors of SMS and e-mail, a PIN status, the changed flag and backend errors [SIGNUP-005]", () => {
  const own = ["bonusCallToAction", "popup", "codeErrors", "pinStatus", "isMobileNumberChanged", "backendErrors"];
  // The typed values and the registration's key are this site's own fields.
  expect(Object.keys(emptySignUp).sort()).toEqual(["details", "form", "intent", "progress", ...own].sort());
  const { progress, details } = run(registered, { type: "contact-sent", requirement: "sms" }, { type: "focused" });
  expect(details).toEqual({ playerId: "P7", token: "t" });
  expect(progress).toEqual({
    currentStep: "Verification",
    visited: ["Details", "ContactInfo", "Verification"],
    formFocused: true,
    marketRiskSetting: "sms",
  });
  const taken = {
    objectName: "registration",
    field: "email",
    rejectedValue: "a@b.example",
    status: 400,
    message: "",
    code: "error.email.taken",
  };
  const state = run(
    { type: "code", channel: "sms", status: "verifyFail", error: "field" },
    { type: "code", channel: "email", status: "sendFail", error: "unknown" },
    { type: "failed", errors: [taken] },
  );
  expect(state).toMatchObject({ codeErrors: { sms: "field", email: "unknown" }, pinStatus: "sendFail", popup: null });
  expect(state.backendErrors).toEqual([taken]);
  const proved = signUp(state, { type: "code", channel: "email", status: "verifySuccess", error: null });
  expect(proved).toMatchObject({ codeErrors: { sms: "field", email: null }, pinStatus: "verifySuccess" });
});

test("the call to action has title, description, icon, the step of the sign-up and the flag of too many codes [SIGNUP-006]", () => {
  const texts = { title: "An offer", description: "With rules", iconUrl: "https://content.example/icon.webp" };
  const offer = { ...texts, conditions: [["Time for it", "30 days"]] as const };
  const offered = run({ type: "offered", offer });
  const at = (state: SignUpState) => state.bonusCallToAction.stepIndicator;
  expect(offered.bonusCallToAction).toEqual({ ...offer, stepIndicator: { step: 1, steps: 3 }, smsMaxAttempts: null });
  const later = signUp(offered, registered);
  expect(later.bonusCallToAction).toMatchObject({ ...offer, stepIndicator: { step: 2, steps: 3 } });
  expect(at(run(registered, { type: "contact-sent", requirement: "sms" }))).toEqual({ step: 3, steps: 3 });
  // No jump where no code is required.
  const ended = run(registered, { type: "contact-sent", requirement: "none" });
  expect(at(ended)).toEqual({ step: 3, steps: 3 });
  const verified = run(registered, { type: "contact-sent", requirement: "sms" }, { type: "verified" });
  expect(at(verified)).toEqual({ step: 3, steps: 3 });
  expect(at(run({ type: "refused", step: "Unsupported" }))).toBeNull();
  const withdrawn = signUp(offered, { type: "offered", offer: null });
  expect(withdrawn.bonusCallToAction).toMatchObject({ title: "", description: "", iconUrl: "" });
});
