import { describe, expect, test } from "vitest";
import { pickRelated, type RelatedCandidate } from "./related";

const make = (id: string, more: Partial<RelatedCandidate> = {}): RelatedCandidate => ({
  id,
  provider: "relax",
  volatility: "high",
  hasWays: false,
  isSameKind: true,
  ...more,
});
const many = (name: string, more: Partial<RelatedCandidate>) =>
  Array.from({ length: 6 }, (_, at) => make(`${name}-${at}`, more));
const game = make("game", { provider: "quickspin" });
const idsOf = (games: readonly RelatedCandidate[]) => games.map(({ id }) => id);

describe("the games most like one", () => {
  test("are of its themes before those with its features, its provider's, and popular ones", () => {
    const themed = make("themed", { volatility: "low", hasWays: true });
    const alike = make("alike");
    const own = make("own", { provider: "quickspin", volatility: "low" });
    const popular = make("popular", { volatility: "low" });
    const other = make("other", { volatility: "low" });
    const lists = [["popular"], ["game", "themed"]];
    expect(pickRelated(game, [other, popular, own, alike, themed], lists)).toEqual(
      idsOf([themed, alike, own, popular, other]),
    );
  });

  test("are of its own kind before others", () => {
    const [wheel, cards] = [
      make("wheel", { isSameKind: false, provider: "quickspin" }),
      make("cards", { volatility: "low" }),
    ];
    expect(pickRelated(game, [wheel, cards], [["wheel"]])).toEqual(["cards", "wheel"]);
  });

  test("are rather of its short lists than of its long ones", () => {
    const fillers = idsOf(many("filler", {}));
    const lists = [[], ["game", "listed", ...fillers], ["game", "book"]];
    expect(pickRelated(game, [make("listed"), make("book")], lists)).toEqual(["book", "listed"]);
  });

  test("are three of one list at most, while there are others", () => {
    const jackpots = many("jackpot", {});
    const books = many("book", { volatility: "low" });
    const lists = [[], ["game", ...idsOf(jackpots)], ["game", ...idsOf(books), "longer"]];
    const mixed = pickRelated(game, [...jackpots, ...books, make("other")], lists);
    expect(mixed.filter((id) => id.startsWith("jackpot"))).toHaveLength(3);
    expect(mixed.filter((id) => id.startsWith("book"))).toHaveLength(3);
    expect(pickRelated(game, jackpots, lists)).toHaveLength(6);
  });

  test("are six at most, without the game itself, always the same, in whatever order they are read", () => {
    const candidates = [game, ...many("one", {}), ...many("other", {})];
    const related = pickRelated(game, candidates, []);
    expect(related).toHaveLength(6);
    expect(related).not.toContain("game");
    expect(pickRelated(game, candidates.toReversed(), [])).toEqual(related);
  });

  test("differ from those of another game where all are alike", () => {
    const candidates = [...many("one", {}), ...many("other", {})];
    expect(pickRelated(make("next"), candidates, [])).not.toEqual(pickRelated(game, candidates, []));
  });

  test("are none where there is no other", () => {
    expect(pickRelated(game, [game], [])).toEqual([]);
  });
});
