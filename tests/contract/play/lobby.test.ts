import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { closedCountries } from "@/lib/play/catalogue/closed-countries";
import { gameNeeds } from "@/lib/play/catalogue/game-needs";
import { isMoneyOnly } from "@/lib/play/catalogue/money-only";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import { launchFacts } from "@/lib/play/game-launch/launch-facts";
import { heroMs } from "@/lib/play/lobby/heroes";
import { gamesOfBanners, varyLargeRows } from "@/lib/play/lobby/large-tiles";
import { lobbyLimit } from "@/lib/play/lobby/page-size";
import { pickPopular } from "@/lib/play/lobby/pick-popular-games";
import { type Edition, parseEdition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { planGames } from "../../../sandbox/content/generator/games";
import { recordCalls } from "../../support/record-calls";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
let lobby: typeof import("@/lib/play/lobby/server");
let games: typeof import("@/lib/play/game-launch/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), {
    SESSION_KEYS: newSessionKeys(),
    BLOCKED_PROVIDERS: "pragmaticplay=FR,NL,CA,DE,SE,TR,PL,PT,BR",
  });
  lobby = await import("@/lib/play/lobby/server");
  games = await import("@/lib/play/game-launch/server");
});

const edition = (segment: string): Edition => {
  const parsed = parseEdition(segment);
  if (!parsed) throw new Error(`No such edition: ${segment}`);
  return parsed;
};
const english = edition("en-UN~web~a");
const finnish = edition("fi-FI~web~a");
const phone = edition("en-UN~mobile~a");
const restricted = edition("en-UN~web~b");

const devicesOf = ({ channel }: Edition) =>
  channel === "mobile" ? (["mobile"] as const) : (["tablet", "desktop"] as const);

