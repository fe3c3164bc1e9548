import { describe, expect, test } from "vitest";
import { createSearch } from "./matching";
import type { SearchIndex } from "./schema";

const suppliers = [
  { title: "Relax", providerTitle: "Relax", slug: "relax", closedIn: [] },
  { title: "Nightjar", providerTitle: "Relax", slug: "relax", closedIn: ["DE"] },
  { title: "Play’n GO", providerTitle: "Play’n GO", slug: "playngo", closedIn: [] },
  { title: "Evolution", providerTitle: "Evolution", slug: "evolution", closedIn: [] },
];
type Given = [name: string, supplier: number, gameType: string, live?: true];
const given: Given[] = [
  ["Atlantis Rising", 1, "slots"],
  ["Book of Cairo", 0, "slots"],
  ["Cairo Book", 1, "slots"],
  ["Café Étoile", 0, "slots"],
  ["Galaxy Drop", 1, "plinko"],
  ["Notebook", 2, "slots"],
  ["Smørgåsbord", 0, "slots"],
  ["Starburst", 2, "slots"],
  ["Velvet Wheel", 3, "roulette", true],
  ["Wild 7.7 (Deluxe)", 0, "slots"],
];
const index: SearchIndex = {
  games: given.map(([name, supplier, gameType, live]) => ({
    name,
    gameSlug: name.toLowerCase().replaceAll(" ", "-"),
    gameId: name,
    type: live ? "liveCasinoGames" : "casinoGames",
    gameType,
    supplier,
    picture: "a.webp",
  })),
  suppliers,
  categories: [
    { lobby: "casino", id: "popular", label: "Popular" },
    { lobby: "casino", id: "book-games", label: "Book games" },
    { lobby: "casino", id: "slots", label: "Slots" },
  ],
  providers: [{ lobby: "casino", id: "playngo", label: "Play’n GO" }],
  popular: [7, 1],
  pictures: { before: "https://images.example/", after: "?w=96" },
};
const find = createSearch(index);
const names = (games: readonly { name: string }[]) => games.map(({ name }) => name);

describe("names that contain the text come first [LOBBY-523]", () => {
  test.each([
    ["BOOK", ["Book of Cairo", "Cairo Book", "Notebook"]],
    ["book", ["Book of Cairo", "Cairo Book", "Notebook"]],
    ["k of c", ["Book of Cairo"]],
    ["  Cairo ", ["Cairo Book", "Book of Cairo"]],
    ["7.7 (", ["Wild 7.7 (Deluxe)"]],
    ["é É", ["Café Étoile"]],
    ["ÉTOILE", ["Café Étoile"]],
    ["stabrust", []],
  ])("%j: %j", (text, expected) => {
    expect(names(find(text).containing)).toEqual(expected);
  });
});

describe("near matches follow, none of them twice", () => {
  test.each([
    ["two letters exchanged", "satrburst", ["Starburst"]],
    ["a letter missing", "starbrst", ["Starburst"]],
    ["a letter too many", "starbuurst", ["Starburst"]],
    ["a wrong letter", "stargurst", ["Starburst"]],
    ["a wrong letter in an unfinished word", "stagb", ["Starburst"]],
    ["without its marks", "cafe etoile", ["Café Étoile"]],
    ["without a letter of its own", "smorgasbord", ["Smørgåsbord"]],
    ["words in another order", "rising atlantis", ["Atlantis Rising"]],
    ["the studio", "nightjar", ["Atlantis Rising", "Cairo Book", "Galaxy Drop"]],
    ["a provider without its apostrophe", "playn go", ["Notebook", "Starburst"]],
    ["a provider and a type", "nightjar plinko", ["Galaxy Drop"]],
    ["a live table", "live", ["Velvet Wheel"]],
  ])("%s: %j", (_what, text, expected) => {
    const { containing, near } = find(text);
    expect(names(near)).toEqual(expected);
    expect(names(containing).filter((name) => names(near).includes(name))).toEqual([]);
  });

  test.each([
    ["plinko", "Galaxy Drop"],
    ["PLINKO", "Galaxy Drop"],
    ["pachinko", "Galaxy Drop"],
    ["roulette", "Velvet Wheel"],
    ["ruletti", "Velvet Wheel"],
    ["ルーレット", "Velvet Wheel"],
  ])("the words for a type of game: %s [LOBBY-533]", (text, name) => {
    expect(names(find(text).near)).toEqual([name]);
  });

  test("other text falls through to the names [LOBBY-533]", () => {
    expect(names(find("drop").containing)).toEqual(["Galaxy Drop"]);
    expect(find("drop").near).toEqual([]);
  });
});

test("a game is found with all that its address and its row need", () => {
  expect(find("atlantis").containing).toEqual([
    {
      name: "Atlantis Rising",
      gameSlug: "atlantis-rising",
      gameId: "Atlantis Rising",
      type: "casinoGames",
      gameProvider: { slug: "relax" },
      supplier: "Nightjar",
      closedIn: ["DE"],
      pictureUrl: "https://images.example/a.webp?w=96",
    },
  ]);
});

test.each([
  ["book", ["book-games"]],
  ["play'n", ["playngo"]],
  ["s", ["slots"]],
  ["lots", []],
])("lists whose name has a word that begins with %j: %j", (text, ids) => {
  expect(find(text).places.map(({ id }) => id)).toEqual(ids);
});

test.each(["", "   ", "\t\n"])("nothing is typed (%j): the popular games and the categories", (text) => {
  const { containing, near, places } = find(text);
  expect(names(containing)).toEqual(["Starburst", "Book of Cairo"]);
  expect([near, places]).toEqual([[], index.categories]);
});

test.each([
  ["a".repeat(10_000)],
  [".*"],
  ["(?:"],
  ["["],
  ["\\"],
  ["$^"],
  ["+++"],
  ["'"],
  ["\0"],
  ["ab ".repeat(3_000)],
])("a hostile text finds nothing and does no harm: %.20j", (text) => {
  const started = performance.now();
  const { containing, near } = find(text);
  expect([containing, near]).toEqual([[], []]);
  expect(performance.now() - started).toBeLessThan(200);
});

test("at most a hundred are listed of any number, and all are counted", () => {
  const many = {
    ...index,
    games: Array.from({ length: 2_000 }, () => index.games[1] ?? index.games[0]).flatMap((game) => game ?? []),
  };
  const found = createSearch(many)("book");
  expect([found.containing.length, found.total]).toEqual([100, 2_000]);
});
