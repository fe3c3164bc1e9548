import { describe, expect, test } from "vitest";
import { createSearch } from "./matching";
import { foundPageSize, type SearchIndex } from "./schema";
import { synonyms } from "./synonyms";

const suppliers = [
  { title: "Relax", providerTitle: "Relax", slug: "relax", closedIn: [] },
  { title: "Nightjar", providerTitle: "Relax", slug: "relax", closedIn: ["DE"], isTouchOnly: true, needsMoney: true },
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
const figures: Record<string, Pick<SearchIndex["games"][number], "rtp" | "volatility">> = {
  "Atlantis Rising": { rtp: 96, volatility: "low" },
  "Cairo Book": { rtp: 96.5, volatility: "low" },
  Notebook: { rtp: 97.1, volatility: "high" },
  Starburst: { rtp: 96.1, volatility: "low" },
};
const index: SearchIndex = {
  games: given.map(([name, supplier, gameType, live]) => ({
    name,
    gameSlug: name.toLowerCase().replaceAll(" ", "-"),
    gameId: name,
    type: live ? "liveCasinoGames" : "casinoGames",
    gameType,
    supplier,
    picture: "a.webp",
    ...figures[name],
  })),
  suppliers,
  categories: [
    { lobby: "casino", id: "popular", label: "Popular" },
    { lobby: "casino", id: "book-games", label: "Book games" },
    { lobby: "casino", id: "slots", label: "Slots" },
  ],
  providers: [
    { lobby: "casino", id: "playngo", label: "Play’n GO" },
    { lobby: "casino", id: "all-games", label: "Nightjar", hash: "#studio=nightjar" },
  ],
  popular: [7, 1],
  volatility: {
    name: "Volatilité",
    low: "Faible",
    medium: "Moyenne",
    high: "Élevée",
    phrases: { low: "À volatilité basse", medium: "Volatilité moyenne", high: "À haute volatilité" },
  },
  pictures: { before: "https://images.example/", after: "?w=96" },
};
const { find: findFirst } = createSearch(index);
/** A result of one page by its two parts. */
const find = (text: string) => {
  const { games, total, matchTotal, nearTotal, ...found } = findFirst(text);
  const near = games.slice(total, total + matchTotal + nearTotal);
  return {
    ...found,
    containing: games.slice(0, total),
    matching: near.slice(0, matchTotal),
    near,
    instead: games.slice(total + near.length),
  };
};
const names = (games: readonly { name: string }[]) => games.map(({ name }) => name);

describe("names that contain the text come first [LOBBY-523]", () => {
  test.each([
    ["BOOK", ["Book of Cairo", "Cairo Book", "Notebook"]],
    ["book", ["Book of Cairo", "Cairo Book", "Notebook"]],
    ["k of c", ["Book of Cairo"]],
    ["  Cairo ", ["Book of Cairo", "Cairo Book"]],
    ["book  of   cairo", ["Book of Cairo"]],
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
    ["a provider without its apostrophe", "playn go", ["Starburst", "Notebook"]],
    ["a provider as it stands in addresses", "playngo", ["Starburst", "Notebook"]],
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

  test.each(Object.entries(synonyms).flatMap(([type, words]) => words.map((word) => [word, type])))(
    "the word %s finds every game of the type %s [LOBBY-534]",
    (word, type) => {
      const games = [type, "other", type].map((gameType, at) => ({
        name: `Game ${at}`,
        gameId: String(at),
        type: "casinoGames" as const,
        gameType,
        supplier: 0,
        picture: "a.webp",
      }));
      const found = createSearch({ ...index, games }).find(word);
      expect(found.games.map(({ gameId }) => gameId)).toEqual(["0", "2"]);
    },
  );

  test("there are words for baccarat, blocks, plinko and others [LOBBY-534]", () => {
    const types = Object.keys(synonyms);
    expect(types).toEqual(expect.arrayContaining(["baccarat", "blocks", "plinko"]));
    expect(types.length).toBeGreaterThan(3);
  });

  test("other text falls through to the names [LOBBY-533]", () => {
    expect(names(find("drop").containing)).toEqual(["Galaxy Drop"]);
    expect(find("drop").near).toEqual([]);
  });
});

describe("exact names, then popular games, then the rest", () => {
  const given = [
    "Emerald Bay",
    "Emerald Orbit",
    "Golden Emerald",
    "Lantern Alley",
    "Lantern Alley Afterglow",
    "Orbit",
    "Orbit Run",
  ];
  const [any] = index.games;
  const games = any ? given.map((name) => ({ ...any, name, supplier: 0 })) : [];
  const { find } = createSearch({ ...index, games, popular: [1, 6, 2] });
  test.each([
    ["emerald", ["Emerald Orbit", "Golden Emerald", "Emerald Bay"]],
    ["ORBIT", ["Orbit", "Emerald Orbit", "Orbit Run"]],
    ["lantrn aley", ["Lantern Alley", "Lantern Alley Afterglow"]],
    [
      "relax",
      [
        "Emerald Orbit",
        "Orbit Run",
        "Golden Emerald",
        "Emerald Bay",
        "Lantern Alley",
        "Lantern Alley Afterglow",
        "Orbit",
      ],
    ],
  ])("%s: %j", (text, expected) => {
    expect(names(find(text).games)).toEqual(expected);
  });
});

describe("a provider or studio by its name", () => {
  test.each(["relax gaming", "Relax games", "provider relax", "relax studios"])("%s: not a typing error", (text) => {
    const { matching, places } = find(text);
    expect(names(matching)).toEqual(names(find("relax").matching));
    expect(matching.length).toBeGreaterThan(3);
    expect(places).toEqual(find("relax").places);
  });

  test("a studio's list is among the places", () => {
    expect(find("nightjar").places).toEqual([expect.objectContaining({ hash: "#studio=nightjar" })]);
  });
});

describe("the figures of a game in the text", () => {
  test.each([
    ["rtp>96", ["Starburst", "Cairo Book", "Notebook"]],
    ["rtp > 96.5", ["Notebook"]],
    ["RTP≥96,5 %", ["Cairo Book", "Notebook"]],
    ["rtp<=96", ["Atlantis Rising"]],
    ["rtp 97", ["Notebook"]],
    ["low volatility", ["Starburst", "Atlantis Rising", "Cairo Book"]],
    ["volatilité faible", ["Starburst", "Atlantis Rising", "Cairo Book"]],
    ["elevee volatilite", ["Notebook"]],
    ["rtp>96 low volatility", ["Starburst", "Cairo Book"]],
    ["rtp>96 low volatility nightjar", ["Cairo Book"]],
    ["rtp>96, low volatility", ["Starburst", "Cairo Book"]],
    ["low volatility, rtp>96,", ["Starburst", "Cairo Book"]],
    ["RTP: 97", ["Notebook"]],
    ["À volatilité basse", ["Starburst", "Atlantis Rising", "Cairo Book"]],
    ["à volatilité basse rtp>96", ["Starburst", "Cairo Book"]],
    ["book rtp>97", ["Notebook"]],
    ["rtp>99", []],
    ["low", []],
    ["rtp", []],
    ["rtp>9", []],
  ])("%s: %j", (text, expected) => {
    expect(names(find(text).near)).toEqual(expected);
  });
});

test("an index of an earlier release, without the words of the filter, finds by the names of the levels", () => {
  const { phrases: _, ...volatility } = index.volatility;
  const { find } = createSearch({ ...index, volatility });
  expect(names(find("volatilité faible").games)).toEqual(["Starburst", "Atlantis Rising", "Cairo Book"]);
});

describe("where nothing is found", () => {
  test.each([
    ["nihgtjr", "Nightjar"],
    ["plaayngoo", "Play’n GO"],
    ["nigtjaar studio", "Nightjar"],
    ["xq", undefined],
    ["zzzzzzzz", undefined],
  ])("%s: the popular games, the categories and the nearest provider (%s)", (text, expected) => {
    const { containing, near, instead, places, nearest } = find(text);
    expect([containing, near]).toEqual([[], []]);
    expect(names(instead)).toEqual(["Starburst", "Book of Cairo"]);
    expect(places).toEqual(index.categories);
    expect(nearest?.label).toBe(expected);
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
      needsLogin: false,
      needsMoney: true,
      isTouchOnly: true,
      pictureUrl: "https://images.example/a.webp?w=96",
    },
  ]);
});

test.each([
  ["book", ["book-games"]],
  ["play'n", ["playngo"]],
  ["s", ["slots"]],
  ["ok", []],
])("lists whose name has a word that begins with %j: %j", (text, ids) => {
  expect(find(text).places.map(({ id }) => id)).toEqual(ids);
});

test.each(["", "   ", "\t\n"])("nothing is typed (%j): the popular games and the categories", (text) => {
  const { instead, containing, near, places } = find(text);
  expect(names(instead)).toEqual(["Starburst", "Book of Cairo"]);
  expect([containing, near, places]).toEqual([[], [], index.categories]);
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
  ["{}()|[].*+?^$\\"],
  ["\u{1f3b0} \u{1f468}\u200d\u{1f469}"],
])("a hostile text finds nothing and throws nothing: %.20j", (text) => {
  const { containing, near } = find(text);
  expect([containing, near]).toEqual([[], []]);
});

describe("a text that finds many games", () => {
  const [other, first] = index.games;
  const games = Array.from({ length: 4_000 }, (_, at) => (at % 2 ? first : other)).flatMap((game) => game ?? []);
  const search = createSearch({ ...index, games: games.map((game, at) => ({ ...game, gameId: String(at) })) });
  const allPages = (text: string, length: number) =>
    Array.from({ length }, (_, page) => search.findPage(text, page)).flat();

  test("counts all of them, and lists each on one page", () => {
    const { games: page, total, nearTotal } = search.find("book");
    expect([page.length, total, nearTotal]).toEqual([foundPageSize, 2_000, 0]);
    const listed = allPages("book", Math.ceil(2_000 / foundPageSize));
    expect(new Set(listed.map(({ gameId }) => gameId)).size).toBe(2_000);
    expect(listed.slice(0, foundPageSize)).toEqual(page);
    expect(search.findPage("book", 34)).toEqual([]);
  });

  test("also where a provider's name finds them", () => {
    const { total, matchTotal } = search.find("nightjar");
    expect([total, matchTotal]).toEqual([0, 2_000]);
    expect(allPages("nightjar", Math.ceil(2_000 / foundPageSize))).toHaveLength(2_000);
  });

  test("is searched again for a page that is read after another text", () => {
    const page = search.findPage("book", 3);
    search.find("atlantis");
    expect(search.findPage("book", 3)).toEqual(page);
  });
});