function expectOnce(names: readonly unknown[]): void {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
}

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
  test.each(["en-UN~web~a", "en-UN~mobile~a", "fi-FI~web~a", "de-DE~web~a"])(
    "%s shows no game in two large places of a page, whichever hero has its hour, home and live lobby neither",
    async (segment) => {
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
      expect(heroes.size).toBe(6);
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

describe("a game of a lobby", () => {
  test("has every field of the specification [LOBBY-507, LOBBY-509, CONTENT-521]", async () => {
    const game = await games.getGame(english, "emerald-orbit");
    expect(game).toMatchObject({
      id: "game-emerald-orbit",
      type: "casinoGames",
      gameId: "emeraldorbit",
      label: "Emerald Orbit",
      gameSlug: "emerald-orbit",
      gameProvider: {
        id: "provider-relax",
        slug: "relax",
        title: "Relax",
        restrictedCountries: [],
        removeOverlay: false,
      },
      channels: ["web", "mobile"],
      gameType: "slots",
      rtp: expect.any(Number),
      volatility: expect.any(String),
      maxWin: expect.any(Number),
    });
    expect(game?.betLimits.map(({ currency }) => currency)).toContain("INR");
    const jackpots = async (id: string) =>
      new Set((await lobby.getCategory(english, id, 1))?.games.map(({ jackpotExist }) => jackpotExist));
    expect([await jackpots("jackpots"), await jackpots("slots")]).toEqual([new Set([true]), new Set([true, false])]);
    const images = Object.values({ ...game?.images, ...game?.grid }).map(({ asset }) => asset._ref);
    expect(new Set(images).size).toBe(7);
  });

  test("keeps the flags of its provider and of its studio apart, as the service returns them [LOBBY-507, CONTENT-521]", async () => {
    const flagsOf = async (filter: string) => {
      const query = `*[_type == "casinoGames" && defined(slug.current) && ${filter}][0].slug.current`;
      const address = `${origins.content}/v2026-01-01/data/query/production?query=${encodeURIComponent(query)}`;
      const { result: slug } = (await (await fetch(address)).json()) as { result: string };
      const game = await games.getGame(english, slug);
      return [game?.gameProvider, game?.subProvider].map((each) => [each?.restrictedCountries, each?.removeOverlay]);
    };
    expect(await flagsOf('subProvider->slug.current == "copperline"')).toEqual([
      [["DE"], true],
      [["DE", "SE"], false],
    ]);
    const nine = ["FR", "NL", "CA", "DE", "SE", "TR", "PL", "PT", "BR"];
    expect((await flagsOf('provider->slug.current == "novomatic"'))[0]).toEqual([nine, false]);
  });

  test("has the lobby's fields, on a page of games and at its own address alike [LOBBY-503]", async () => {
    const page = await lobby.getCategory(english, "slots", 1);
    const listed = page?.games.find(({ subProvider }) => subProvider !== null);
    const image = { asset: { _ref: expect.stringMatching(/^image-/) } };
    const flags = { restrictedCountries: expect.any(Array), removeOverlay: expect.any(Boolean) };
    const supplier = { title: expect.stringMatching(/\S/), ...flags };
    expect(listed).toEqual({
      id: expect.stringMatching(/^game-/),
      type: "casinoGames",
      label: expect.stringMatching(/\S/),
      gameProvider: { id: expect.stringMatching(/^provider-/), slug: expect.stringMatching(/^[a-z]+$/), ...supplier },
      subProvider: { _id: expect.stringMatching(/\S/), ...supplier },
      thumbnail: listed?.images.img1x,
      images: { img1x: image, img2x: image, img3x: image },
      verticalImage: listed?.grid["2xv"],
      gameType: "slots",
      betLimits: expect.arrayContaining([{ min: expect.any(Number), max: expect.any(Number), currency: "EUR" }]),
      seats: null,
      seatsTaken: null,
      jackpotExist: expect.any(Boolean),
      gameSlug: expect.stringMatching(/^[a-z0-9-]+$/),
      channels: expect.arrayContaining(["web"]),
      // Beside them: the id that a launch needs, the pictures of a grid, and the badge.
      gameId: expect.stringMatching(/\S/),
      grid: { "4x": image, "2xh": image, "2xv": image, "1x": image },
      isNew: expect.any(Boolean),
    });
    expect(await games.getGame(english, listed?.gameSlug ?? "")).toMatchObject(listed ?? {});
  });

  test("is a casino or a live game, named as in the content service, on the channels it lists [LOBBY-504]", async () => {
    const live = await games.getGame(english, "velvet-roulette");
    expect(live).toMatchObject({ type: "liveCasinoGames", label: "Velvet Roulette" });
    expect((await games.getGame(english, "koi-garden"))?.type).toBe("casinoGames");
    expect(live?.channels).toEqual(["web", "mobile"]);
    const query = `*[_type == "casinoGames" && !("mobile" in channels) && defined(slug.current)][0].slug.current`;
    const address = `${origins.content}/v2026-01-01/data/query/production?query=${encodeURIComponent(query)}`;
    const { result: slug } = (await (await fetch(address)).json()) as { result: string };
    expect((await games.getGame(english, slug))?.channels).toEqual(["web"]);
    expect(await games.getGame(phone, slug)).toBeNull();
  });

  test("has no bet limits where the service names none [LOBBY-505]", async () => {
    // Other tests launch every game of this service but this one.
    const id = "game-ivory-dice";
    await fetch(`${origins.control}/content/documents/${id}?publish=true`, {
      method: "PATCH",
      body: '{"betLimits":null}',
    });
    expect((await games.getGame(english, "ivory-dice"))?.betLimits).toEqual([]);
  });
});

describe("a category page", () => {
  test("has 30 games on web and 15 on mobile, and knows whether there are more [LOBBY-527]", async () => {
    const web = await lobby.getCategory(english, "slots", 1);
    const mobile = await lobby.getCategory(phone, "slots", 1);
    expect([web?.games.length, web?.hasMore]).toEqual([30, true]);
    expect([mobile?.games.length, mobile?.hasMore]).toEqual([15, true]);
  });

  test("shows a game once that an editor has put into it twice [LOBBY-510]", async () => {
    // A category that is in no menu and on no page.
    const [game, other] = (await lobby.getCategory(english, "slots", 1))?.games ?? [];
    const games = [game, other, game].map((each, at) => ({ _type: "reference", _key: String(at), _ref: each?.id }));
    await fetch(`${origins.control}/content/documents/category-autumn?publish=true`, {
      method: "PATCH",
      body: JSON.stringify({ games }),
    });
    const ids = (await lobby.getCategory(english, "autumn", 1))?.games.map(({ id }) => id);
    expect(ids).toEqual([game?.id, other?.id]);
  });

  test("pages do not overlap and end [LOBBY-526]", async () => {
    const seen: string[] = [];
    let pages = 0;
    for (let page = 1; page < 20; page++) {
      const found = await lobby.getCategory(english, "popular", page);
      if (!found) break;
      pages++;
      seen.push(...found.games.map(({ id }) => id));
      expect(found.hasMore).toBe(found.games.length === 30 && seen.length < 64);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(pages).toBe(Math.ceil(seen.length / 30));
    expect(await lobby.getCategory(english, "popular", pages + 1)).toBeNull();
  });

  test("filters by channel [LOBBY-526]", async () => {
    const all = async (each: Edition) => {
      const ids: string[] = [];
      for (let page = 1; ; page++) {
        const found = await lobby.getCategory(each, "slots", page);
        if (!found) return ids;
        for (const { id, channels } of found.games) {
          expect(channels).toContain(each.channel);
          ids.push(id);
        }
      }
    };
    expect((await all(phone)).length).not.toBe((await all(english)).length);
  });

  test.each(["nothing", '"][0]{name}//', "popular') || true", 'slots"] | order(_id)'])(
    "of %s is not there, and the name stays a value [CONTENT-529]",
    async (id) => {
      expect(await lobby.getCategory(english, id, 1)).toBeNull();
    },
  );
});

describe("what an edition may not see", () => {
  test("games of a provider that is blocked in the zone are in no list [LOBBY-524]", async () => {
    const { categories, gameCount } = await lobby.getLobby(restricted);
    const providers = categories.flatMap(({ games }) => games.map(({ gameProvider }) => gameProvider.slug));
    expect(providers).not.toContain("pragmaticplay");
    expect(gameCount).toBeLessThan((await lobby.getLobby(english)).gameCount);
    const page = await lobby.getCategory(restricted, "slots", 1);
    expect(page?.games.map(({ gameProvider }) => gameProvider.slug)).not.toContain("pragmaticplay");
    expect(await games.getGame(restricted, "book-of-cairo")).toBeNull();
    expect(await games.getGame(english, "book-of-cairo")).not.toBeNull();
  });

  test("but the page of such a game exists, closed in the countries of the zone, with others that are open there", async () => {
    const game = await games.getGame(restricted, "book-of-cairo", "page");
    if (!game) throw new Error("The game has no page.");
    expect(closedCountries(game)).toEqual(expect.arrayContaining(["SE", "DE"]));
    expect(launchFacts(game, "UN").game.restrictedCountries).toEqual(expect.arrayContaining(["SE", "DE"]));
    expect(await games.getProviderGame(restricted, "pragmaticplay", "vs20bookofcairo")).toEqual(game);
    const related = await games.getRelatedGames(restricted, game);
    expect(related.length).toBeGreaterThan(2);
    expect(related.map(({ gameProvider }) => gameProvider.slug)).not.toContain("pragmaticplay");
    const elsewhere = await games.getGame(english, "book-of-cairo", "page");
    expect(elsewhere && closedCountries(elsewhere)).toEqual([]);
  });

  test("while a game has no page in a market that does not offer its provider, nor on a channel that it is not for", async () => {
    expect(await games.getGame(english, "lucky-wheelhouse", "page")).not.toBeNull();
    expect(await games.getGame(edition("en-IN~web~b"), "lucky-wheelhouse", "page")).toBeNull();
    const phoneOnly = planGames("greenroom", 300).find(({ channels, hasSlug }) => hasSlug && !channels.includes("web"));
    expect(phoneOnly && (await games.getGame(restricted, phoneOnly.slug, "page"))).toBeNull();
  });

  test("games of a studio that the market excludes, and of a provider it does not offer [LOBBY-526]", async () => {
    const studios = async (segment: string) => {
      const found: (string | undefined)[] = [];
      for (let page = 1; page < 12; page++) {
        const games = (await lobby.getCategory(edition(segment), "slots", page))?.games ?? [];
        found.push(...games.flatMap(({ subProvider, gameProvider }) => [subProvider?._id, gameProvider.slug]));
      }
      return found;
    };
    expect(await studios("en-UN~web~a")).toContain("softswiss-tinrobot");
    expect(await studios("en-FI~web~a")).not.toContain("softswiss-tinrobot");
    expect(await studios("en-UN~web~a")).toContain("novomatic");
    expect(await studios("en-IN~web~a")).not.toContain("novomatic");
  });
});

describe("a single game", () => {
  test("is found by its provider's own id", async () => {
    const game = await games.getProviderGame(english, "pragmaticplay", "vs20bookofcairo");
    expect(game?.gameSlug).toBe("book-of-cairo");
    expect(await games.getProviderGame(english, "relax", "vs20bookofcairo")).toBeNull();
  });

  test("of each casino provider is found by its id alone where it has no slug, on its own path [ROUTE-553]", async () => {
    const query = `*[_type == "casinoGames" && !defined(slug.current)]{"provider": provider->slug.current, gameId}`;
    const address = `${origins.content}/v2026-01-01/data/query/production?query=${encodeURIComponent(query)}`;
    const { result } = (await (await fetch(address)).json()) as { result: { provider: string; gameId: string }[] };
    const nine = "relax playngo quickspin yggdrasil pariplay softswiss pragmaticplay evolution novomatic".split(" ");
    expect(result.map(({ provider }) => provider)).toEqual(expect.arrayContaining(nine));
    for (const { provider, gameId } of result) {
      const game = await games.getProviderGame(english, provider, gameId);
      expect(game, provider).toMatchObject({ gameSlug: null, gameId, type: "casinoGames" });
      if (!game) continue;
      expect(paths.game(english.locale, game)).toBe(
        `/en-UN/online-casino/play/${provider}/${encodeURIComponent(gameId)}`,
      );
      expect(launchFacts(game, "UN")?.game).toMatchObject({ slug: null, provider, gameId });
    }
  });

  test("of creedroomz is nowhere while its flag is off, of trifecta while its flag is off [ROUTE-527]", async () => {
    const query = `*[provider->slug.current == $provider && defined(slug.current)][0].slug.current`;
    const slugOf = async (provider: string) => {
      const search = new URLSearchParams({ query, $provider: JSON.stringify(provider) });
      const response = await fetch(`${origins.content}/v2026-01-01/data/query/production?${search}`);
      return ((await response.json()) as { result: string }).result;
    };
    const [creedroomz, trifecta] = await Promise.all([slugOf("creedroomz"), slugOf("trifecta")]);
    expect(await games.getGame(english, creedroomz)).toBeNull();
    expect((await games.getGame(english, trifecta))?.gameProvider.slug).toBe("trifecta");
    vi.stubEnv("CREEDROOMZ_ENABLED", "on");
    vi.stubEnv("TRIFECTA_ENABLED", "off");
    vi.resetModules();
    const switched = await import("@/lib/play/game-launch/server");
    expect((await switched.getGame(english, creedroomz))?.gameProvider.slug).toBe("creedroomz");
    expect(await switched.getGame(english, trifecta)).toBeNull();
  });

  test("that is only drafted, or unknown, is not there", async () => {
    expect(await games.getGame(english, "unseen-orbit")).toBeNull();
    expect(await games.getGame(english, "nothing")).toBeNull();
    expect(await games.getGame(english, '" || true || "')).toBeNull();
  });
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
    await expect(lobby.getLobby(english)).rejects.toThrow("The content service did not answer as it should.");
    expect(logged).toHaveBeenCalled();
    await endFault();
  });
});

test("games like a live one are of the lists: those of a provider that no list has are at their own addresses alone [LIVE-505]", async () => {
  const { categories } = await lobby.getLobby(english, "liveCasino");
  const slugs = categories.flatMap(({ games }) => games.flatMap(({ gameSlug }) => gameSlug ?? []));
  const related = await Promise.all(
    slugs.slice(0, 6).map(async (slug) => {
      const game = await games.getGame(english, slug);
      return game ? games.getRelatedGames(english, game) : [];
    }),
  );
  const providers = related.flat().map(({ gameProvider }) => gameProvider.slug);
  expect(providers.length).toBeGreaterThan(20);
  expect(providers.filter((slug) => ["pariplay", "softswiss", "creedroomz"].includes(slug))).toEqual([]);
});

test("closed games of one supplier lead on to different games, each always to the same, that open for everybody", async () => {
  const slugs = planGames("greenroom", 300).flatMap(({ provider, slug, kind }) =>
    provider === "playngo" && kind === "slot" && slug ? [slug] : [],
  );
  const found = await Promise.all(slugs.map((slug) => games.getGame(english, slug)));
  const closed = found.filter((game) => game !== null).slice(0, 12);
  expect(closed.length).toBeGreaterThan(7);
  const read = async (game: GameFacts) => (await games.getRelatedGames(english, game)).map(({ id }) => id);
  const related = await Promise.all(closed.map(read));
  expect(related.map(({ length }) => length)).toEqual(closed.map(() => 6));
  // Two may meet by chance.
  expect(new Set(related.map(String)).size).toBeGreaterThan(closed.length - 3);
  expect(await Promise.all(closed.map(read))).toEqual(related);
  const [game] = closed;
  if (!game) throw new Error("The supplier has no game.");
  const suppliers = (await games.getRelatedGames(english, game)).map(({ gameProvider }) => gameProvider.slug);
  expect(suppliers.filter((slug) => ["playngo", "yggdrasil", "creedroomz"].includes(slug))).toEqual([]);
});

test("games like one of a theme are of that theme, and none of them is closed in any country", async () => {
  const plans = planGames("greenroom", 300);
  const books = plans.flatMap(({ theme, kind, slug }) => (theme === "book" && kind === "slot" && slug ? [slug] : []));
  const found = await Promise.all(books.slice(0, 8).map((slug) => games.getGame(english, slug)));
  const offered = found.filter((game) => game !== null);
  const related = await Promise.all(offered.map((game) => games.getRelatedGames(english, game)));
  expect(related.length).toBeGreaterThan(3);
  const first = related.map(([game]) => game?.gameSlug);
  expect(first.filter((slug) => !books.some((book) => book === slug))).toEqual([]);
  expect(related.flat().flatMap((game) => closedCountries(game))).toEqual([]);
});

test.each([
  ["LL", "pragmaticplay"],
  ["GG", "octoplay"],
] as const)(
  "in %s the related games of one of %s, closed to people without money, are open to them",
  async (market, provider) => {
    const there = edition(`en-${market}~web~a`);
    const closed = planGames("greenroom", 300).filter((game) => game.provider === provider && game.kind === "slot");
    const found = await Promise.all(closed.map(({ slug }) => games.getGame(there, slug)));
    const related = await Promise.all(
      found.filter((game) => game !== null).map((game) => games.getRelatedGames(there, game)),
    );
    expect(related.length).toBeGreaterThan(3);
    expect(related.map(({ length }) => length)).toEqual(related.map(() => 6));
    const isClosed = ({ gameProvider }: { gameProvider: { slug: string } }) => isMoneyOnly(gameProvider.slug, market);
    expect(related.flat().filter(isClosed)).toEqual([]);
  },
);
