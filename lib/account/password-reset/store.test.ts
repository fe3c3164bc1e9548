// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { emptyReset, type Reset, type ResetEvent, reset } from "./flow";
import { forgetReset, readReset, saveReset } from "./store";

const started = (keys: { resetKey: string; smsResetKeyId: string }): ResetEvent => ({
  type: "started",
  email: "aino@example.com",
  started: { ...keys, resendInSeconds: 60 },
  atMs: 1_000,
});
const byEmail = started({ resetKey: "K1", smsResetKeyId: "" });
const bySms = started({ resetKey: "", smsResetKeyId: "S1" });
const taken: ResetEvent = { type: "codeTaken", pincode: "402917" };
const after = (...events: ResetEvent[]): Reset => events.reduce(reset, emptyReset);
const text = () => JSON.stringify({ ...sessionStorage, ...localStorage });

beforeEach(() => {
  sessionStorage.clear();
});

test.each([
  ["the code by e-mail", [byEmail], "verification"],
  ["the code by SMS", [bySms], "verification"],
  // The code that came by e-mail goes with the password, and is typed again.
  ["the password, by e-mail", [byEmail, taken], "verification"],
  // One that came by SMS is proved by now.
  ["the password, by SMS", [bySms, taken], "password"],
] as const)("a reset at %s continues after a reload at %3$s, without the code and the password", (_, events, step) => {
  const state = after(...events);
  saveReset({ ...state, form: { ...state.form, password: "Otters-7" } }, 5_000);
  const { form } = state;
  expect(readReset(5_000)).toEqual({ ...state, step, form: { ...form, pincode: "", password: "" } });
  expect(text()).not.toMatch(/402917|Otters/);
});

test.each([
  ["before it is begun", []],
  ["once it is over", [bySms, taken, { type: "changed" }]],
  ["gone back to its first step", [byEmail, { type: "back" }]],
] as const)("%s nothing is kept", (_, events) => {
  saveReset(after(byEmail));
  saveReset(after(...events));
  expect(readReset()).toEqual(emptyReset);
  expect(text()).not.toContain("aino");
});

test("ten minutes after the last step, and forgotten, it begins again", () => {
  saveReset(after(byEmail), 5_000);
  expect(readReset(604_999).step).toBe("verification");
  expect(readReset(605_000)).toEqual(emptyReset);
  expect(readReset(4_999)).toEqual(emptyReset);
  saveReset(after(byEmail));
  forgetReset();
  expect(readReset()).toEqual(emptyReset);
});

test.each([
  { step: "password", smsResetKeyId: "" },
  { step: "complete" },
  { smsResetKeyId: "S1", resetKey: "K1" },
  { smsResetKeyId: "", resetKey: "" },
  { email: 7 },
  { resendAtMs: "soon" },
  { at: null },
])("what somebody else wrote begins again: %j", (change) => {
  const value = {
    step: "verification",
    resendAtMs: 0,
    email: "a@b.c",
    resetKey: "K1",
    smsResetKeyId: "",
    at: Date.now(),
  };
  const write = (given: object) =>
    sessionStorage.setItem("player:password-reset", JSON.stringify({ v: 1, value: given }));
  write(value);
  expect(readReset().step).toBe("verification");
  write({ ...value, ...change });
  expect(readReset()).toEqual(emptyReset);
});
