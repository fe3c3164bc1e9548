import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { taken } from "../../showcase/titles";
import { categories } from "./categories";
import { generateDataset, toNdjson } from "./dataset";
import type { ContentDocument } from "./document";
import type { GamePlan } from "./games";
import { liveCategories, rankTables } from "./live-categories";
import { providers } from "./providers";

const bytes = (seed: string, games: number) => {
  const text = toNdjson(generateDataset(seed, games).documents);
  return createHash("sha256").update(text).digest("hex");
};
const small = generateDataset("greenroom", 300);
const large = generateDataset("greenroom", 3000);
const gamesOf = (documents: readonly ContentDocument[]) =>
  documents.filter(({ _id, _type }) => /Games$/.test(_type) && !_id.startsWith("drafts."));

test("the same seed gives the same bytes, another seed gives others", () => {
  expect(bytes("greenroom", 120)).toBe(bytes("greenroom", 120));
  expect(bytes("greenroom", 120)).not.toBe(bytes("another", 120));
});

test("a larger dataset begins with the games of a smaller one: slugs never move", () => {
  expect(large.plans.slice(0, 300)).toEqual(small.plans);
});

test.each([
  [300, small.plans],
  [3000, large.plans],
])(
  "%i games: every title and slug once, none that belongs to somebody, and only a table is one of many",
  (count, plans) => {
    const titles = plans.map(({ title }) => title.toLowerCase());
    expect(new Set(titles).size).toBe(count);
    expect(new Set(plans.map(({ slug }) => slug)).size).toBe(count);
    expect(titles.filter((title) => taken.some((mark) => mark.test(title)))).toEqual([]);
    expect(plans.filter(({ kind, title }) => kind !== "live" && / ([13-9]|\d\d+)$/.test(title))).toEqual([]);
  },
);

test("no way of naming rules: one word, two words, more, places, owners, second parts, a studio's own reels", () => {
  const slots = large.plans.filter(({ kind }) => kind === "slot").map(({ title }) => title);
  const share = (pattern: RegExp) => slots.filter((title) => pattern.test(title)).length / slots.length;
  expect(share(/^\S+ \S+$/)).toBeLessThan(0.6);
  for (const way of [
    /^\S+$/,
    / of /,
    /s['’] |['’]s /,
    / and the /,
    / (2|II|Deluxe|Gold|Extra|Nights)$/,
    /ways$/,
    /^\d+ /,
  ])
    expect(share(way), String(way)).toBeGreaterThan(0.005);
});

test("most slots return between 94 and 98 %, and no more than a few of the games are new", () => {
  const slots = large.plans.filter(({ kind }) => kind === "slot");
  expect(slots.filter(({ rtp }) => rtp < 92.5 || rtp > 98).map(({ title }) => title)).toEqual([]);
  expect(large.plans.filter(({ isNew }) => isNew).length).toBeLessThan(120);
});

test("a market's popular live tables begin with those of its language", () => {
  const tables = large.plans.filter(({ kind }) => kind === "live");
  expect(rankTables(tables, "FI")[0]?.title).toMatch(/^Suomi /);
  expect(rankTables(tables, "TR")[0]?.title).toMatch(/^Türkçe /);
  expect(rankTables(tables, "UN")).toEqual(tables);
});

test("every live table is a roulette of one zero or a blackjack of seven seats, and its name says which and is true of its limits", () => {
  const tables = gamesOf(large.documents).filter(({ _type }) => _type === "liveCasinoGames");
  expect(tables.length).toBeGreaterThan(300);
  for (const { gameType, gameCategory, rtp, maxWin, seats, name, betLimits } of tables) {
    const isBlackjack = gameType === "blackjack";
    expect({ gameCategory, rtp, maxWin }).toEqual(
      isBlackjack
        ? { gameCategory: "blackjack", rtp: 99.03, maxWin: undefined }
        : { gameCategory: "roulette", rtp: 97.3, maxWin: 36 },
    );
    if (isBlackjack) expect(seats).toBe(7);
    expect(seats).toBeGreaterThan(0);
    expect(name).toMatch(isBlackjack ? /Live Blackjack|^(VIP )?Blackjack/ : /roul|rul|rolet/i);
    expect(name).not.toMatch(/speed|auto|double|american|french/i);
    const [{ min }] = betLimits as [{ min: number }];
    expect(min >= 25).toBe(String(name).startsWith("VIP"));
  }
  expect(tables.filter(({ gameType }) => gameType === "blackjack").length).toBeGreaterThan(20);
});

