import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import { openGame } from "@/lib/play/game-launch/launch/open-game";
import { type Edition, parseEdition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { inputFor, readGames } from "../../support/launches";
import { newPlayer } from "../sandbox/world";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
let lobby: typeof import("@/lib/play/lobby/server");
let games: typeof import("@/lib/play/game-launch/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  lobby = await import("@/lib/play/lobby/server");
  games = await import("@/lib/play/game-launch/server");
});

const edition = (segment: string): Edition => {
  const parsed = parseEdition(segment);
  if (!parsed) throw new Error(`No such edition: ${segment}`);
  return parsed;
};
const english = edition("en-UN~web~a");
const phone = edition("en-UN~mobile~a");

/** A live table of the provider, as the content service has it. */
async function tableOf(provider: string) {
  const query = `*[_type == "liveCasinoGames" && provider->slug.current == $provider && defined(slug.current)][0]{gameId, "slug": slug.current}`;
  const search = new URLSearchParams({ query, $provider: JSON.stringify(provider) });
  const response = await fetch(`${origins.content}/v2026-01-01/data/query/production?${search}`);
  return z.object({ result: z.object({ gameId: z.string(), slug: z.string() }) }).parse(await response.json()).result;
}

async function allOf(each: Edition, id: string) {
  const found = [];
  for (let page = 1; ; page++) {
    const content = await lobby.getCategory(each, id, page, "liveCasino");
    if (!content) return found;
    found.push(...content.games);
  }
}

describe("the live lobby", () => {
  test("has categories of live tables alone, in the edition's language, with addresses below its own path", async () => {
    const { title, menu, categories, gameCount } = await lobby.getLobby(english, "liveCasino");
    expect([title, gameCount]).toEqual(["Live casino", (await allOf(english, "live-all-tables")).length]);
    expect(categories.length).toBeGreaterThan(2);
    for (const { games } of categories)
      expect(new Set(games.map(({ type }) => type))).toEqual(new Set(["liveCasinoGames"]));
    expect(menu.map((category) => paths.category(english.locale, category))).toContain(
      "/en-UN/live-casino-online/live-roulette",
    );
    const finnish = await lobby.getLobby(edition("fi-FI~web~a"), "liveCasino");
    expect([finnish.title, finnish.categories[0]?.label]).toEqual(["Live-kasino", "Suositut"]);
  });

  test("has a list of all tables, and one of each of its games that holds this game alone", async () => {
    const { menu } = await lobby.getLobby(english, "liveCasino");
    const named = menu.map(({ id, label }) => `${id}: ${label}`);
    expect(named).toEqual(
      expect.arrayContaining(["live-blackjack: Blackjack", "live-roulette: Roulette", "live-all-tables: All tables"]),
    );
    const all = await allOf(english, "live-all-tables");
    for (const game of ["blackjack", "roulette"]) {
      const idsOf = (tables: typeof all) => tables.map(({ id }) => id).sort();
      const its = all.filter(({ gameType }) => gameType === game);
      expect(its.length, game).toBeGreaterThan(0);
      expect(idsOf(await allOf(english, `live-${game}`)), game).toEqual(idsOf(its));
    }
  });

  test("shows tiles that are two rows high, where the casino's are one [LOBBY-530]", async () => {
    const { categories } = await lobby.getLobby(english, "liveCasino");
    const sizes = categories.flatMap(({ grid }) => Object.values(grid).flatMap((device) => device.sizes));
    expect(new Set(sizes)).toEqual(new Set(["4x", "2xv"]));
    const casino = await lobby.getLobby(english);
    expect(casino.categories.flatMap(({ grid }) => grid.desktop.sizes)).toContain("1x");
  });

  test("a table has related games also where the jurisdiction opens those of every other provider to money alone", async () => {
    const there = edition("en-LL~web~a");
    const table = await games.getGame(there, (await tableOf("pragmaticplay")).slug);
    expect(table && (await games.getRelatedGames(there, table))).toHaveLength(6);
  });

  test("shows its studios, each with a list of its tables", async () => {
    const widgets = await import("@/lib/play/lobby/widgets/server");
    const lists = await import("@/lib/play/game-lists/server");
    const { studios } = await widgets.getLobbyWidgets(english, "liveCasino");
    expect(studios.map(({ slug }) => slug)).toEqual(["evolution", "pragmaticplay"]);
    for (const { slug } of studios) {
      const list = await lists.getGameList(english, slug, 1, "liveCasino");
      expect(list?.games.length, slug).toBeGreaterThan(0);
    }
  });

  test("a table's related games are of listed providers, also where the table itself is not [LIVE-505]", async () => {
    for (const provider of ["evolution", "pragmaticplay", "softswiss"]) {
      const table = await games.getGame(english, (await tableOf(provider)).slug);
      if (!table) throw new Error(`${provider} has no table.`);
      const related = await games.getRelatedGames(english, table);
      expect(related.length, provider).toBe(6);
      const ofProviders = new Set(related.map(({ gameProvider }) => gameProvider.slug));
      for (const unlisted of ["pariplay", "softswiss", "creedroomz"]) expect([...ofProviders]).not.toContain(unlisted);
    }
  });

  test("lists no table of pariplay, softswiss or creedroomz, and its count has none of them [LIVE-505]", async () => {
    const listed = [
      ...(await lobby.getLobby(english, "liveCasino")).categories.flatMap(({ games }) => games),
      ...(await allOf(english, "live-all-tables")),
    ];
    expect(new Set(listed.map(({ gameProvider }) => gameProvider.slug))).toEqual(
      new Set(["evolution", "pragmaticplay"]),
    );
  });

  test("has no table of an excluded provider in its lists, filter and search, while a player opens one at its own address [LIVE-506]", async () => {
    const search = await import("@/lib/play/search/server");
    const lists = await import("@/lib/play/game-lists/server");
    const { categories } = await lobby.getLobby(english, "liveCasino");
    const all = await lists.getGameList(english, "all-games", 1, "liveCasino");
    const listed = [...categories.flatMap(({ games }) => games), ...(all?.games ?? [])];
    const filter = await lists.getListFile(english, "liveCasino", "all-games");
    const index = await search.getSearchIndex(english);
    const found = index.games.filter(({ type }) => type === "liveCasinoGames");
    const inLists = listed.map(({ gameProvider }) => gameProvider.slug);
    const inFilter = [
      ...(filter?.providers ?? []).map(({ id }) => id),
      ...(filter?.suppliers ?? []).map(({ slug }) => slug),
    ];
    const inSearch = found.map(({ supplier }) => index.suppliers[supplier]?.slug);
    for (const slugs of [inLists, inFilter, inSearch]) {
      expect(slugs.length).toBeGreaterThan(0);
      expect(slugs).not.toContain("pariplay");
      expect(slugs).not.toContain("softswiss");
    }
    const { http } = await newPlayer();
    for (const provider of ["pariplay", "softswiss"]) {
      const table = (await readGames(origins)).find(
        (game) => game.type === "liveCasinoGames" && game.provider === provider,
      );
      if (!table) throw new Error(`No table of ${provider}.`);
      const page = await games.getProviderGame(english, provider, table.gameId, "liveCasino");
      expect(page).toMatchObject({ type: "liveCasinoGames", gameId: table.gameId });
      expect(await openGame(http, inputFor(origins, "real", table)), provider).toMatchObject({ ok: true });
    }
  });

  test("pages a category by 15 on a phone and 30 on a desktop [LOBBY-527]", async () => {
    const sizes = async (each: Edition) => {
      const page = await lobby.getCategory(each, "live-all-tables", 1, "liveCasino");
      return [page?.games.length, page?.hasMore];
    };
    expect(await sizes(phone)).toEqual([15, true]);
    const all = (await allOf(english, "live-all-tables")).length;
    expect(await sizes(english)).toEqual([Math.min(30, all), all > 30]);
  });

  test("has no category of the casino, nor the casino one of its own", async () => {
    expect(await lobby.getCategory(english, "slots", 1, "liveCasino")).toBeNull();
    expect(await lobby.getCategory(english, "live-roulette", 1)).toBeNull();
  });
});

