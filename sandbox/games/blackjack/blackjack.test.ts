import { describe, expect, test } from "vitest";
import { seededRandom } from "../../core/random";
import { stakeLadder, stakeUnits } from "../catalogue";
import { type Card, rankOf } from "../rounds/cards";
import { blackjack, decks, type Hand, handOf, type Move, resultOf, rtp } from "./blackjack";
import { basicStrategy } from "./strategy-fixture";

/** A card by its rank, of clubs. */
const card = (rank: number): Card => 26 + rank - 1;

/** A shoe that gives these ranks first. Places are counted without those that are taken. */
function drawOf(...ranks: number[]) {
  const taken: number[] = [];
  let at = 0;
  return () => {
    // Each time from another deck of the shoe: the same card twice is two places.
    const place = card(ranks[at] ?? 2) + 52 * (at++ % decks);
    const before = taken.filter((each) => each < place).length;
    taken.push(place);
    return place - before;
  };
}

function begin(draw: (bound: number) => number, stakeMinor = 100) {
  const position = blackjack.begin(undefined, stakeMinor, draw);
  if (!position) throw new Error("No round began.");
  return position;
}

/** The round after these moves. The cards come in this order: player, dealer, player, dealer, then as they are drawn. */
function play(ranks: readonly number[], ...moves: Move[]) {
  const draw = drawOf(...ranks);
  let position = begin(draw);
  for (const move of moves) {
    const next = blackjack.move(position.state as never, move, 100, draw);
    if (!next) throw new Error(`${move} is not possible.`);
    position = next;
  }
  return position;
}

describe("a round of blackjack", () => {
  test("shows one card of the dealer until it is decided", () => {
    const waiting = play([10, 9, 6, 7]);
    expect(waiting.outcome).toMatchObject({
      player: [card(10), card(6)],
      dealer: [card(9)],
      result: null,
      winMinor: 0,
    });
    expect(waiting.state).not.toBeNull();
    expect(play([10, 9, 6, 7, 5], "hit").outcome).toMatchObject({ dealer: [card(9), card(7), card(2)] });
  });

  test.each([
    ["more points than the dealer", [10, 9, 10, 8], ["stand"], "won", 200],
    ["fewer points", [10, 9, 7, 9], ["stand"], "lost", 0],
    ["as many", [10, 9, 8, 9], ["stand"], "tie", 100],
    ["the dealer over 21", [10, 9, 3, 6, 10], ["stand"], "won", 200],
    ["over 21", [10, 9, 6, 7, 10], ["hit"], "lost", 0],
    ["21 with three cards, which end the turn", [10, 9, 6, 10, 5], ["hit"], "won", 200],
    ["a blackjack, which pays 3 to 2", [1, 9, 13, 7], [], "blackjack", 250],
    ["a blackjack of the dealer, which ends the round", [10, 1, 9, 12], [], "lost", 0],
    ["two blackjacks", [1, 1, 11, 12], [], "tie", 100],
    ["a blackjack of the dealer under a ten", [10, 10, 9, 1], [], "lost", 0],
    ["a double that wins", [6, 6, 5, 10, 10, 10], ["double"], "won", 400],
    ["a double that ties", [6, 10, 5, 9, 8], ["double"], "tie", 200],
    ["a double below the dealer's points", [6, 10, 5, 9, 2], ["double"], "lost", 0],
  ] as const)("ends with %s", (_, ranks, moves, result, winMinor) => {
    const { outcome, state, moreMinor } = play(ranks, ...moves);
    expect(outcome).toMatchObject({ result, winMinor });
    expect(state).toBeNull();
    expect(moreMinor).toBe((moves as readonly Move[]).includes("double") ? 100 : undefined);
  });

  test("has a dealer who draws to 16 and stands on 17, with an ace too, and draws nothing against a lost hand", () => {
    const dealerOf = (ranks: readonly number[], ...moves: Move[]) => {
      const { outcome } = play(ranks, ...moves);
      return (outcome as unknown as { dealer: Card[] }).dealer.map(rankOf);
    };
    expect(dealerOf([10, 6, 9, 10, 5], "stand")).toEqual([6, 10, 5]);
    expect(dealerOf([10, 6, 9, 1, 5], "stand")).toEqual([6, 1]);
    expect(dealerOf([10, 5, 9, 1, 10, 5], "stand")).toEqual([5, 1, 10, 5]);
    expect(dealerOf([10, 6, 6, 5, 10], "hit")).toEqual([6, 5]);
  });

  test("can be doubled on the first two cards alone, and knows no other move or bet", () => {
    const { state } = play([2, 9, 3, 7, 4], "hit");
    for (const move of ["double", "split", ""]) expect(blackjack.move(state as never, move, 100, () => 0)).toBeNull();
    expect(blackjack.begin("insurance", 100, () => 0)).toBeNull();
  });

  test("is the same after its state was stored: no card of the shoe comes twice", () => {
    const random = seededRandom("shoe");
    const seen = new Map<Card, number>();
    for (let round = 0; round < 300; round++) {
      const draw = (bound: number) => Math.floor(random() * bound);
      let position = begin(draw);
      while (position.state) {
        const stored = JSON.parse(JSON.stringify(position.state));
        position = blackjack.move(stored, "hit", 100, draw) ?? position;
      }
      const { player, dealer } = position.outcome as unknown as { player: Card[]; dealer: Card[] };
      seen.clear();
      for (const each of [...player, ...dealer]) seen.set(each, (seen.get(each) ?? 0) + 1);
      expect(Math.max(...seen.values())).toBeLessThanOrEqual(decks);
    }
  });
});