test("ids of documents, and a provider's own ids of games, are unique", () => {
  const ids = large.documents.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  const launches = gamesOf(large.documents).map(({ provider, gameId }) => JSON.stringify([provider, gameId]));
  expect(new Set(launches).size).toBe(3000);
});

test("about half of the games are from the two largest providers", () => {
  const ofLargest = (plans: readonly GamePlan[]) =>
    plans.filter(({ provider }) => provider === "relax" || provider === "pragmaticplay").length / plans.length;
  expect(ofLargest(small.plans)).toBeGreaterThan(0.42);
  expect(ofLargest(large.plans)).toBeGreaterThan(0.42);
  expect(new Set(large.plans.map(({ provider }) => provider)).size).toBe(providers.length);
});

test("each casino provider has one slot without a slug, evolution too, and each live provider one table", () => {
  const makersOf = (isLive: boolean) =>
    small.plans.filter(({ hasSlug, kind }) => !hasSlug && (kind === "live") === isLive).map(({ provider }) => provider);
  const makers = makersOf(false);
  expect(makersOf(true).toSorted()).toEqual(["creedroomz", "evolution", "pariplay", "pragmaticplay", "softswiss"]);
  const casino = providers.filter(({ weight }) => weight > 0).map(({ slug }) => slug);
  expect(makers.toSorted()).toEqual(casino.toSorted());
  expect(casino).toContain("evolution");
});

test("every game document has the fields of the specification", () => {
  for (const game of gamesOf(small.documents)) {
    expect(game).toMatchObject({
      _type: expect.stringMatching(/^(casinoGames|liveCasinoGames)$/),
      name: expect.any(String),
      gameId: expect.any(String),
      provider: { _ref: expect.stringMatching(/^provider-/) },
      gameType: expect.any(String),
      jackpotExist: expect.any(Boolean),
      isNew: expect.any(Boolean),
      rtp: expect.any(Number),
      thumbnail: { img1x: image, img2x: image, img3x: image },
      gridImages: { img4x: image, img2xh: image, img2xv: image, img1x: image },
      verticalImage: image,
    });
    if (game.gameType === "slots")
      expect(game).toMatchObject({
        volatility: expect.stringMatching(/^(low|medium|high)$/),
        maxWin: expect.any(Number),
      });
    if (game.slug) expect(game.slug).toMatchObject({ current: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/) });
    const limits = game.betLimits as { min: number; currency: string }[];
    expect(limits).toHaveLength(13);
    // The least that is published is what somebody can stake: no stake or chip is less than a tenth.
    for (const { min, currency } of limits)
      expect([game.name, currency, (min * 10).toFixed(3)]).toEqual([
        game.name,
        currency,
        `${Math.round(min * 10)}.000`,
      ]);
    expect((game.channels as string[]).length).toBeGreaterThan(0);
  }
});

const figures: Readonly<Record<string, readonly [rtp: number, maxWin: number | undefined]>> = {
  baccarat: [98.94, undefined],
  blackjack: [99.03, undefined],
  dice: [99, 100],
  mines: [97, 9_007],
  plinko: [96.48, 25.7],
};

test("the casino has games of the kinds that can be played alone, with the figures of their kind", () => {
  const casino = gamesOf(large.documents).filter(({ _type }) => _type === "casinoGames");
  expect(new Set(casino.map(({ gameType }) => gameType))).toEqual(
    new Set(["slots", "baccarat", "blackjack", "dice", "mines", "plinko"]),
  );
  for (const { gameType, rtp, maxWin, ...game } of casino) {
    if (gameType === "slots") continue;
    expect(game).not.toHaveProperty("volatility");
    expect(game).not.toHaveProperty("lines");
    expect([gameType, rtp, maxWin]).toEqual([gameType, ...(figures[String(gameType)] ?? [])]);
  }
});

