import { expect, test } from "vitest";
import { emptyLogin, type Login, type LoginEvent, login } from "./flow";

const submitted: LoginEvent = { type: "submitted" };
const refused: LoginEvent = { type: "refused", failure: { kind: "unauthorized" } };
const succeeded: LoginEvent = { type: "succeeded" };
const play = (...events: LoginEvent[]) => events.reduce(login, emptyLogin);

test("fill in, send, be let in", () => {
  expect(play(submitted)).toEqual({ step: "sending", attempt: 1, isSlow: false });
  expect(play(submitted, { type: "retried", attempt: 2 })).toEqual({ step: "sending", attempt: 2, isSlow: false });
  expect(play(submitted, succeeded)).toEqual({ step: "done" });
});

test("an attempt that takes long says so, the next one begins anew", () => {
  expect(play(submitted, { type: "waited" })).toEqual({ step: "sending", attempt: 1, isSlow: true });
  expect(play(submitted, { type: "waited" }, { type: "retried", attempt: 2 })).toMatchObject({ isSlow: false });
  expect(play({ type: "waited" })).toBe(emptyLogin);
});

test("a refusal leads back to the form and says why; sending again forgets it", () => {
  expect(play(submitted, refused)).toEqual({ step: "filling", failure: { kind: "unauthorized" } });
  expect(play(submitted, refused, submitted)).toEqual({ step: "sending", attempt: 1, isSlow: false });
});

test("a failure that has been read is gone, the form stays", () => {
  expect(play(submitted, refused, { type: "dismissed" })).toEqual(emptyLogin);
});

test.each<[string, LoginEvent[], Login["step"]]>([
  ["a second submit", [submitted, submitted], "sending"],
  ["a refusal that nobody waits for", [refused], "filling"],
  ["a success that nobody waits for", [succeeded], "filling"],
  ["a refusal after the success", [submitted, succeeded, refused], "done"],
  ["a dismissal while it is sent", [submitted, { type: "dismissed" }], "sending"],
  ["a submit after the success", [submitted, succeeded, submitted], "done"],
  ["a retry after the refusal", [submitted, refused, { type: "retried", attempt: 2 }], "filling"],
])("is not moved by %s", (_what, events, step) => {
  expect(play(...events).step).toBe(step);
});
