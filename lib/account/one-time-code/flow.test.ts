import { expect, test } from "vitest";
import type { CodeFailure } from "./failure";
import { emptyCode, type OneTimeCode, type OneTimeCodeEvent, oneTimeCode } from "./flow";

const addressed: OneTimeCodeEvent = { type: "addressed", recipient: "+358401234567" };
const sending: OneTimeCodeEvent = { type: "sending" };
const sent: OneTimeCodeEvent = { type: "sent", resendAtMs: 60_000 };
const verifying: OneTimeCodeEvent = { type: "verifying" };
const wrong: CodeFailure = { kind: "field", code: "sms.code.invalid", isOurs: false };
const verified: OneTimeCodeEvent = { type: "verified" };
const wrongCode: OneTimeCodeEvent = { type: "verifyFailed", failure: wrong };
const sendFailed: OneTimeCodeEvent = { type: "sendFailed", failure: { kind: "unknown" } };
const blocked: CodeFailure = { kind: "blocked", untilMs: 900_000 };
const play = (...events: OneTimeCodeEvent[]) => events.reduce(oneTimeCode, emptyCode);

test.each<[OneTimeCode["status"], OneTimeCodeEvent[]]>([
  ["uninitialized", []],
  ["uninitialized", [addressed, sending]],
  ["sendSuccess", [addressed, sending, sent]],
  ["sendFail", [addressed, sending, { type: "sendFailed", failure: { kind: "unknown" } }]],
  ["sendSuccess", [addressed, sending, { type: "sendFailed", failure: { kind: "unknown" } }, sending, sent]],
  ["sendSuccess", [addressed, sending, sent, verifying]],
  ["verifySuccess", [addressed, sending, sent, verifying, { type: "verified" }]],
  ["verifyFail", [addressed, sending, sent, verifying, { type: "verifyFailed", failure: wrong }]],
  ["verifySuccess", [addressed, sending, sent, verifying, { type: "verified" }, sending, sent]],
  ["sendSuccess", [addressed, sending, sent, { type: "verified" }]],
  ["verifySuccess", [addressed, sending, sent, sending, verifying, verified]],
  ["verifySuccess", [addressed, sending, sent, sending, verifying, verified, sent]],
  ["verifySuccess", [addressed, sending, sent, sending, verifying, verified, sendFailed]],
  ["verifySuccess", [addressed, sending, sent, sending, verifying, sent, verified]],
  ["verifySuccess", [addressed, sending, sent, sending, verifying, sendFailed, verified]],
  ["verifyFail", [addressed, sending, sent, sending, verifying, wrongCode]],
  ["verifyFail", [addressed, sending, sent, sending, verifying, sent, wrongCode]],
  ["sendSuccess", [addressed, sending, sent, sending, verifying, wrongCode, sent]],
  ["uninitialized", [addressed, sending, sent, verifying, { type: "addressed", recipient: "+4670" }, verified]],
  ["uninitialized", [addressed, sent]],
  ["uninitialized", [addressed, sending, sent, { type: "reset" }]],
])("the status is %s after %j [SIGNUP-015]", (status, events) => {
  expect(play(...events).status).toBe(status);
});

test("a failure shows until the next attempt", () => {
  const failed = play(addressed, sending, sent, verifying, { type: "verifyFailed", failure: wrong });
  expect(failed).toMatchObject({ failure: wrong, isVerifying: false, resendAtMs: 60_000 });
  expect(oneTimeCode(failed, verifying)).toMatchObject({ failure: null, isVerifying: true });
});

test.each<[string, OneTimeCodeEvent[]]>([
  ["asked for", [{ type: "sendFailed", failure: blocked }]],
  ["tried", [sent, verifying, { type: "verifyFailed", failure: blocked }]],
])(
  "too many attempts, %s, set a flag with its time and reset the rest; it outlives resets and another recipient, until the flow is opened again [SIGNUP-016, SIGNUP-017, ERR-013]",
  (_what, events) => {
    const state = play(addressed, sending, ...events);
    expect(state).toEqual({ ...emptyCode, blocked: { untilMs: 900_000 } });
    for (const event of [{ type: "reset" }, { ...addressed, recipient: "+4670" }, sending, verifying] as const)
      expect(oneTimeCode(state, event)).toMatchObject({
        blocked: { untilMs: 900_000 },
        isSending: false,
        isVerifying: false,
      });
    expect(oneTimeCode(state, { type: "reopened" })).toEqual(emptyCode);
  },
);

test("another recipient resets the proof, which a flag records; the same one changes nothing [SIGNUP-018]", () => {
  const proved = play(addressed, sending, sent, verifying, { type: "verified" });
  expect(oneTimeCode(proved, addressed)).toBe(proved);
  expect(proved.isRecipientChanged).toBe(false);
  const recipient = "+46701234567";
  expect(oneTimeCode(proved, { type: "addressed", recipient })).toEqual({
    ...emptyCode,
    recipient,
    isRecipientChanged: true,
  });
});
