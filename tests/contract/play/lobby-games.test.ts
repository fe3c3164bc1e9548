import { describe, expect, test, vi } from "vitest";
import { closedCountries } from "@/lib/play/catalogue/closed-countries";
import { isMoneyOnly } from "@/lib/play/catalogue/money-only";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import { launchFacts } from "@/lib/play/game-launch/launch/launch-facts";
import { paths } from "@/lib/routing/paths";
import { planGames } from "../../../sandbox/content/generator/games";
import { edition, english, games, lobby, origins, phone, readLobbies } from "./lobby-reads";

readLobbies();

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