describe("a live table at its own address", () => {
  test.each(["evolution", "pragmaticplay", "pariplay", "softswiss"])(
    "of %s is found by its provider's id and by its slug, listed or not",
    async (provider) => {
      const { gameId, slug } = await tableOf(provider);
      const byId = await games.getProviderGame(english, provider, gameId, "liveCasino");
      expect(byId).toMatchObject({ type: "liveCasinoGames", gameSlug: slug });
      expect(byId?.gameCategory).toMatch(/^(roulette|blackjack)$/);
      expect(await games.getGame(english, slug)).toEqual(byId);
      // Below the casino's path there is none.
      expect(await games.getProviderGame(english, provider, gameId)).toBeNull();
      expect(byId && paths.game(english.locale, { ...byId, gameSlug: null })).toBe(
        `/en-UN/live-casino-online/play/${provider}/${encodeURIComponent(gameId)}`,
      );
    },
  );

  test("of creedroomz is there only while its flag is on, at its slug too [ROUTE-532]", async () => {
    const { gameId, slug } = await tableOf("creedroomz");
    expect(await games.getProviderGame(english, "creedroomz", gameId, "liveCasino")).toBeNull();
    expect(await games.getGame(english, slug)).toBeNull();
    vi.stubEnv("CREEDROOMZ_ENABLED", "on");
    vi.resetModules();
    const switched = await import("@/lib/play/game-launch/server");
    expect(await switched.getProviderGame(english, "creedroomz", gameId, "liveCasino")).toMatchObject({ gameId });
    expect(await switched.getGame(english, slug)).toMatchObject({ gameId });
  });
});
