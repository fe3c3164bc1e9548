// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearPlayerValues } from "@/lib/core/browser-storage";
import { money } from "@/lib/core/money";
import type { Transaction } from "@/lib/money/transactions/schema";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { awaitDeposit, noteOutcomes, refetchAwaited, useAwaitedDeposits } from "./awaited-deposits";

const amount = money(2_500, "EUR");
const start = Date.parse("2026-11-29T12:00:00.000Z");
const key = "player:awaited-deposits";
const codeKey = "player:bonus-code";
const keepCode = (code: string) => sessionStorage.setItem(codeKey, JSON.stringify({ v: 1, value: code }));
const payment = (referenceId: string, status: string, type = "DEPOSIT") =>
  ({ referenceId, status, type }) as Transaction;

const awaited = () => useAwaitedDeposits.getState().awaited;
const outcomes = () => awaited().map(({ reference, outcome }) => [reference, outcome]);
/** As another tab does that has written, or a reload. */
const readAgain = () => dispatchEvent(new StorageEvent("storage", { key }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  localStorage.clear();
  sessionStorage.clear();
  readAgain();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a deposit that was asked for is awaited in every tab, once, with its amount and its code", () => {
  awaitDeposit("r-1", amount, "SPRING");
  awaitDeposit("r-2", amount, null);
  awaitDeposit("r-1", amount, "SUMMER");
  const open = { amount, at: start, outcome: null, settledAt: null };
  const both = [
    { ...open, reference: "r-2", bonusCode: null },
    { ...open, reference: "r-1", bonusCode: "SUMMER" },
  ];
  expect(awaited()).toEqual(both);
  useAwaitedDeposits.setState({ awaited: [] });
  readAgain();
  expect(awaited()).toEqual(both);
});

test.each([
  ["SUCCESS", "paid"],
  ["COMPLETED", "paid"],
  ["FAILED", "failed"],
  ["CANCELLED", "ended"],
  ["REVERTED", "reverted"],
  ["PENDING", null],
  ["WAITING_INPUT", null],
  ["SOMETHING_NEW", null],
])("one that the ledger has as %s is %s", (status, outcome) => {
  awaitDeposit("r-1", amount, null);
  vi.setSystemTime(start + 5_000);
  noteOutcomes([payment("other", "FAILED"), payment("r-1", status)]);
  expect(awaited()).toMatchObject([{ outcome, settledAt: outcome === null ? null : start + 5_000 }]);
});

test("what the ledger has of something else says nothing of it, and what never reached the platform is over", () => {
  awaitDeposit("r-1", amount, null);
  awaitDeposit("r-2", amount, null);
  noteOutcomes([payment("r-1", "SUCCESS", "WITHDRAWAL")]);
  expect(outcomes()).toEqual([
    ["r-1", null],
    ["r-2", null],
  ]);
  noteOutcomes([], ["r-2"]);
  expect(outcomes()).toEqual([
    ["r-1", null],
    ["r-2", "ended"],
  ]);
  noteOutcomes([payment("r-1", "SUCCESS")], ["r-1"]);
  expect(outcomes()[0]).toEqual(["r-1", "paid"]);
});

test("what became of a deposit is told once: a later read does not change it, nor redraw what is shown", () => {
  awaitDeposit("r-1", amount, null);
  noteOutcomes([payment("r-1", "SUCCESS")]);
  const before = awaited();
  vi.setSystemTime(start + 5_000);
  noteOutcomes([payment("r-1", "REVERTED")]);
  expect(awaited()).toBe(before);
  expect(before).toMatchObject([{ outcome: "paid", settledAt: start }]);
});

test("it is awaited for a day, and other tabs hear of its end for a minute", () => {
  awaitDeposit("r-1", amount, null);
  const after = (ms: number) => {
    vi.setSystemTime(start + ms);
    readAgain();
    return awaited().length;
  };
  expect([after(86_399_999), after(86_400_000)]).toEqual([1, 0]);
  vi.setSystemTime(start);
  readAgain();
  noteOutcomes([payment("r-1", "SUCCESS")]);
  expect([after(59_999), after(60_000)]).toEqual([1, 0]);
});

describe("the code of a marketing link", () => {
  const code = () => sessionStorage.getItem(codeKey);
  beforeEach(() => keepCode("SPRING"));

  test("is used once a deposit with it is paid, here or in another tab", () => {
    awaitDeposit("r-1", amount, "SPRING");
    expect(code()).not.toBeNull();
    noteOutcomes([payment("r-1", "SUCCESS")]);
    expect(code()).toBeNull();
  });

  test.each([
    ["failed", "SPRING", "FAILED"],
    ["was of another code", "SUMMER", "SUCCESS"],
    ["had no code", null, "SUCCESS"],
  ])("is kept where the deposit %s", (_what, bonusCode, status) => {
    awaitDeposit("r-1", amount, bonusCode);
    noteOutcomes([payment("r-1", status)]);
    expect(code()).not.toBeNull();
  });

  test("is used too where the page is opened after the deposit was paid", async () => {
    awaitDeposit("r-1", amount, "SPRING");
    noteOutcomes([payment("r-1", "SUCCESS")]);
    keepCode("SPRING");
    vi.resetModules();
    await import("./awaited-deposits");
    expect(code()).toBeNull();
  });
});

describe("what is kept", () => {
  const sound = { reference: "r-1", amount, bonusCode: "SPRING", at: start, outcome: "paid", settledAt: start };
  const read = (...values: unknown[]) => {
    localStorage.setItem(key, JSON.stringify({ v: 1, value: values }));
    readAgain();
    return awaited();
  };

  test.each([
    ["without a reference", { reference: 1 }],
    ["of no amount", { amount: null }],
    ["of no time", { at: "noon" }],
  ])("%s is no deposit, and the others stay", (_which, change) => {
    expect(read({ ...sound, ...change }, sound)).toEqual([sound]);
  });

  test("with an end that nobody knows is awaited still", () => {
    expect(read({ ...sound, outcome: "lost" })).toMatchObject([{ outcome: null, settledAt: null }]);
    expect(read({ ...sound, settledAt: undefined, outcome: undefined, bonusCode: 7 })).toEqual([
      { ...sound, bonusCode: null, outcome: null, settledAt: null },
    ]);
    expect(read({ ...sound, settledAt: "noon" })).toMatchObject([{ outcome: "paid", settledAt: null }]);
  });

  test("as something else than a list is nothing", () => {
    localStorage.setItem(key, JSON.stringify({ v: 1, value: { length: 1 } }));
    readAgain();
    expect(awaited()).toEqual([]);
  });
});

test("nothing of it is the next player's", () => {
  dispatchSession({ type: "signed-in", player: signedInPlayer("P1") });
  awaitDeposit("r-1", amount, null);
  clearPlayerValues();
  useSession.setState(unknownSession, true);
  expect(awaited()).toEqual([]);
});

test("money that moved has the ledger asked again of this player's deposits alone", () => {
  const asked = vi.spyOn(queryClient, "invalidateQueries");
  const player = signedInPlayer("P1");
  refetchAwaited(player);
  expect(asked.mock.calls).toEqual([[{ queryKey: playerKey(player, "deposit", "awaited") }]]);
});
