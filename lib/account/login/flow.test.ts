import { beforeEach, describe, expect, test } from "vitest";
import type { LoginFailure } from "./failure";
import { emptyLogin, type LoginEvent, type LoginState, nextLogin } from "./flow";
import { dispatchLogin, useLoginState } from "./store";

const redirect = { path: "/en-UN/play/gem-harbour", isElsewhere: true, place: "Gem Harbour" };
const info = {
  remainingDays: 0,
  playerId: "P1",
  isCooling: false,
  milliseconds: 0,
  initiator: "PLAYER",
  message: "Timeout in progress",
};
const timeOut: LoginFailure = { kind: "time-out", info };

const opened: LoginEvent = { type: "opened", redirect };
const submitted: LoginEvent = { type: "submitted" };
const failed: LoginEvent = { type: "failed", failure: { kind: "unauthorized" } };
const succeeded: LoginEvent = { type: "succeeded" };
const play = (...events: LoginEvent[]) => events.reduce(nextLogin, emptyLogin);

test("the state has signUpCompleted, errors, startCoolingLoading and showUpdatedTnC, all at rest [LOGIN-002]", () => {
  expect(emptyLogin).toMatchObject({
    signUpCompleted: false,
    errors: null,
    startCoolingLoading: false,
    showUpdatedTnC: false,
  });
});

describe("every action has the effect of its name [LOGIN-004]", () => {
  test.each<[string, LoginEvent[], Partial<LoginState>]>([
    ["open", [opened], { isOpen: true, redirect, step: "filling" }],
    ["close", [opened, submitted, { type: "closed" }], emptyLogin],
    ["submit", [opened, submitted], { step: "sending", errors: null }],
    ["submit after a refusal", [submitted, failed, submitted], { step: "sending", errors: null }],
    ["success", [opened, submitted, succeeded], { step: "done" }],
    ["error", [opened, submitted, failed], { step: "filling", errors: { kind: "unauthorized" } }],
    ["error-code set", [{ type: "error-code-set", code: "max-attempts" }], { errorCode: "max-attempts" }],
    [
      "error-code reset",
      [
        submitted,
        { type: "failed", failure: { kind: "max-attempts" } },
        { type: "error-code-set", code: "max-attempts" },
        { type: "error-code-reset" },
      ],
      { errorCode: null, errors: null, step: "filling" },
    ],
    ["redirect reset", [opened, { type: "redirect-reset" }], { redirect: null, isOpen: true }],
    ["sign-up completed", [{ type: "sign-up-completed" }], { signUpCompleted: true }],
    ["password reset", [{ type: "password-reset", toastId: 7 }, opened], { isOpen: true, resetToast: 7 }],
    ["close after a password reset", [{ type: "password-reset", toastId: 7 }, opened, { type: "closed" }], emptyLogin],
    ["first-login close", [{ type: "sign-up-completed" }, { type: "first-login-closed" }], { signUpCompleted: false }],
    [
      "start cooling",
      [submitted, { type: "failed", failure: timeOut }, { type: "cooling-started" }],
      { startCoolingLoading: true, errors: timeOut },
    ],
    ["terms-update display", [{ type: "terms-update-shown", isShown: true }], { showUpdatedTnC: true }],
    [
      "terms-update hidden",
      [
        { type: "terms-update-shown", isShown: true },
        { type: "terms-update-shown", isShown: false },
      ],
      { showUpdatedTnC: false },
    ],
  ])("%s", (_action, events, expected) => {
    expect(play(...events)).toMatchObject(expected);
  });
});

describe("cooling", () => {
  const started: LoginEvent[] = [submitted, { type: "failed", failure: timeOut }, { type: "cooling-started" }];

  test("that has started lasts a day and is the player's [LOGIN-007]", () => {
    const { startCoolingLoading, coolingFailed, errors } = play(...started, {
      type: "cooling-settled",
      isCooling: true,
    });
    expect([startCoolingLoading, coolingFailed]).toEqual([false, false]);
    expect(errors).toEqual({
      kind: "time-out",
      info: { ...info, isCooling: true, remainingDays: 1, milliseconds: 86_400_000, initiator: "PLAYER" },
    });
  });

  test("that failed changes no fact, and can be tried again", () => {
    const state = play(...started, { type: "cooling-settled", isCooling: false });
    expect(state).toMatchObject({ startCoolingLoading: false, coolingFailed: true, errors: timeOut });
    expect(nextLogin(state, { type: "cooling-started" })).toMatchObject({
      startCoolingLoading: true,
      coolingFailed: false,
    });
  });

  test("is started of a time-out only", () => {
    expect(play(submitted, failed, { type: "cooling-started" }).startCoolingLoading).toBe(false);
  });
});

test.each<[string, LoginEvent[], LoginState["step"]]>([
  ["a second submit", [submitted, submitted], "sending"],
  ["a refusal that nobody waits for", [failed], "filling"],
  ["a success that nobody waits for", [succeeded], "filling"],
  ["a success after the popup was closed", [opened, submitted, { type: "closed" }, succeeded], "filling"],
  ["a refusal after the success", [submitted, succeeded, failed], "done"],
  ["a submit after the success", [submitted, succeeded, submitted], "done"],
])("is not moved by %s", (_what, events, step) => {
  expect(play(...events).step).toBe(step);
});

describe("the store", () => {
  beforeEach(() => useLoginState.setState(emptyLogin, true));

  test("keeps what outlives the popup: the updated terms and the completed sign-up", () => {
    for (const event of [
      opened,
      { type: "sign-up-completed" },
      { type: "terms-update-shown", isShown: true },
      { type: "closed" },
    ] as const)
      dispatchLogin(event);
    expect(useLoginState.getState()).toEqual({ ...emptyLogin, signUpCompleted: true, showUpdatedTnC: true });
  });
});
