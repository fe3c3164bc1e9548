import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
let server: typeof import("@/lib/offers/landing/server");
let games: typeof import("@/lib/play/named-games/server");

beforeAll(async () => {
  server = await import("@/lib/offers/landing/server");
  games = await import("@/lib/play/named-games/server");
});
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const locale = (segment: string) => parseLocale(segment) ?? expect.fail(`No locale ${segment}`);
const promo = (segment: string, slug = "first-orbit") => server.getRegistrationLanding(locale(segment), slug);
const landing = (segment: string, id = "live-tables") => server.getLanding(locale(segment), id);
const vip = (segment: string) => server.getVipPage(locale(segment));
const types = (page: { blocks: readonly { type: string }[] } | null) => page?.blocks.map(({ type }) => type);
const refusals = () => vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)));

/** Runs while a document has these fields, and puts the old ones back. */
async function whileEdited(id: string, fields: Record<string, unknown>, run: () => Promise<void>): Promise<void> {
  const address = `${origins.control}/content/documents/${id}`;
  const before = await (await fetch(address)).json();
  const edit = async (change: Record<string, unknown>) =>
    expect((await fetch(`${address}?publish=true`, { method: "PATCH", body: JSON.stringify(change) })).ok).toBe(true);
  await edit(fields);
  try {
    await run();
  } finally {
    await edit(Object.fromEntries(Object.keys(fields).map((name) => [name, before[name] ?? null])));
  }
}

describe("the blocks that editors composed", () => {
  test("come in their order, in the language of the reader, with the games that they name [PROMO-502]", async () => {
    const page = await promo("en-UN");
    expect(types(page)).toEqual(["hero", "steps", "games", "facts", "questions", "terms"]);
    expect(page?.blocks[0]).toMatchObject({ title: "A calm place to play", button: "Open an account" });
    expect((await promo("fr-FR"))?.blocks[0]).toMatchObject({ title: "Un endroit calme pour jouer" });
    expect(types(await landing("en-UN"))).toEqual(["hero", "text", "games", "facts", "terms"]);
    expect(types(await vip("en-UN"))).toEqual(["hero", "text", "facts", "questions"]);

    const block = page?.blocks.find(({ type }) => type === "games");
    if (block?.type !== "games") return expect.fail();
    const edition = parseEdition("en-UN~web~a") ?? expect.fail();
    const found = await games.getNamedGames(edition, block.games);
    expect(found.map(({ gameId }) => gameId)).toEqual(block.games.map(({ gameId }) => gameId));
    expect(found.length).toBe(6);
    expect(await games.getNamedGames(edition, [{ gameId: "of nobody", type: "casinoGames" }])).toEqual([]);
  });

  test("are in every language in which the site is read", async () => {
    const { locales } = await import("@/lib/market/locale");
    const withTables = locales.filter(({ market }) => !["DE", "JJ"].includes(market));
    const pages = await Promise.all(withTables.map(async ({ segment }) => [segment, await landing(segment)] as const));
    for (const [segment, page] of pages) expect([segment, types(page)?.length]).toEqual([segment, 5]);
    expect(new Set(pages.map(([, page]) => page?.title)).size).toBeGreaterThanOrEqual(11);
  });

  test("of an unknown type, or hostile, are skipped or plain text, and the page stays", async () => {
    const text = (value: string) => [{ _type: "internationalizedArrayStringValue", _key: "en", value }];
    const hostile = `<script>alert(1)</script>\u202e" || *[true] ${"x".repeat(10_000)}`;
    const blocks = [
      { _type: "countdown", _key: "a", seconds: 60 },
      { _type: "hero", _key: "b", title: text(hostile) },
      { _type: "steps", _key: "c", items: "none" },
      {
        _type: "games",
        _key: "d",
        title: text("Games"),
        games: [{ _type: "reference", _ref: "game-nobody", _key: "x" }],
      },
    ];
    await whileEdited("landingPage-live-tables", { blocks }, async () => {
      const page = await landing("en-UN");
      expect(types(page)).toEqual(["hero"]);
      expect(page?.blocks[0]).toMatchObject({ title: hostile });
      expect(refusals().map(({ type }) => type)).toContain("countdown");
    });
  });
});

describe("the offer of a page", () => {
  test("stands on it with its facts, in the money of the market", async () => {
    expect((await promo("en-UN"))?.offer?.facts.money).toMatchObject({ currency: "EUR", amount: 50 });
    expect((await promo("inen-IN"))?.offer?.facts.money).toMatchObject({ currency: "INR", amount: 5_000 });
    expect(await landing("en-UN")).toMatchObject({ offer: null });
  });

  test.each(["ca-CA", "caf-CA"])("where no bonus is named in public, there is no such page: %s", async (segment) => {
    expect([await promo(segment), await landing(segment, "first-orbit")]).toEqual([null, null]);
    expect(refusals()).toContainEqual(expect.objectContaining({ refused: "first-orbit", market: "CA" }));
    expect(await landing(segment)).not.toBeNull();
  });

  test("where the law does not let it be offered, or after its end, there is no such page", async () => {
    expect(await promo("en-SE")).toBeNull();
    await whileEdited("promotion-first-deposit", { endsAt: "2026-01-01T00:00:00Z" }, async () => {
      expect(await promo("en-UN")).toBeNull();
    });
    expect(await promo("en-UN")).not.toBeNull();
  });

  test("is needed where conditions stand beside every code", async () => {
    await whileEdited("landingPage-first-orbit", { promotion: null }, async () => {
      expect(await promo("en-UN")).toMatchObject({ bonusCode: "FIRST-ORBIT", offer: null });
      expect(await promo("en-GB")).toBeNull();
      // The same page by its id leads nobody to a registration, and names the same bonus.
      expect(await landing("en-UN", "first-orbit")).toMatchObject({ bonusCode: null });
      for (const segment of ["en-GB", "ca-CA"])
        expect([segment, await landing(segment, "first-orbit")]).toEqual([segment, null]);
      const isThere = await server.getLocalesOfLanding("first-orbit");
      expect(["en-UN", "en-GB", "ca-CA"].map((segment) => isThere(locale(segment)))).toEqual([true, false, false]);
    });
    expect(await promo("en-GB")).toMatchObject({ bonusCode: "FIRST-ORBIT" });
  });
});

test("a page of live tables is nowhere that has none by law, whatever its editors wrote", async () => {
  expect(await landing("de-AT")).not.toBeNull();
  expect(await landing("de-DE")).toBeNull();
  await whileEdited("landingPage-live-tables", { markets: [] }, async () => {
    expect(await landing("de-DE")).toBeNull();
    expect(refusals()).toContainEqual(expect.objectContaining({ refused: "live-tables", market: "DE" }));
    expect((await server.getLocalesOfLanding("live-tables"))(locale("de-DE"))).toBe(false);
  });
});

test("the VIP programme is off where the law has none", async () => {
  expect(await vip("de-DE")).toBeNull();
  expect(await vip("en-SE")).toBeNull();
  expect(await vip("de-AT")).not.toBeNull();
});
