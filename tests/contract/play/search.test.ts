import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { ListFile } from "@/lib/play/game-lists/schema";
import { createSearch } from "@/lib/play/search/matching";
import { foundPageSize, SearchIndex } from "@/lib/play/search/schema";
import { type Edition, parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (read: () => unknown) => read }));

const origins = inject("sandbox");
let search: typeof import("@/lib/play/search/server");
let lists: typeof import("@/lib/play/game-lists/server");
let content: typeof import("@/lib/content/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), {
    SESSION_KEYS: newSessionKeys(),
    BLOCKED_PROVIDERS: "pragmaticplay=FR,NL,CA,DE,SE,TR,PL,PT,BR",
  });
  search = await import("@/lib/play/search/server");
  lists = await import("@/lib/play/game-lists/server");
  content = await import("@/lib/content/server");
});

const edition = (segment: string): Edition => {
  const parsed = parseEdition(segment);
  if (!parsed) throw new Error(`No such edition: ${segment}`);
  return parsed;
};
const english = edition("en-UN~web~a");

const providersOf = ({ games, suppliers }: SearchIndex, type: string) =>
  new Set(games.filter((game) => game.type === type).map(({ supplier }) => suppliers[supplier]?.slug));

describe("the index of an edition", () => {
  test.each([
    ["de-UN~web~a", "Niedrige Volatilität"],
    ["tl-UN~web~a", "Mababang volatility"],
  ])("%s finds by what its own filter is called: %s", async (segment, text) => {
    const { games } = await search.getSearchIndex(edition(segment));
    const low = games.filter(({ volatility }) => volatility === "low");
    expect(low.length).toBeGreaterThan(10);
    const { find } = createSearch(await search.getSearchIndex(edition(segment)));
    expect(find(text)).toMatchObject({ total: 0, matchTotal: low.length, nearTotal: 0 });
  });

  test("names every game of the casino and of the live casino once, in the order of their names, and nothing of a player", async () => {
    const index = await search.getSearchIndex(english);
    expect(SearchIndex.parse(JSON.parse(JSON.stringify(index)))).toEqual(index);
    const names = index.games.map(({ name }) => name);
    expect(names).toContain("Emerald Orbit");
    expect(names.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()).sort());
    expect(await search.countSearchedGames(english)).toBe(names.length);
    expect(index.popular.length).toBeGreaterThan(12);
    expect(createSearch(index).find("").games).toHaveLength(12);
    expect(index.games.find(({ name }) => name === "Emerald Orbit")).toMatchObject({ rtp: expect.any(Number) });
    expect(index.providers).toContainEqual({
      lobby: "casino",
      id: "all-games",
      label: "Nightjar",
      hash: "#studio=nightjar",
    });
    expect(index.providers.map(({ id }) => id)).toContain("playngo");
    const lobbiesOf = (slug: string) => index.providers.filter(({ id }) => id === slug).map(({ lobby }) => lobby);
    expect([lobbiesOf("evolution"), lobbiesOf("playngo")]).toEqual([["casino", "liveCasino"], ["casino"]]);
    expect(index.categories).toContainEqual({ lobby: "casino", id: "slots", label: "Slots" });
    expect(Object.keys(index).sort()).toEqual([
      "categories",
      "games",
      "pictures",
      "popular",
      "providers",
      "suppliers",
      "volatility",
    ]);
  });

  test("its pictures are addresses of the content service", async () => {
    const index = await search.getSearchIndex(english);
    const [first] = createSearch(index).find("koi garden").games;
    const response = await fetch(first?.pictureUrl ?? "");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("leaves out the providers that are closed to the zone, and those that the live casino excludes [LIVE-505, LOBBY-524]", async () => {
    const open = await search.getSearchIndex(english);
    const closed = await search.getSearchIndex(edition("en-UN~web~b"));
    expect(providersOf(open, "casinoGames")).toContain("pragmaticplay");
    expect(providersOf(closed, "casinoGames")).not.toContain("pragmaticplay");
    expect([...providersOf(open, "liveCasinoGames")].sort()).toEqual(["evolution", "pragmaticplay"]);
    expect([...providersOf(closed, "liveCasinoGames")]).toEqual(["evolution"]);
    expect(providersOf(open, "casinoGames")).toContain("softswiss");
  });

  test("leaves out the games of excluded studios, and of another channel", async () => {
    const studios = async (segment: string) =>
      (await search.getSearchIndex(edition(segment))).suppliers.map(({ title }) => title);
    expect(await studios("en-UN~web~a")).toContain("Tin Robot");
    expect(await studios("fi-FI~web~a")).not.toContain("Tin Robot");
    const phone = await search.getSearchIndex(edition("en-UN~mobile~a"));
    expect(phone.games.length).not.toBe((await search.getSearchIndex(english)).games.length);
  });

  test("marks the games that a country may see but not play", async () => {
    const { suppliers } = await search.getSearchIndex(english);
    expect(suppliers.find(({ slug }) => slug === "novomatic")?.closedIn).toContain("SE");
    expect(suppliers.find(({ slug }) => slug === "relax")?.closedIn).toEqual([]);
  });

  test.each([
    ["en-UN~web~a", "casinoGames", "pragmaticplay", [false, false]],
    ["en-UN~web~a", "casinoGames", "quickspin", [true, false]],
    ["en-UN~web~a", "liveCasinoGames", "pragmaticplay", [true, false]],
    ["en-LL~web~a", "casinoGames", "pragmaticplay", [true, true]],
    ["en-LL~web~a", "casinoGames", "octoplay", [false, false]],
    ["en-GG~web~a", "casinoGames", "octoplay", [true, true]],
    ["en-GG~web~a", "casinoGames", "novomatic", [true, true]],
  ] as const)("marks what a game asks for before it opens: %s, %s of %s", async (segment, type, provider, needs) => {
    const index = await search.getSearchIndex(edition(segment));
    const ofType = index.games.filter((game) => game.type === type).map(({ supplier }) => index.suppliers[supplier]);
    const found = ofType.find((supplier) => supplier?.slug === provider);
    expect([found?.needsLogin ?? false, found?.needsMoney ?? false]).toEqual(needs);
  });
});

test.each([
  ["baccarat", "baccarat"],
  ["バカラ", "baccarat"],
  ["blackjack", "blackjack"],
  ["twenty-one", "blackjack"],
  ["craps", "dice"],
  ["mines", "mines"],
  ["plinko", "plinko"],
  ["ruletti", "roulette"],
])("the word %s finds every game of the catalogue that is a %s [LOBBY-533, LOBBY-534]", async (word, type) => {
  const index = await search.getSearchIndex(english);
  const { find, findPage } = createSearch(index);
  const { total, matchTotal, nearTotal } = find(word);
  const pages = Array.from({ length: Math.ceil((total + matchTotal + nearTotal) / foundPageSize) }, (_, page) =>
    findPage(word, page),
  );
  const found = new Set(pages.flat().map(({ gameId }) => gameId));
  const games = index.games.filter(({ gameType }) => gameType === type);
  expect(games.length).toBeGreaterThan(0);
  for (const { gameId, name } of games) expect(found.has(gameId), name).toBe(true);
});

describe("games by name, for a browser without an index [LOBBY-532]", () => {
  test("are those whose name contains the text, in any case, as in the index", async () => {
    const { find } = createSearch(await search.getSearchIndex(english));
    for (const text of ["BOOK", "k of", " orbit "]) {
      const { games, total } = await search.findGamesByName(english, text);
      expect(games.length).toBeGreaterThan(0);
      expect(games).toHaveLength(total);
      const inIndex = find(text);
      expect(games).toEqual(inIndex.games.slice(0, Math.min(inIndex.total, 50)));
    }
  });

  test("are those of the channel alone", async () => {
    const phone = edition("en-UN~mobile~a");
    const [web, mobile] = await Promise.all([english, phone].map((each) => search.getSearchIndex(each)));
    const onPhone = new Set(mobile?.games.map(({ name }) => name));
    const name = web?.games.find((game) => !onPhone.has(game.name))?.name ?? "";
    const named = async (each: Edition) => (await search.findGamesByName(each, name)).games.map((game) => game.name);
    expect(await named(english)).toContain(name);
    expect(await named(phone)).not.toContain(name);
  });

  test("nothing is found by spaces, signs of a query language or ten thousand letters", async () => {
    for (const text of ["", "   ", ".*", '"] | *[true', "x".repeat(10_000)])
      expect(await search.findGamesByName(english, text)).toEqual({ games: [], total: 0 });
  });
});

describe("a list of thousands of documents", () => {
  const query = `*[_type == "casinoGames" && _id > $after] | order(_id asc) [0...$most] {"id": _id, gameId}`;

  test("is read page after page: each document once, also where the last page is full", async () => {
    const whole = await content.fetchContentPages(query, {}, []);
    expect(whole.length).toBeGreaterThan(200);
    for (const most of [7, whole.length, whole.length - 1])
      expect(await content.fetchContentPages(query, {}, [], most), `${most}`).toEqual(whole);
  });

  test("fails as a whole", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(content.fetchContentPages("*[no such query", {}, [])).rejects.toThrow(content.ContentUnavailable);
  });
});

