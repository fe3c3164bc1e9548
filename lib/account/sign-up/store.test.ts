// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { dispatchSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { emptySignUp } from "./flow";
import { dispatchSignUp, setPassword, signUpState, useSignUp } from "./store";

beforeEach(() => {
  dispatchSession({ type: "found-guest" });
  dispatchSignUp({ type: "finished" });
});

test("what somebody began is theirs until they leave, and nobody's who comes after them in this tab", () => {
  dispatchSignUp({ type: "refused", step: "Duplicated" });
  setPassword("Greenroom-2026");
  dispatchSession({ type: "signed-in", player: signedInPlayer() });
  expect(signUpState().progress.currentStep).toBe("Duplicated");
  dispatchSession({ type: "signed-out" });
  expect(useSignUp.getState()).toEqual({ state: emptySignUp, password: null });
  expect(JSON.stringify(sessionStorage)).not.toContain("sign-up");
});
