import { describe, expect, test } from "vitest";
import { chooseGames, createLists, openLists } from "./lists";
import { type Choice, type ListFile, wholeList } from "./schema";

const picture = { before: "https://images.example/", after: "?w=1", width: 224 };
const game = (name: string, supplier: number, more: Partial<ListFile["games"][number]> = {}) => ({
  name,
  gameId: name,
  supplier,
  picture: `${name}.webp`,
  ...more,
});
const file: ListFile = {
  type: "casinoGames",
  currency: "EUR",
  games: [
    game("Wolf 10", 0, { stake: 10, rtp: 96, volatility: "low", reels: "lines", releasedAt: "2024-01-31" }),
    game("Book of Cairo", 1, {
      gameSlug: "book-of-cairo",
      stake: 20,
      isNew: true,
      rtp: 97.2,
      volatility: "low",
      reels: "lines",
    }),
    game("Wolf 9", 2, {
      stake: 100,
      popularity: 3,
      rtp: 95.9,
      volatility: "high",
      reels: "ways",
      releasedAt: "2025-02-01",
    }),
    game("Ägir", 3, { popularity: 0 }),
    game("NOTEBOOK", 0, { isNew: true, jackpotExist: true, rtp: 94, volatility: "medium", releasedAt: "2025-01-01" }),
  ],
  suppliers: [
    { title: "Relax", slug: "relax", studio: null, closedIn: [] },
    { title: "Nightjar", slug: "relax", studio: "nightjar", closedIn: ["DE"], isTouchOnly: true, needsLogin: true },
    { title: "Kobold", slug: "softswiss", studio: "kobold", closedIn: [] },
    { title: "Quickspin", slug: "quickspin", studio: null, closedIn: [] },
  ],
  providers: [],
  subProviders: [],
  plain: picture,
  fine: picture,
};
const list = createLists(file, "en");
const namesOf = (choice: Partial<Choice>) => list({ ...wholeList, ...choice }, 30).games.map(({ name }) => name);

const basis = { suppliers: file.suppliers, steps: [] };

test("the lists are all games as read, all in the chosen order, the filtered ones, and the text [LOBBY-511]", () => {
  const { compare } = new Intl.Collator("en");
  const opened = openLists(file.games);
  expect(opened).toEqual({ allGames: file.games, all: file.games, filtered: file.games, searchText: "", sort: "ours" });
  const chosen = chooseGames(opened, { ...wholeList, sort: "fromZ", searchText: " Wolf " }, basis, compare);
  const names = (games: readonly { name: string }[]) => games.map(({ name }) => name);
  expect(chosen.allGames).toBe(file.games);
  expect(names(chosen.all)).toEqual(["Wolf 9", "Wolf 10", "NOTEBOOK", "Book of Cairo", "Ägir"]);
  expect(names(chosen.filtered)).toEqual(["Wolf 9", "Wolf 10"]);
  expect(chosen.searchText).toBe("wolf");
  const next = chooseGames(chosen, { ...wholeList, sort: "fromZ", providers: ["relax"] }, basis, compare);
  expect(next.all).toBe(chosen.all);
  expect(chooseGames(next, wholeList, basis, compare)).toEqual(opened);
});