describe.each([
  [300, small],
  [3000, large],
])("of %i games", (_, { documents }) => {
  const games = gamesOf(documents);
  const published = new Map(games.map((game) => [game._id, game]));

  test("every category has games of its lobby, none twice", () => {
    const lists = documents.filter(({ _type }) => _type.endsWith("Category"));
    expect(lists.length).toBeGreaterThan(50);
    for (const { _id, _type, games: references } of lists) {
      const ids = (references as { _ref: string }[]).map(({ _ref }) => _ref);
      expect(ids.length, _id).toBeGreaterThan(0);
      expect(new Set(ids).size, _id).toBe(ids.length);
      const type = _type === "casinoCategory" ? "casinoGames" : "liveCasinoGames";
      expect(new Set(ids.map((id) => published.get(id)?._type)), _id).toEqual(new Set([type]));
    }
  });

  test("every picture of every game is its own", () => {
    const pictures = games.flatMap((game) =>
      [...JSON.stringify(game).matchAll(/"image-([^"]+)"/g)].map(([, id]) => id),
    );
    expect(pictures).toHaveLength(8 * games.length);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test("slots have ten lines or 243 ways, other kinds neither, and no volatility", () => {
    const figuresOf = ({ lines, ways, volatility }: ContentDocument) =>
      `${lines ?? "no"} lines, ${ways ?? "no"} ways, volatility ${volatility ? "published" : "none"}`;
    const seen = (isSlot: boolean) =>
      new Set(games.filter(({ gameType }) => (gameType === "slots") === isSlot).map(figuresOf));
    expect(seen(true)).toEqual(
      new Set(["10 lines, no ways, volatility published", "no lines, 243 ways, volatility published"]),
    );
    expect(seen(false)).toEqual(new Set(["no lines, no ways, volatility none"]));
  });

  test("no name claims what no frame has, and what a name claims is so", () => {
    for (const { name, ways, jackpotExist, gameType } of games) {
      const title = String(name);
      expect(title).not.toMatch(
        /free (spins|games)|hold|respin|megaways|cluster|buy|multipl|bonus|payline|\blines?\b|^(5|9|10|20|25|27|40|50|81|100) /i,
      );
      if (/ways$/i.test(title)) expect([title, ways]).toEqual([title, 243]);
      if (/jackpot/i.test(title)) expect([title, jackpotExist]).toEqual([title, true]);
      if (/baccarat|punto banco/i.test(title)) expect([title, gameType]).toEqual([title, "baccarat"]);
      if (/blackjack|twenty-one/i.test(title)) expect([title, gameType]).toEqual([title, "blackjack"]);
      for (const kind of ["dice", "mines", "plinko"])
        if (new RegExp(`\\b${kind}\\b`, "i").test(title)) expect([title, gameType]).toEqual([title, kind]);
        else if (kind !== "dice") expect([title, gameType]).not.toEqual([title, kind]);
    }
  });
});

const image = { _type: "image", asset: { _ref: expect.stringMatching(/^image-[0-9a-f]{40}-\d+x\d+-webp$/) } };

test("every reference leads to a document", () => {
  const ids = new Set(small.documents.map(({ _id }) => _id));
  const references = [...JSON.stringify(small.documents).matchAll(/"_ref":"((?!image-|file-)[^"]+)"/g)].map(
    ([, id]) => id,
  );
  expect(references.length).toBeGreaterThan(1_000);
  expect(references.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
});

test("every text is there in all content languages", () => {
  for (const { _id, name, title } of small.documents.filter(({ _type }) =>
    /Category|Box|Lobby|homePage|promotion/.test(_type),
  )) {
    const text = (name ?? title) as { _key: string; value: string }[];
    expect(
      text.map(({ _key }) => _key),
      _id,
    ).toEqual(["en", "fi", "no", "de", "fr", "es", "pt", "ja", "tr", "pl", "tl", "br"]);
    expect(
      text.filter(({ value }) => !value),
      _id,
    ).toEqual([]);
  }
});

const cells = { "4x": 4, "2xv": 2, "2xh": 2, "1x": 1 };

describe.each([...categories, ...liveCategories].map(({ slug, grid }) => ({ slug, grid })))(
  "the grid of $slug",
  ({ grid }) => {
    test.each(["desktop", "tablet", "mobile"] as const)("is filled exactly on %s", (device) => {
      const { columns, rows, sizes } = grid[device];
      expect(sizes.reduce((sum, size) => sum + cells[size], 0)).toBe(columns * rows);
    });
  },
);

test("drafts are there, and one of them is of a game that nobody has seen", () => {
  const drafts = small.documents.filter(({ _id }) => _id.startsWith("drafts."));
  expect(drafts.map(({ _id }) => _id)).toEqual(["drafts.game-emerald-orbit", "drafts.game-unseen-orbit"]);
});
