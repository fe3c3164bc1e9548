import { describe, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import {
  continuedNetPosition,
  keptNetPosition,
  type NetPositionEvent,
  netAmount,
  netPosition,
  noNetPosition,
} from "./net-position";

const balance = (amountMinor: number, requestedAt = 0): NetPositionEvent => ({
  type: "balance",
  total: money(amountMinor, "EUR"),
  requestedAt,
});
const begins: NetPositionEvent = { type: "round-changed", isRunning: true, at: 0 };
const ends = (at: number): NetPositionEvent => ({ type: "round-changed", isRunning: false, at });
const netAfter = (...events: NetPositionEvent[]) => netAmount(events.reduce(netPosition, noNetPosition));

describe("the net position of a game", () => {
  test.each([
    ["is zero when it is opened", [balance(5_000)], 0],
    ["falls by a stake", [balance(5_000), begins, balance(4_950)], -50],
    ["rises by a win, to the cent", [balance(5_000), begins, balance(4_950), ends(9), balance(5_013, 9)], 13],
    [
      "counts a win that is told after the round",
      [balance(5_000), begins, balance(4_950), ends(9), balance(5_000, 12)],
      0,
    ],
    [
      "counts a win behind a read from before the end of the round",
      [balance(5_000), begins, ends(9), balance(4_950, 8), balance(5_100, 9)],
      100,
    ],
    ["counts a stake that is told before its round", [balance(5_000), balance(4_950), begins], -50],
    [
      "adds rounds up",
      [balance(5_000), begins, balance(4_900), ends(9), balance(4_900, 10), begins, balance(4_700)],
      -300,
    ],
  ] satisfies [string, NetPositionEvent[], number][])("%s", (_what, events, amountMinor) => {
    expect(netAfter(...events)).toEqual(money(amountMinor, "EUR"));
  });

  test.each([
    ["nothing is known of the balance", []],
    ["a round began before the first balance", [begins, balance(4_950)]],
    ["money came outside of a round: a deposit is not won", [balance(5_000), balance(15_000)]],
    [
      "money came after the last round was settled",
      [balance(5_000), begins, ends(9), balance(4_950, 10), balance(9_950, 20)],
    ],
    ["money went outside of a round: a withdrawal is not lost here", [balance(5_000), balance(4_000)]],
    [
      "a round begins long after the balance fell",
      [balance(5_000), balance(4_000, 10), { type: "round-changed", isRunning: true, at: 5_011 }],
    ],
    ["the currency is another one", [balance(5_000), { type: "balance", total: money(5_000, "NOK"), requestedAt: 0 }]],
  ] satisfies [string, NetPositionEvent[]][])("is unknown when %s", (_what, events) => {
    expect(netAfter(...events)).toBeNull();
  });
});

describe("a net position that is continued after a reload", () => {
  const reloadedAt = 20;
  const netAfterReload = (before: NetPositionEvent[], after: NetPositionEvent[]) => {
    const kept = keptNetPosition(before.reduce(netPosition, noNetPosition));
    return kept && (netAmount(after.reduce(netPosition, continuedNetPosition(kept, reloadedAt)))?.amountMinor ?? null);
  };
  const lost = [balance(5_000), begins, balance(4_950), ends(9), balance(4_950, 10)];

  test.each([
    ["is what it was", lost, [], -50],
    ["counts on", lost, [balance(4_950, 21), begins, balance(4_900, 22), ends(23), balance(4_900, 24)], -100],
    [
      "has the result of a round that was under way",
      [balance(5_000), begins, balance(4_950)],
      [balance(5_013, 21)],
      13,
    ],
    ["has the stake that no round was told for", [balance(5_000), balance(4_950)], [balance(4_950, 21)], -50],
    ["does not take a deposit for a win", lost, [balance(9_950, 21)], null],
    ["does not take a withdrawal for a loss", lost, [balance(1_000, 21)], null],
    ["stays unknown", [...lost, balance(9_950, 11)], [balance(9_950, 21)], null],
    ["is not there where no balance was known", [begins], [], null],
  ])("%s", (_what, before, after, expected) => expect(netAfterReload(before, after)).toBe(expected));
});
