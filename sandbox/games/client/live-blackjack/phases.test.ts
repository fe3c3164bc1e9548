// @vitest-environment jsdom
import { expect, test } from "vitest";
import { roundOf } from "../../live-blackjack/clock";
import type { BlackjackState } from "../../live-blackjack/responses";
import { createHand } from "../game-views/cards";
import { createCardRow } from "./card-row";
import { dealerCards, isReady, phaseAt, playerCards, wantsRead } from "./phases";

const round = roundOf(1);
const { closesAtMs, turnAtMs, dealerAtMs, resultAtMs } = round;

test("a round has its parts by the server's clock", () => {
  const moments = [closesAtMs - 1, closesAtMs, turnAtMs, dealerAtMs, resultAtMs];
  expect(moments.map((now) => phaseAt(round, now))).toEqual(["bets", "deal", "turn", "dealer", "result"]);
});

test("cards are dealt by turns, the dealer's second lies face down until the players have decided", () => {
  expect([0, 500, 2_500].map((ms) => playerCards(round, closesAtMs + ms))).toEqual([0, 1, Number.POSITIVE_INFINITY]);
  const dealer = (open: number, now: number) => dealerCards(round, open, now);
  expect(dealer(1, closesAtMs + 1_500)).toEqual({ open: 1, covered: false });
  for (const now of [turnAtMs - 1, turnAtMs, dealerAtMs + 5_000, resultAtMs])
    expect(dealer(1, now)).toEqual({ open: 1, covered: true });
  expect(dealer(2, turnAtMs)).toEqual({ open: 2, covered: false });
  expect([100, 700, 1_700, 5_900].map((ms) => dealer(4, dealerAtMs + ms))).toEqual([
    { open: 1, covered: true },
    { open: 2, covered: false },
    { open: 3, covered: false },
    { open: 4, covered: false },
  ]);
});

test("the page asks for what it cannot know, and shows a part only when the server has said it", () => {
  const bet = { round: 1, winMinor: null } as BlackjackState["bet"];
  const state = (nowMs: number) => ({ round, nowMs, bet }) as BlackjackState;
  expect(wantsRead(state(closesAtMs - 1_000), closesAtMs + 200, 500)).toBe(true);
  expect(wantsRead(state(closesAtMs + 200), closesAtMs + 1_000, 500)).toBe(false);
  expect([500, 1_600].map((since) => wantsRead(state(turnAtMs + 200), turnAtMs + 2_000, since))).toEqual([false, true]);
  expect(wantsRead(state(dealerAtMs + 200), resultAtMs + 200, 500)).toBe(true);
  expect([isReady(state(turnAtMs), "dealer"), isReady(state(dealerAtMs), "dealer")]).toEqual([false, true]);
  expect(isReady(state(resultAtMs), "result")).toBe(false);
});

test("a card that lies face down is turned, and the ones that lie there stay", () => {
  const hand = createHand("Dealer", "dealer");
  const row = createCardRow(hand, (cards) => String(cards.length));
  const shown = () => [...hand.section.querySelectorAll(".card")].map(({ className }) => className);
  row.show([9], true);
  const [first] = hand.section.querySelectorAll(".card");
  expect(shown()).toEqual(["card", "card covered"]);
  row.show([9, 6], false);
  row.show([9, 6, 3], false);
  expect(shown()).toEqual(["card", "card turned", "card"]);
  expect(hand.section.querySelector(".card")).toBe(first);
  row.show([], false);
  expect(shown()).toEqual([]);
});