describe("the file of a list, for the browser to sort and filter", () => {
  const live = (id: string, segment = "en-UN~web~a") => lists.getListFile(edition(segment), "liveCasino", id);

  test("contains all games of a category in its order, as its pages do", async () => {
    const file = await lists.getListFile(english, "casino", "popular");
    expect(ListFile.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
    const pages = await Promise.all([1, 2].map((page) => lists.getGameList(english, "popular", page)));
    const names = pages.flatMap((page) => page?.games.map(({ label }) => label) ?? []);
    expect(file?.games.slice(0, names.length).map(({ name }) => name)).toEqual(names);
    expect(file?.games).toHaveLength(pages[0]?.total ?? Number.NaN);
  });

  test("contains all games of a lobby, and those of a provider, by name", async () => {
    const all = await lists.getListFile(english, "casino", "all-games");
    expect(all?.games).toHaveLength((await lists.getGameList(english, "all-games", 1))?.total ?? Number.NaN);
    const relax = await lists.getListFile(english, "casino", "relax");
    expect(relax?.providers.map(({ id }) => id)).toEqual(["relax"]);
    expect(relax?.subProviders.map(({ id, _id }) => [_id, id])).toEqual([
      ["relax-nightjar", "nightjar"],
      ["relax-saltmine", "saltmine"],
    ]);
    for (const [id, lobby] of [
      ["nobody", "casino"],
      ["slots", "liveCasino"],
      ["", "casino"],
    ] as const)
      expect(await lists.getListFile(english, lobby, id), id).toBeNull();
  });

  test("offers the providers of its games with their pictures, and no excluded studio", async () => {
    const offered = async (segment: string) => {
      const file = await lists.getListFile(edition(segment), "casino", "all-games");
      expect(file?.providers.every(({ image, type }) => image?.startsWith("http") && type === "provider")).toBe(true);
      return [...(file?.providers ?? []), ...(file?.subProviders ?? [])].map(({ title }) => title);
    };
    expect(await offered("en-UN~web~a")).toEqual(expect.arrayContaining(["Relax", "SoftSwiss", "Kobold", "Tin Robot"]));
    expect(await offered("fi-FI~web~a")).toEqual(expect.arrayContaining(["SoftSwiss", "Kobold"]));
    expect(await offered("fi-FI~web~a")).not.toContain("Tin Robot");
    expect(await offered("en-UN~web~b")).not.toContain("Pragmatic Play");
  });

  test("has no provider that the live casino excludes, in its filter neither", async () => {
    const file = await live("all-games");
    expect(file?.providers.map(({ id }) => id)).toEqual(["evolution", "pragmaticplay"]);
    expect(new Set(file?.suppliers.map(({ slug }) => slug))).toEqual(new Set(["evolution", "pragmaticplay"]));
    expect((await live("all-games", "en-UN~web~b"))?.providers.map(({ id }) => id)).toEqual(["evolution"]);
    expect(await live("softswiss")).toBeNull();
  });

  test("its pictures are addresses of the content service", async () => {
    for (const file of [await live("live-popular"), await lists.getListFile(english, "casino", "popular")])
      for (const { before, after } of file ? [file.plain, file.fine] : []) {
        const response = await fetch(before + file?.games[0]?.picture + after);
        expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
      }
  });
});

describe("the lists below a lobby", () => {
  const phone = edition("en-UN~mobile~a");

  test("all games: 60 a page on web and 30 on mobile, the popular ones first, then by name, counted, until the last page [LOBBY-528]", async () => {
    const web = await lists.getGameList(english, "all-games", 1);
    const mobile = await lists.getGameList(phone, "all-games", 2);
    expect(web?.category).toMatchObject({ id: "all-games", label: "All games", lobby: "casino" });
    expect([web?.games.length, web?.hasMore, web?.before]).toEqual([60, true, 0]);
    expect([mobile?.games.length, mobile?.before]).toEqual([30, 30]);
    const names: string[] = [];
    const pages = Math.ceil((web?.total ?? 0) / 60);
    for (let page = 1; page <= pages; page++) {
      const list = await lists.getGameList(english, "all-games", page);
      expect(list?.hasMore).toBe(page < pages);
      names.push(...(list?.games ?? []).map(({ label }) => label));
    }
    expect(names).toHaveLength(web?.total ?? Number.NaN);
    const file = await lists.getListFile(english, "casino", "all-games");
    expect(file?.games.map(({ name }) => name)).toEqual(names);
    const popular = (await lists.getGameList(english, "popular", 1))?.games.map(({ label }) => label) ?? [];
    expect(popular).toHaveLength(30);
    expect(names.slice(0, 30)).toEqual(popular);
    const others = names.slice(100).map((name) => name.toLowerCase());
    expect(others).toEqual(others.toSorted());
    expect(await lists.getGameList(english, "all-games", pages + 1)).toBeNull();
  });

  test("are read by GET however many games the first category names: a cache in front of the service need answer nothing else [CONTENT-523]", async () => {
    const send = fetch;
    const methods: string[] = [];
    const named = Array.from({ length: 400 }, () => `game-${crypto.randomUUID()}`);
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      if (String(input).startsWith(origins.content)) methods.push(init?.method ?? "GET");
      const response = await send(input, init);
      if (!decodeURIComponent(String(input)).includes("[visibleInLobby][0].games[")) return response;
      const most = Number(new URL(String(input)).searchParams.get("$most") ?? named.length);
      return Response.json({ ...(await response.json()), result: named.slice(0, most) });
    });
    expect((await lists.getGameList(english, "all-games", 1))?.games.length).toBeGreaterThan(10);
    expect(methods.length).toBeGreaterThan(3);
    expect(new Set(methods)).toEqual(new Set(["GET"]));
  });

  test("a provider's slug lists its games and no other, on the channel [LOBBY-532]", async () => {
    const list = await lists.getGameList(english, "relax", 1);
    expect(list?.category).toMatchObject({ id: "relax", label: "Relax" });
    expect(new Set(list?.games.map(({ gameProvider }) => gameProvider.slug))).toEqual(new Set(["relax"]));
    expect([list?.games.length, list?.hasMore]).toEqual([30, true]);
    expect(list?.games.every(({ channels }) => channels.includes("web"))).toBe(true);
    expect((await lists.getGameList(phone, "relax", 1))?.games).toHaveLength(15);
  });

  test("a provider that the market or the zone does not have, or that makes no such games, has no list", async () => {
    expect(await lists.getGameList(edition("en-UN~web~b"), "pragmaticplay", 1)).toBeNull();
    expect(await lists.getGameList(english, "pragmaticplay", 1)).not.toBeNull();
    for (const id of ["nobody", "novomatic-x", "popular-x"])
      expect(await lists.getGameList(english, id, 1), id).toBeNull();
    expect(await lists.getGameList(english, "softswiss", 1, "liveCasino")).toBeNull();
    expect(await lists.getGameList(english, "evolution", 1, "liveCasino")).not.toBeNull();
  });

  test("a category is counted too", async () => {
    const second = await lists.getGameList(english, "slots", 2);
    expect(second).toMatchObject({ before: 30, total: expect.any(Number) });
    expect(second?.total).toBeGreaterThan(60);
  });
});
