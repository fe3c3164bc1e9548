import { describe, expect, test, vi } from "vitest";
import { gameNeeds } from "@/lib/play/catalogue/game-needs";
import { heroMs } from "@/lib/play/lobby/heroes";
import { gamesOfBanners, varyLargeRows } from "@/lib/play/lobby/large-tiles";
import { lobbyLimit } from "@/lib/play/lobby/page-size";
import { pickPopular } from "@/lib/play/lobby/pick-popular-games";
import type { Edition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { rememberedGames } from "@/lib/routing/remembered-games";
import { recordCalls } from "../../support/record-calls";
import { devicesOf, edition, english, expectOnce, finnish, lobby, origins, phone, readLobbies } from "./lobby-reads";

readLobbies();

describe("the casino lobby", () => {
  test("has banners, a menu, categories with games, and the number of games, in the edition's language [LOBBY-531]", async () => {
    const en = await lobby.getLobby(english);
    const fi = await lobby.getLobby(finnish);
    expect([en.title, fi.title]).toEqual(["Casino", "Kasino"]);
    expect(en.categories[0]).toMatchObject({ id: "popular", label: "Popular", total: expect.any(Number) });
    expect(fi.categories[0]).toMatchObject({ id: "popular", label: "Suositut" });
    expect(en.gameCount).toBeGreaterThan(200);
    expect((await lobby.getLobby(edition("inen-IN~web~a"))).categories[0]?.label).toBe("Popular");
  });

  test("offers error pages only games that open without a login, where money is asked for too", async () => {
    for (const segment of ["en-UN~web~a", "fi-FI~web~a", "en-GG~web~a"]) {
      const { market } = edition(segment).locale;
      const listed = (await lobby.getLobby(edition(segment))).categories[0]?.games ?? [];
      const needsLogin = ({ type, gameProvider }: (typeof listed)[number]) =>
        gameNeeds({ type, provider: gameProvider.slug }, market).needsLogin;
      expect(listed.some(needsLogin), "some in the lobby ask for one").toBe(true);
      expect(pickPopular(listed, market).filter(needsLogin)).toEqual([]);
    }
  });

  test("keeps its popular games for pages that are made without the content service", async () => {
    const norwegian = edition("no-NO~web~a");
    const { categories } = await lobby.getLobby(norwegian);
    const popular = pickPopular(categories[0]?.games ?? [], "NO");
    const kept = rememberedGames(norwegian);
    expect(kept).toHaveLength(6);
    expect(new Set(kept.map(({ name }) => name))).toEqual(new Set(popular.map(({ label }) => label)));
  });

  test("is requested for the channel, the language and the market [LOBBY-531]", async () => {
    const calls = recordCalls(origins.content);
    await lobby.getLobby(edition("no-NO~mobile~a"));
    const variables = calls.flatMap(({ line }) => {
      const { searchParams } = new URL(line.slice("GET ".length), origins.content);
      return searchParams.has("$channel")
        ? [["$channel", "$language", "$lobbyId"].map((each) => searchParams.get(each))]
        : [];
    });
    expect(variables.length).toBeGreaterThan(1);
    for (const each of variables) expect(each).toEqual(['"mobile"', '"no"', '"casinoLobby-NO"']);
  });

  test("contains at most 40 games over all its categories, none twice in one, on every channel", async () => {
    for (const each of [english, phone]) {
      const { categories } = await lobby.getLobby(each);
      const counts = categories.map(({ games }) => games.length);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(lobbyLimit);
      expect(counts.every((count) => count > 0)).toBe(true);
      for (const { games } of categories) expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    }
  });

  // Data of editors may force a repeat: this asserts that the sandbox's data does not.
  test.each([
    ["en-UN~web~a", 3],
    ["en-UN~mobile~a", 3],
    ["fi-FI~web~a", 3],
    // German law allows no jackpot: one hero less.
    ["de-DE~web~a", 2],
  ])(
    "%s shows no game in two large places of a page, whichever hero has its hour, home and live lobby neither",
    async (segment, heroCount) => {
      vi.useFakeTimers({ toFake: ["Date"] });
      const heroes = new Set<string>();
      for (let hour = 0; hour < 4; hour++) {
        vi.setSystemTime(Date.parse("2026-11-23T00:00:00Z") + hour * heroMs);
        const home = await lobby.getHome(edition(segment));
        const [posters, , , wide] = home.categories;
        const rows = varyLargeRows([posters?.games ?? [], wide?.games ?? []], gamesOfBanners(home.banners));
        expectOnce([...gamesOfBanners(home.banners.slice(0, 1)), ...rows.flat().map(({ gameSlug }) => gameSlug)]);
        expect(rows.every((row) => row.length > 1)).toBe(true);
        for (const name of ["casino", "liveCasino"] as const) {
          const { banners, categories } = await lobby.getLobby(edition(segment), name);
          // A live table is two rows high everywhere.
          const plain = name === "casino" ? ["1x"] : ["1x", "2xv"];
          heroes.add(`${name} ${banners[0]?.id}`);
          if (name === "casino") expect(banners[0]?.id, "home and lobby take turns").not.toBe(home.banners[0]?.id);
          for (const device of devicesOf(edition(segment)))
            expectOnce([
              ...gamesOfBanners(banners.slice(0, 1)),
              ...categories.flatMap(({ grid, games }) =>
                games
                  .filter((_, at) => !plain.includes(grid[device].sizes[at] ?? "1x"))
                  .map(({ gameSlug, id }) => gameSlug ?? id),
              ),
            ]);
        }
      }
      vi.useRealTimers();
      expect(heroes.size).toBe(heroCount + 3);
    },
  );

  test.each(["en-UN~web~a", "en-UN~mobile~a"])(
    "%s has the game that the journeys look for in its rows, home too, whichever hero has its hour",
    async (segment) => {
      vi.useFakeTimers({ toFake: ["Date"] });
      for (let hour = 0; hour < 4; hour++) {
        vi.setSystemTime(Date.parse("2026-11-23T00:00:00Z") + hour * heroMs);
        const home = await lobby.getHome(edition(segment));
        const [posters, , , wide] = home.categories;
        const rows = varyLargeRows([posters?.games ?? [], wide?.games ?? []], gamesOfBanners(home.banners));
        const { categories } = await lobby.getLobby(edition(segment));
        for (const games of [rows[0], categories[0]?.games])
          expect(games?.map(({ gameSlug }) => gameSlug)).toContain("viking-vault");
      }
      vi.useRealTimers();
    },
  );

  test("leaves hidden categories out of its menu, and those of the menu alone out of the page [LOBBY-513]", async () => {
    const { menu, categories } = await lobby.getLobby(english);
    const [inMenu, onPage] = [menu.map(({ id }) => id), categories.map(({ id }) => id)];
    expect(inMenu).toContain("popular");
    expect(inMenu).toContain("slots");
    expect(onPage).not.toContain("slots");
    expect(onPage).toContain("staff-picks");
    expect(inMenu).not.toContain("staff-picks");
    expect([...inMenu, ...onPage]).not.toContain("autumn");
  });

  test("carries no banner for players, and nobody's id", async () => {
    const { banners } = await lobby.getLobby(english);
    expect(banners.map(({ authorized }) => authorized)).toContain("not-authorized");
    expect(banners.filter(({ authorized }) => authorized === "authorized")).toEqual([]);
    expect(JSON.stringify(banners)).not.toContain("targetAudience");
  });

  test("each market has favourites of its own [LOBBY-531]", async () => {
    const popular = async (each: Edition) => (await lobby.getLobby(each)).categories[0]?.games.map(({ id }) => id);
    expect(await popular(finnish)).not.toEqual(await popular(english));
  });

  test("an icon is an address of the content service", async () => {
    const { menu } = await lobby.getLobby(english);
    const response = await fetch(menu[0]?.iconUrl ?? "");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
  });
});

test("a category has its names, places, icon, grids and games, an address of its own, and knows whether there are more [LOBBY-512]", async () => {
  const { categories } = await lobby.getLobby(english);
  for (const category of categories) {
    const { id, label, hideInMenu, visibleInLobby, iconUrl, grid, games, total } = category;
    expect([typeof id, typeof label, typeof hideInMenu, visibleInLobby]).toEqual(["string", "string", "boolean", true]);
    expect(new URL(iconUrl ?? "").origin).toBe(origins.content);
    expect(hideInMenu, id).toBe(id === "staff-picks");
    expect(Object.keys(grid).sort()).toEqual(["desktop", "mobile", "tablet"]);
    expect(games.length).toBeGreaterThan(0);
    expect(paths.category(english.locale, { lobby: "casino", id })).toBe(`/en-UN/online-casino/${id}`);
    const page = await lobby.getCategory(english, id, 1);
    expect([page?.category.id, page?.hasMore], id).toEqual([id, total > 30]);
  }
});

describe("when the content service fails, a page throws", () => {
  const fault = async (more: object) => {
    const test = crypto.randomUUID();
    const response = await fetch(`${origins.control}/faults`, {
      method: "POST",
      body: JSON.stringify({ system: "content", test, ...more }),
    });
    const { id } = (await response.json()) as { id: string };
    const honest = fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
      honest(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), "x-sandbox-test": test },
      }),
    );
    return () => honest(`${origins.control}/faults/${id}`, { method: "DELETE" });
  };

  test.each(["refused", "half-open", "error", "garbage", "cut"])("%s [CONTENT-003]", async (kind) => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const endFault = await fault({ kind });
    await expect(lobby.getLobby(english)).rejects.toThrow("The content service did not respond as it should.");
    expect(logged).toHaveBeenCalled();
    await endFault();
  });
});