describe("the games of a choice", () => {
  test.each([
    ["ours", ["Wolf 10", "Book of Cairo", "Wolf 9", "Ägir", "NOTEBOOK"]],
    ["fromA", ["Ägir", "Book of Cairo", "NOTEBOOK", "Wolf 9", "Wolf 10"]],
    ["fromZ", ["Wolf 10", "Wolf 9", "NOTEBOOK", "Book of Cairo", "Ägir"]],
    ["popular", ["Ägir", "Wolf 9", "Wolf 10", "Book of Cairo", "NOTEBOOK"]],
    ["newFirst", ["NOTEBOOK", "Book of Cairo", "Wolf 9", "Wolf 10", "Ägir"]],
  ] as const)("in the order %s", (sort, expected) => {
    expect(namesOf({ sort })).toEqual(expected);
  });

  test.each([
    ["a name in any case", { searchText: "BOOK" }, ["Book of Cairo", "NOTEBOOK"]],
    ["a provider, with its studios", { providers: ["relax"] }, ["Wolf 10", "Book of Cairo", "NOTEBOOK"]],
    ["a studio", { subProviders: ["nightjar"] }, ["Book of Cairo"]],
    ["a name and a provider", { searchText: "wolf", providers: ["relax"] }, ["Wolf 10"]],
    ["nothing but spaces", { searchText: "   " }, ["Wolf 10", "Book of Cairo", "Wolf 9", "Ägir", "NOTEBOOK"]],
    ["a provider that is none of the list's", { providers: ["nobody"] }, []],
    ["the signs of a pattern", { searchText: ".*(" }, []],
    ["ten thousand letters", { searchText: "o".repeat(10_000) }, []],
  ])("by %s [LIVE-502]", (_what, choice, expected) => {
    expect(namesOf(choice)).toEqual(expected);
  });

  test.each([
    ["a volatility", ["low"], ["Wolf 10", "Book of Cairo"]],
    ["any of two volatilities", ["low", "high"], ["Wolf 10", "Book of Cairo", "Wolf 9"]],
    ["the lowest stakes", ["stake1"], ["Wolf 10"]],
    ["lowest stakes up to the second step", ["stake2"], ["Wolf 10", "Book of Cairo"]],
    ["a step that the list does not have", ["stake3"], []],
    ["a return", ["rtp96"], ["Wolf 10", "Book of Cairo"]],
    ["a return and a volatility", ["rtp97", "low"], ["Book of Cairo"]],
    ["a jackpot", ["jackpot"], ["NOTEBOOK"]],
    ["new games with a jackpot", ["jackpot", "new"], ["NOTEBOOK"]],
    ["a demo", ["demo"], ["Wolf 10", "Wolf 9", "Ägir", "NOTEBOOK"]],
    ["lines or ways", ["lines", "ways"], ["Wolf 10", "Book of Cairo", "Wolf 9"]],
    ["facts that no game has together", ["jackpot", "low"], []],
  ] as const)("by %s", (_what, facts, expected) => {
    expect(namesOf({ facts })).toEqual(expected);
  });

  test("each option counts the games that it would leave beside what is chosen in other groups", () => {
    const { counts, facts } = list({ ...wholeList, facts: ["low"], providers: ["relax"] }, 30);
    expect(counts.providers).toEqual({ relax: 2 });
    expect(counts.subProviders).toEqual({ nightjar: 1 });
    expect(counts.facts).toMatchObject({ low: 2, medium: 1, rtp96: 2, rtp97: 1, demo: 1, lines: 2, new: 1 });
    expect(counts.facts.high).toBeUndefined();
    expect(facts).toContain("high");
    expect(list({ ...wholeList, searchText: "wolf" }, 30).counts.providers).toEqual({ relax: 1, softswiss: 1 });
  });

  test("any of several providers and studios, and all where none is chosen [LIVE-503]", () => {
    expect(namesOf({ providers: ["quickspin"], subProviders: ["kobold"] })).toEqual(["Wolf 9", "Ägir"]);
    expect(namesOf({ providers: ["quickspin", "softswiss"] })).toEqual(["Wolf 9", "Ägir"]);
    expect(namesOf({ providers: [], subProviders: [] })).toHaveLength(5);
  });
});

test("one page at a time; the totals follow the choice, and a page beyond the last is the last", () => {
  expect(list({ ...wholeList, page: 2 }, 2)).toMatchObject({ page: 2, before: 2, total: 5, hasMore: true });
  const last = list({ ...wholeList, page: 9, providers: ["relax"] }, 2);
  expect(last).toMatchObject({ page: 2, before: 2, total: 3, hasMore: false });
  expect(last.games.map(({ name }) => name)).toEqual(["NOTEBOOK"]);
  expect(list({ ...wholeList, searchText: "zz", page: 3 }, 2)).toMatchObject({
    page: 1,
    before: 0,
    total: 0,
    hasMore: false,
  });
});

test("several pages together, the first of them kept", () => {
  const two = list({ ...wholeList, page: 1, lastPage: 2 }, 2);
  expect(two).toMatchObject({ page: 1, lastPage: 2, before: 0, total: 5, hasMore: true });
  expect(two.games.map(({ name }) => name)).toEqual(["Wolf 10", "Book of Cairo", "Wolf 9", "Ägir"]);
  expect(list({ ...wholeList, page: 2, lastPage: 9 }, 2)).toMatchObject({ page: 2, lastPage: 3, hasMore: false });
});

test("where no game has a demo, none is marked for having none", () => {
  const suppliers = file.suppliers.map((supplier) => ({ ...supplier, needsLogin: true }));
  const games = createLists({ ...file, suppliers }, "en")(wholeList, 30).games;
  expect(games.map(({ needsLogin }) => needsLogin)).toEqual(games.map(() => false));
  expect(games).not.toHaveLength(0);
});

test("a game comes with all that its tile shows", () => {
  const [, book, , , notebook] = list(wholeList, 30).games;
  expect(book).toEqual({
    type: "casinoGames",
    name: "Book of Cairo",
    gameSlug: "book-of-cairo",
    gameId: "Book of Cairo",
    gameProvider: { slug: "relax" },
    supplier: "Nightjar",
    closedIn: ["DE"],
    needsLogin: true,
    needsMoney: false,
    isTouchOnly: true,
    isNew: true,
    jackpotExist: false,
    picture: {
      plain: "https://images.example/Book of Cairo.webp?w=1",
      fine: "https://images.example/Book of Cairo.webp?w=1",
      plainWidth: 224,
      fineWidth: 224,
    },
  });
  expect(notebook).toMatchObject({ gameSlug: null, isTouchOnly: false, isNew: true, jackpotExist: true });
});
