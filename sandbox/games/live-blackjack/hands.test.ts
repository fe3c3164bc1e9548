import { expect, test } from "vitest";
import { seededRandom } from "../../core/random";
import { decks, handOf, hasBlackjack, paidMinor, resultOf, rtp } from "../blackjack/blackjack";
import { basicStrategy } from "../blackjack/strategy-fixture";
import { roundAt, roundOf } from "./clock";
import { companyAt } from "./company";
import { dealerHand, isOver, letterOf, seatHand, seats, shufflePiles } from "./hands";

const drawOf = (seed: string) => {
  const random = seededRandom(seed);
  return (bound: number) => Math.floor(random() * bound);
};

test("a round is dealt from six decks: no card comes more often at the whole table", () => {
  const draw = drawOf("piles");
  for (let round = 0; round < 100; round++) {
    const seen = new Map<number, number>();
    for (const card of shufflePiles(draw)) seen.set(card, (seen.get(card) ?? 0) + 1);
    expect(Math.max(...seen.values())).toBeLessThanOrEqual(decks);
  }
});

test("a seat has its own cards, which only its moves add to", () => {
  const piles = shufflePiles(drawOf("seats"));
  const first = Array.from({ length: seats }, (_, seat) => seatHand(piles, seat, ""));
  expect(first.map((cards) => cards.length)).toEqual(Array(seats).fill(2));
  expect(seatHand(piles, 3, "hh").slice(0, 2)).toEqual(first[3]);
  expect([seatHand(piles, 3, "hs"), seatHand(piles, 3, "d")].map((cards) => cards.length)).toEqual([3, 3]);
  expect(dealerHand(piles).length).toBeGreaterThan(1);
});

test("the return is that of the game: 30,000 hands by basic strategy, on all seats, within three standard errors", () => {
  const draw = drawOf("live blackjack");
  const rounds = 30_000;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const piles = shufflePiles(draw);
    const [seat, dealer] = [round % seats, dealerHand(piles)];
    let moves = "";
    const cards = () => seatHand(piles, seat, moves);
    while (!hasBlackjack(dealer) && !isOver(cards(), moves))
      moves += letterOf(basicStrategy(handOf(cards()), cards().length, handOf(dealer.slice(0, 1)).points));
    const stakeMinor = moves.endsWith("d") ? 200 : 100;
    const gain = (paidMinor(stakeMinor, resultOf(cards(), dealer)) - stakeMinor) / 100;
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(error).toBeLessThan(0.007);
  expect(Math.abs(1 + mean - rtp / 100)).toBeLessThan(3 * error);
}, 120_000);

test("rounds follow one another without a gap, each with its parts in order", () => {
  const { id, closesAtMs, turnAtMs, dealerAtMs, resultAtMs, endsAtMs } = roundAt(10_000_000);
  const parts = [closesAtMs, turnAtMs, dealerAtMs, resultAtMs, endsAtMs];
  expect(parts.toSorted((one, other) => one - other)).toEqual(parts);
  expect(roundAt(endsAtMs)).toEqual(roundOf(id + 1));
});

test("the table's own players have the same cards for everybody, none before the deal, and draw in the players' time", () => {
  const round = roundOf(9);
  const piles = shufflePiles(drawOf("company"));
  const at = (nowMs: number, dealt = true) =>
    companyAt("evolution:salon", round, { piles: dealt ? piles : null, nowMs, seats, taken: 1 });
  expect(at(round.closesAtMs - 1, false).flatMap(({ cards }) => cards)).toEqual([]);
  expect(at(round.turnAtMs)).toEqual(at(round.turnAtMs));
  const counts = [round.turnAtMs, round.dealerAtMs].map((nowMs) => at(nowMs).flatMap(({ cards }) => cards).length);
  expect(counts[1]).toBeGreaterThanOrEqual(counts[0] ?? 0);
});
