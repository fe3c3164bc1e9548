import { beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { type Locale, locales } from "@/lib/market/locale";
import type { MarketCode } from "@/lib/market/markets";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import type { Edition } from "@/lib/routing/edition";
import { isOfferedRoute } from "@/lib/routing/offered-products";
import { allGamesId } from "@/lib/routing/paths";
import { routes } from "@/lib/routing/routes";
import type { HasPage } from "@/lib/site/seo/alternates";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached; here each read is kept, or every market would be asked anew for every page.
vi.mock("next/cache", () => {
  const kept = new Map<string, unknown>();
  return {
    unstable_cache: (load: () => unknown, key: string[]) => () => {
      const name = key.join();
      if (!kept.has(name)) kept.set(name, load());
      return kept.get(name);
    },
  };
});

let games: typeof import("@/lib/play/game-launch/server");
let lists: typeof import("@/lib/play/game-lists/server");
let promotions: typeof import("@/lib/offers/promotions/server");
let landing: typeof import("@/lib/offers/landing/server");
let offers: typeof import("@/lib/play/market-offers/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
  games = await import("@/lib/play/game-launch/server");
  lists = await import("@/lib/play/game-lists/server");
  promotions = await import("@/lib/offers/promotions/server");
  landing = await import("@/lib/offers/landing/server");
  offers = await import("@/lib/play/market-offers/server");
}, 240_000);
beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

/** Markets whose editors leave out other providers and studios, each in its first language: games do not depend on it. */
const oneOfEach = (["UN", "AT", "BR", "CA", "CH", "DE", "FI", "GB", "SE"] as const).map(marketHome);
const home = marketHome("UN");

function marketHome(code: MarketCode): Locale {
  return locales.find(({ market }) => market === code) ?? expect.fail(code);
}
const editionIn = (locale: Locale, zone = "a"): Edition => ({ locale, channel: "web", zone });

/** The locales in which a page is there, as the page itself finds out, and as its alternates say. */
async function compare(known: readonly Locale[], isThere: (locale: Locale) => Promise<unknown>, hasPage: HasPage) {
  const found = await Promise.all(known.map(async (locale) => ((await isThere(locale)) ? [locale.segment] : [])));
  const named = known.filter(hasPage).map(({ segment }) => segment);
  expect(named).toEqual(found.flat());
  return named;
}

describe("the locales that are named as having a page are those that have it [SEO-004]", () => {
  test.each(["novomatic", "octoplay", "trifecta", "evolution", "softswiss"])(
    "games of %s, by provider and studio",
    async (provider) => {
      const response = await fetch(
        `${inject("sandbox").control}/content/documents?type=${provider === "evolution" ? "liveCasinoGames" : "casinoGames"}`,
      );
      const { documents }: { documents: StoredGame[] } = Object(await response.json());
      const supplied = documents.filter(
        (game) => game.provider._ref === `provider-${provider}` && game.slug && game.channels.includes("web"),
      );
      const studios = new Map(supplied.map((game) => [game.subProvider?._ref, game.slug?.current ?? ""]));
      expect(studios.size).toBeGreaterThan(provider === "softswiss" ? 1 : 0);
      for (const slug of studios.values())
        for (const zone of ["a", "b"]) {
          const read = (locale: Locale) => games.getGame(editionIn(locale, zone), slug, "page");
          const shown: GameFacts = (await read(home)) ?? expect.fail(slug);
          await compare(oneOfEach, read, await offers.getMarketsOfGame(shown));
        }
    },
  );

  test.each([
    ["casino", "popular"],
    ["casino", allGamesId],
    ["casino", "novomatic"],
    ["casino", "octoplay"],
    ["casino", "softswiss"],
    ["casino", "nobody"],
    ["liveCasino", "live-popular"],
    ["liveCasino", "popular"],
    ["liveCasino", allGamesId],
    ["liveCasino", "evolution"],
    ["liveCasino", "creedroomz"],
  ] as const)("of the %s, the list %s, in every zone", async (lobby, id) => {
    for (const zone of ["a", "b"]) {
      const hasPage = await offers.getMarketsOfList(editionIn(home, zone), { lobby, id });
      await compare(oneOfEach, (locale) => lists.getGameList(editionIn(locale, zone), id, 1, lobby), hasPage);
    }
  });

  test.each(["first-deposit", "orbit-rounds", "live-week", "harvest-spins", "not-yet", "nothing"])(
    "the promotion %s",
    async (slug) => {
      const isThere = async (locale: Locale) =>
        (await promotions.getOpenPromotions(locale, {})).some((promotion) => promotion.slug === slug);
      await compare(locales, isThere, await promotions.getLocalesOfPromotion(slug));
    },
  );

  test.each([
    ["casino", "welcome"],
    ["casino", "free-rounds"],
    ["casino", "tables"],
    ["live-casino", "cashback"],
  ])("of the promotions for %s, the tag %s", async (category, tag) => {
    const isThere = async (locale: Locale) =>
      (await promotions.getPromotions(locale, { category, tag })).promotions.length > 0;
    await compare(locales, isThere, await promotions.getLocalesOfTag(category, tag));
  });

  test("every landing page, and the page for regular players", async () => {
    const response = await fetch(`${inject("sandbox").control}/content/documents?type=landingPage`);
    const { documents }: { documents: { slug: { current: string } }[] } = Object(await response.json());
    expect(documents.length).toBeGreaterThan(1);
    for (const { slug } of documents) {
      const isThere = (locale: Locale) => landing.getLanding(locale, slug.current);
      await compare(oneOfEach, isThere, await landing.getLocalesOfLanding(slug.current));
    }
    await compare(
      oneOfEach,
      (locale) => landing.getVipPage(locale),
      ({ market }) => isOfferedRoute(routes.vip, market),
    );
  });

  test("which are fewer than all where a market does not offer it", async () => {
    const list = await offers.getMarketsOfList(editionIn(home), { lobby: "casino", id: "novomatic" });
    expect(oneOfEach.filter(list).map(({ market }) => market)).not.toContain("BR");
    const promotion = await promotions.getLocalesOfPromotion("first-deposit");
    expect(locales.filter(promotion).map(({ market }) => market)).toEqual(
      expect.not.arrayContaining(["SE", "NL", "CA"]),
    );
    expect(locales.filter(promotion).length).toBeGreaterThan(30);
  });
});

interface StoredGame {
  slug?: { current: string };
  provider: { _ref: string };
  subProvider?: { _ref: string };
  channels: string[];
}
