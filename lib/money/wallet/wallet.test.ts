import { describe, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { readBalances } from "./schema";
import { emptyWallet, isStale, type WalletEvent, wallet } from "./wallet";

const cash = (amountMinor: number) =>
  readBalances({ main: [amountMinor].map((cash) => ({ cash })), locked: [], bonus: [] }, "EUR");
const requested: WalletEvent = { type: "requested" };
const failed: WalletEvent = { type: "failed" };
const received = (amountMinor: number, version: number | null, at = 1_000, askedAt = at - 100): WalletEvent => ({
  type: "received",
  balances: cash(amountMinor),
  version,
  askedAt,
  at,
});
const pushed = (amountMinor: number, version: number | null, at = 1_000): WalletEvent => ({
  type: "pushed",
  balances: cash(amountMinor),
  version,
  at,
});
const after = (...events: WalletEvent[]) => events.reduce(wallet, emptyWallet);
const total = (...events: WalletEvent[]) => after(...events).balances?.totalBalance;

describe("the status [WALLET-506]", () => {
  test.each([
    ["nothing asked", [], "idle"],
    ["asked", [requested], "pending"],
    ["answered", [requested, received(100, 1)], "success"],
    ["answered that there is no wallet", [requested, { type: "not-found", askedAt: 0, at: 1 }], "success"],
    ["failed", [requested, failed], "error"],
    ["asked again after a failure", [requested, failed, requested], "pending"],
    ["answered after a failure", [requested, failed, requested, received(100, 1)], "success"],
    ["signed out", [requested, received(100, 1), { type: "signed-out" }], "idle"],
  ] satisfies [string, WalletEvent[], string][])("%s", (_what, events, status) => {
    expect(after(...events).status).toBe(status);
  });
});

test("a wallet that is not there is a state of its own, and ends when a balance comes [WALLET-507, ERR-025]", () => {
  const none = after(requested, received(100, 1), requested, { type: "not-found", askedAt: 1_900, at: 2_000 });
  expect(none).toMatchObject({ noWallet: true, balances: null, status: "success" });
  expect(wallet(none, pushed(100, 2, 3_000))).toMatchObject({ noWallet: false, balances: cash(100) });
});

test("a failure keeps the last balance: an outage is not an empty wallet", () => {
  expect(after(requested, received(100, 1), requested, failed)).toMatchObject({ balances: cash(100), failed: true });
  expect(after(requested, failed)).toMatchObject({ balances: null, noWallet: false });
});

describe("a balance is never replaced by an older one", () => {
  test.each([
    ["a push before the newest", [pushed(300, 3), pushed(200, 2)], 300],
    ["an answer before the newest push", [requested, pushed(300, 3), received(200, 2)], 300],
    ["an answer that is as new", [pushed(300, 3), received(300, 3)], 300],
    ["an answer that is newer", [pushed(300, 3), received(400, 4)], 400],
    ["an uncounted answer asked for before a push", [pushed(300, null, 1_000), received(200, null, 1_100, 900)], 300],
    ["an uncounted answer asked for after a push", [pushed(300, null, 1_000), received(200, null, 1_200, 1_100)], 200],
  ] satisfies [string, WalletEvent[], number][])("%s", (_what, events, expected) => {
    expect(total(...events)).toEqual(money(expected, "EUR"));
  });
});

test("after signing out nothing of the player is left", () => {
  expect(after(requested, received(100, 7), { type: "signed-out" })).toEqual(emptyWallet);
});

test("an answer that there is no wallet, asked for before it was made, does not take its first balance away", () => {
  const made = after(requested, pushed(100, 1, 1_000));
  const answered = wallet(made, { type: "not-found", askedAt: 900, at: 1_100 });
  expect(answered).toMatchObject({ noWallet: false, balances: cash(100), version: 1, asOf: 1_000, status: "success" });
});

test("a platform that counts its pushes alone keeps their order", () => {
  expect(total(pushed(300, 3), received(350, null, 1_200, 1_100), pushed(200, 2))).toEqual(money(350, "EUR"));
});

describe("a balance is marked as stale", () => {
  const known = after(requested, received(100, 1, 10_000));
  test.each([
    ["just read", known, 10_000, false],
    ["a minute old", known, 70_000, false],
    ["older than a minute", known, 70_001, true],
    ["when the last read failed", wallet(wallet(known, requested), failed), 10_001, true],
    ["while it is asked again after a failure", wallet(wallet(known, failed), requested), 10_001, true],
    [
      "no more, once a push came after the failure",
      wallet(wallet(known, failed), pushed(90, 2, 11_000)),
      11_001,
      false,
    ],
    ["nothing was ever read", emptyWallet, 90_000, false],
  ])("%s", (_what, state, now, stale) => {
    expect(isStale(state, now)).toBe(stale);
  });
});
