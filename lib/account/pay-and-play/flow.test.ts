import { describe, expect, test } from "vitest";
import { emptyPayAndPlay, isPaymentWaiting, type PayAndPlay, type PayAndPlayEvent, payAndPlay, resumed } from "./flow";
import type { PayAndPlaySession } from "./schema";

const session = (email: string | null, mobilePhone: string | null): PayAndPlaySession => ({
  sessionId: "s1",
  playerId: "P1",
  email,
  mobilePhone,
  idToken: null,
  refreshToken: null,
  accessToken: "access",
  lastAuth: null,
});
const known = session("a@b.example", "+358401234567");
const grant = { code: "c", sessionId: "s1" };
const away = { kind: "unavailable", isTransient: true } as const;

const run = (...events: PayAndPlayEvent[]): PayAndPlay => events.reduce(payAndPlay, emptyPayAndPlay);
const toBank: PayAndPlayEvent[] = [
  { type: "submitted", amountMinor: 5_000 },
  { type: "authorised", address: "https://bank.example/1" },
];
const toCode: PayAndPlayEvent[] = [...toBank, { type: "callback-received", message: grant }];

describe("the flow of pay-and-play", () => {
  test("first a payment is authorised, then the one-time code is verified [PNP-004]", () => {
    expect(run()).toEqual({ step: "amount", failure: null });
    expect(run(...toBank.slice(0, 1))).toEqual({ step: "authorising", amountMinor: 5_000 });
    expect(run(...toBank)).toEqual({ step: "bank", address: "https://bank.example/1" });
    expect(run(...toCode)).toEqual({ step: "checking", ...grant });
    // A code that arrives before a payment is ignored.
    expect(run({ type: "callback-received", message: grant })).toEqual(emptyPayAndPlay);
    expect(run({ type: "verified", session: known })).toEqual(emptyPayAndPlay);
  });

  test.each([
    ["a@b.example", "+358401234567", "signing-in"],
    ["a@b.example", null, "details"],
    [null, "+358401234567", "details"],
    [null, null, "details"],
    ["", "", "details"],
  ] as const)("with the e-mail %j and the phone %j the code leads to %s [PNP-005, PNP-503]", (email, phone, step) => {
    expect(run(...toCode, { type: "verified", session: session(email, phone) }).step).toBe(step);
    expect(resumed({ step: "session", session: session(email, phone) }).step).toBe(step);
  });

  test("where something was missing the player is updated first and logged in then; else logged in only [PNP-006, PNP-009]", () => {
    const details = run(...toCode, { type: "verified", session: session(null, null) });
    expect(payAndPlay(details, { type: "signed-in" })).toBe(details);
    const updated = payAndPlay(details, { type: "updated", session: known });
    expect(updated).toEqual({ step: "signing-in", session: known, attempt: 1, isNew: true });
    expect(payAndPlay(updated, { type: "signed-in" })).toEqual({ step: "done", isNew: true });
    const returning = run(...toCode, { type: "verified", session: known });
    expect(payAndPlay(returning, { type: "updated", session: known })).toBe(returning);
    expect(payAndPlay(returning, { type: "signed-in" })).toEqual({ step: "done", isNew: false });
  });

  test("an error in the message and a refused code are code errors, back at the amount [PNP-008, PNP-505]", () => {
    const failed = { step: "amount", failure: "code" };
    expect(run(...toBank, { type: "callback-received", message: { error: "cancelled" } })).toEqual(failed);
    expect(run(...toCode, { type: "code-refused" })).toEqual(failed);
  });

  test("a deposit limit, and an account in another currency, have failures of their own", () => {
    for (const failure of ["limit", "currency"])
      expect(run(...toBank, { type: "callback-received", message: { error: failure } })).toEqual({
        step: "amount",
        failure,
      });
  });

  test("without a response it is unknown whether a code was accepted: the same one is checked again", () => {
    const unsure = run(...toCode, { type: "no-response" });
    expect(unsure).toEqual({ step: "unsure", ...grant });
    expect(payAndPlay(unsure, { type: "again" })).toEqual({ step: "checking", ...grant });
  });

  test("tries of the login are counted; after the last one it may be tried again with the same session", () => {
    const second = run(...toCode, { type: "verified", session: known }, { type: "retried", attempt: 2 });
    expect(second).toMatchObject({ step: "signing-in", attempt: 2 });
    const failed = payAndPlay(second, { type: "sign-in-failed", failure: away });
    expect(failed).toMatchObject({ step: "not-signed-in", failure: away });
    expect(payAndPlay(failed, { type: "again" })).toMatchObject({ step: "signing-in", attempt: 1, session: known });
  });

  test("details entered in another tab are no longer requested; any other step ignores the event", () => {
    const details = run(...toCode, { type: "verified", session: session(null, null) });
    const completed = payAndPlay(details, { type: "completed-elsewhere" });
    expect(completed).toMatchObject({ step: "signing-in", attempt: 1, isNew: false });
    const failed = payAndPlay(completed, { type: "sign-in-failed", failure: away });
    for (const state of [run(), run(...toBank), run(...toCode), completed, failed])
      expect(payAndPlay(state, { type: "completed-elsewhere" })).toBe(state);
  });

  test("a payment waits from the bank's confirmation until it is in an account", () => {
    const details = run(...toCode, { type: "verified", session: session(null, null) });
    const signingIn = payAndPlay(details, { type: "updated", session: known });
    const failed = payAndPlay(signingIn, { type: "sign-in-failed", failure: away });
    const refused = payAndPlay(signingIn, { type: "sign-in-failed", failure: { kind: "not-found" } });
    expect([details, signingIn, failed].map(isPaymentWaiting)).toEqual([true, true, true]);
    const done = payAndPlay(signingIn, { type: "signed-in" });
    expect([run(), run(...toBank), run(...toCode), refused, done].map(isPaymentWaiting)).not.toContain(true);
  });

  test("a payment that cannot be authorised shows the reason and keeps the form", () => {
    for (const failure of ["unavailable", "not-offered"] as const)
      expect(run(...toBank.slice(0, 1), { type: "not-authorised", failure })).toEqual({ step: "amount", failure });
  });

  test("leaving begins again, but not what is done", () => {
    expect(run(...toBank, { type: "left" })).toEqual(emptyPayAndPlay);
    const done: PayAndPlay = { step: "done", isNew: false };
    expect(payAndPlay(done, { type: "left" })).toBe(done);
  });
});
