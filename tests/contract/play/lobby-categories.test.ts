import { describe, expect, test } from "vitest";
import { closedCountries } from "@/lib/play/catalogue/closed-countries";
import { launchFacts } from "@/lib/play/game-launch/launch/launch-facts";
import type { Edition } from "@/lib/routing/edition";
import { planGames } from "../../../sandbox/content/generator/games";
import { edition, english, games, lobby, origins, phone, readLobbies, restricted } from "./lobby-reads";

readLobbies();

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