test("an ace counts eleven while that does not go over 21, pictures count ten", () => {
  const handOfRanks = (...ranks: number[]) => handOf(ranks.map(card));
  expect(handOfRanks(1, 6)).toEqual({ points: 17, isSoft: true });
  expect(handOfRanks(1, 6, 10)).toEqual({ points: 17, isSoft: false });
  expect(handOfRanks(1, 1)).toEqual({ points: 12, isSoft: true });
  expect(handOfRanks(11, 12, 13)).toEqual({ points: 30, isSoft: false });
  expect(resultOf([card(1), card(10)], [card(7), card(7), card(7)])).toBe("blackjack");
});

test("every stake of the game is paid in whole amounts, blackjack included", () => {
  const stakes = stakeLadder([{ min: 1, max: 500, currency: "EUR" }], "EUR", stakeUnits.blackjack);
  for (const stake of stakes) expect(Number.isInteger(stake * 2.5)).toBe(true);
  expect(() => begin(drawOf(1, 9, 13, 7), 33)).toThrow("33");
});

/** What a stake of one gains on average by basic strategy, over every order of the cards of six decks. */
function countGain(): number {
  const left = [0, ...Array<number>(9).fill(4 * decks), 16 * decks];
  let size = 52 * decks;
  const hand = (low: number, hasAce: boolean): Hand => {
    const isSoft = hasAce && low + 10 <= 21;
    return { points: isSoft ? low + 10 : low, isSoft };
  };
  /** The average over the next card. */
  const next = (value: (rank: number) => number): number => {
    let sum = 0;
    for (let rank = 1; rank <= 10; rank++) {
      const count = left[rank] ?? 0;
      if (count === 0) continue;
      const share = count / size;
      left[rank] = count - 1;
      size--;
      sum += share * value(rank);
      left[rank] = count;
      size++;
    }
    return sum;
  };
  const against = (mine: number, low: number, hasAce: boolean): number => {
    const points = hasAce && low <= 11 ? low + 10 : low;
    if (points >= 17) return points > 21 || mine > points ? 1 : mine === points ? 0 : -1;
    let sum = 0;
    for (let rank = 1; rank <= 10; rank++) {
      const count = left[rank] ?? 0;
      left[rank] = count - 1;
      size--;
      sum += (count / (size + 1)) * against(mine, low + rank, hasAce || rank === 1);
      left[rank] = count;
      size++;
    }
    return sum;
  };
  const turn = (known: Map<string, number>, cards: readonly number[], up: number, hole: number): number => {
    const mine = hand(
      cards.reduce((sum, rank) => sum + rank, 0),
      cards.includes(1),
    );
    if (mine.points > 21) return -1;
    const key = cards.toSorted((one, other) => one - other).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const stand = (points: number) => against(points, up + hole, up === 1 || hole === 1);
    const move = mine.points === 21 ? "stand" : basicStrategy(mine, cards.length, up === 1 ? 11 : up);
    const gain =
      move === "stand"
        ? stand(mine.points)
        : next((rank) => {
            if (move === "hit") return turn(known, [...cards, rank], up, hole);
            const { points } = hand(
              cards.reduce((sum, each) => sum + each, rank),
              cards.includes(1) || rank === 1,
            );
            return points > 21 ? -2 : 2 * stand(points);
          });
    known.set(key, gain);
    return gain;
  };
  const isBlackjack = (one: number, other: number) => hand(one + other, one === 1 || other === 1).points === 21;
  return next((up) =>
    next((hole) => {
      const known = new Map<string, number>();
      return next((first) =>
        next((second) => {
          if (isBlackjack(up, hole)) return isBlackjack(first, second) ? 0 : -1;
          return isBlackjack(first, second) ? 1.5 : turn(known, [first, second], up, hole);
        }),
      );
    }),
  );
}

describe("the return of blackjack", () => {
  test("is the published one by basic strategy, counted over every order of the cards", () => {
    expect(Math.round((1 + countGain()) * 10_000) / 100).toBe(rtp);
  }, 120_000);

  test("comes out over 60,000 rounds by basic strategy, within three standard errors", () => {
    const random = seededRandom("blackjack");
    const draw = (bound: number) => Math.floor(random() * bound);
    const rounds = 60_000;
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      let stakeMinor = 100;
      let position = begin(draw);
      while (position.state) {
        const { player, dealer } = position.outcome as unknown as { player: Card[]; dealer: [Card] };
        const move = basicStrategy(handOf(player), player.length, handOf(dealer).points);
        position = blackjack.move(position.state as never, move, stakeMinor, draw) ?? position;
        stakeMinor += position.moreMinor ?? 0;
      }
      const gain = (position.outcome.winMinor - stakeMinor) / 100;
      sum += gain;
      squares += gain * gain;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(error).toBeLessThan(0.005);
    expect(Math.abs(1 + mean - rtp / 100)).toBeLessThan(3 * error);
  }, 120_000);
});
