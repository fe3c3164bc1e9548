import { createElement, type ReactElement } from "react";
import { beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import type { Environment } from "@/lib/config/environment";
import { parseLocale } from "@/lib/market/locale";
import type { HasPage } from "@/lib/site/seo/alternates";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origin = "https://casino.example";
const variables = siteVariables(inject("sandbox"));
/** What differs from the environment of the test: a site reads its own once. */
let changes: Partial<Environment>;
vi.mock("@/lib/config/environment", async (load) => {
  const original = await load<typeof import("@/lib/config/environment")>();
  return { ...original, readEnvironment: () => ({ ...original.readEnvironment(), ...changes }) };
});

const production = { SITE_ORIGIN: origin, PRODUCTION_HOSTS: ["casino.example"] };
const editionOf = (segment: string) => Promise.resolve({ edition: `${segment}~web~a` });

let layout: typeof import("@/app/[edition]/layout");
beforeAll(async () => {
  Object.assign(process.env, variables, { SESSION_KEYS: newSessionKeys() });
  layout = await import("@/app/[edition]/layout");
}, 240_000);
beforeEach(() => {
  changes = production;
  vi.spyOn(console, "error").mockReturnValue();
});

/** What the layout and a page together say of robots. */
async function robotsOf(load: () => Promise<{ generateMetadata(props: object): Promise<object> }>) {
  const params = editionOf("en-UN");
  const whole = {
    ...(await layout.generateMetadata({ params })),
    ...(await (await load()).generateMetadata({ params })),
  };
  return (whole as { robots?: unknown }).robots;
}
const lobby = () => import("@/app/[edition]/(play)/online-casino/page");
const account = () => import("@/app/[edition]/(safety)/my-account/account/verification/page");

test.each([
  [
    "an origin that is none of production",
    { SITE_ORIGIN: "https://staging.casino.example", PRODUCTION_HOSTS: ["casino.example"] },
  ],
  ["no host of production at all", { SITE_ORIGIN: origin, PRODUCTION_HOSTS: [] }],
])("with %s every page adds a noindex instruction for robots [SEO-001, SEO-501]", async (_which, env) => {
  changes = env;
  expect([await robotsOf(lobby), await robotsOf(account)]).toEqual([{ index: false }, { index: false }]);
});

test("in production a public page has no instruction for robots, and one of an account keeps its own [SEO-001, SEO-501]", async () => {
  expect([await robotsOf(lobby), await robotsOf(account)]).toEqual([undefined, { index: false }]);
});

describe("the head of a page [SEO-004]", () => {
  const metadata = async (segment: string, name: "casino" | "home" | "casinoCategory", own?: string) => {
    const { addressMetadata } = await import("@/lib/site/seo/server");
    const params = Promise.resolve({
      ...(await editionOf(segment)),
      ...(name === "casinoCategory" && { id: "popular" }),
    });
    return addressMetadata(name, params, own);
  };

  test.each(["en-UN", "fi-FI"])(
    "of %s has its own description, else that of home in the same language",
    async (segment) => {
      const home = (await metadata(segment, "home")).description;
      expect(home).toMatch(/\S{3}/);
      expect((await metadata(segment, "casinoCategory")).description).toBe(home);
      expect((await metadata(segment, "casino")).description).not.toBe(home);
      expect((await metadata(segment, "casinoCategory", "Its own.")).description).toBe("Its own.");
    },
  );

  test("differs by language", async () => {
    expect((await metadata("fi-FI", "home")).description).not.toBe((await metadata("en-UN", "home")).description);
  });

  test.each([
    ["en-UN", "en"],
    ["fi-FI", "fi-FI"],
    ["inen-IN", "en-IN"],
    ["br-BR", "pt-BR"],
    ["caf-CA", "fr-CA"],
  ])("of %s has the language %s, is canonical, and names its other languages", async (segment, tag) => {
    const { Document } = await import("@/app/[edition]/document");
    const locale = parseLocale(segment) ?? expect.fail();
    const shown = Document({ locale, children: createElement("p") }) as ReactElement<{ lang: string }>;
    expect(shown.props.lang).toBe(tag);
    const { canonical, languages } = (await metadata(segment, "casino")).alternates ?? {};
    expect(canonical).toBe(`${origin}/${segment}/online-casino`);
    expect(languages).toMatchObject({
      [tag]: `${origin}/${segment}/online-casino`,
      "x-default": `${origin}/en-UN/online-casino`,
      "fi-FI": `${origin}/fi-FI/online-casino`,
      "en-IN": `${origin}/inen-IN/online-casino`,
    });
  });
});

describe("the other languages of a page that not every market has", () => {
  const linksOf = async (name: "game" | "registrationLanding", getLocales: () => Promise<HasPage>) => {
    const { addressMetadata } = await import("@/lib/site/seo/server");
    const params = Promise.resolve({ ...(await editionOf("fi-FI")), gameSlug: "x", slug: "x" });
    return (await addressMetadata(name, params, null, getLocales)).alternates;
  };
  const inFinland: HasPage = ({ market }) => market === "FI";

  test("are those in which it is there", async () => {
    const languages = { "fi-FI": `${origin}/fi-FI/play/x`, "en-FI": `${origin}/en-FI/play/x` };
    expect(await linksOf("game", async () => inFinland)).toEqual({ canonical: `${origin}/fi-FI/play/x`, languages });
  });

  test("are none while the content service is away, and the page is not refused", async () => {
    const { ContentUnavailable } = await import("@/lib/content/server");
    const away = () => Promise.reject(new ContentUnavailable("away"));
    expect(await linksOf("game", away)).toEqual({ canonical: `${origin}/fi-FI/play/x`, languages: {} });
    await expect(linksOf("game", () => Promise.reject(new Error("ours")))).rejects.toThrow("ours");
  });

  test("are none on a page that searches do not find, and nobody reads them", async () => {
    const read = vi.fn(async () => inFinland);
    expect(await linksOf("registrationLanding", read)).toEqual({ canonical: `${origin}/fi-FI/promo/x`, languages: {} });
    expect(read).not.toHaveBeenCalled();
  });
});

test("the operator of a home page is the one of the register that the foot of that page leads to, where it leads to one", async () => {
  const { HomeData } = await import("@/app/[edition]/page-data");
  const { findFooter } = await import("@/lib/content/footer/server");
  const entriesOf = async (segment: string) => {
    const locale = parseLocale(segment) ?? expect.fail();
    const data = (await HomeData({ locale })) as ReactElement<{ items: { "@type": string; sameAs?: string[] }[] }>;
    return data.props.items.find((item) => item["@type"] === "Organization")?.sameAs;
  };
  const entryIn = async (segment: string) =>
    (await findFooter(parseLocale(segment) ?? expect.fail()))?.market.licenses.map(({ url }) => url);
  expect([await entriesOf("fi-FI"), await entriesOf("en-UN")]).toEqual([
    await entryIn("fi-FI"),
    await entryIn("en-UN"),
  ]);
  expect(await entriesOf("fi-FI")).not.toEqual(await entriesOf("en-UN"));
  // Its editors show no licences.
  expect(await entryIn("inen-IN")).toHaveLength(1);
  expect(await entriesOf("inen-IN")).toBeUndefined();
});

test("the popular and new games of both lobbies have titles of their own", async () => {
  const titleOf = async (
    load: () => Promise<{ generateMetadata(props: object): Promise<{ title?: unknown }> }>,
    id: string,
  ) => (await (await load()).generateMetadata({ params: Promise.resolve({ edition: "en-UN~web~a", id }) })).title;
  const casino = () => import("@/app/[edition]/(play)/online-casino/[id]/[[...page]]/page");
  const live = () => import("@/app/[edition]/(play)/live-casino-online/[id]/[[...page]]/page");
  expect([await titleOf(casino, "popular"), await titleOf(live, "live-popular")]).toEqual([
    "Popular",
    "Popular – Live casino",
  ]);
  expect([await titleOf(casino, "new"), await titleOf(live, "live-new")]).toEqual(["New", "New – Live casino"]);
});

test("a sitemap names the promotions with their lists and tags, and none of them where the law lets no page name a bonus", async () => {
  const { sitemapPaths } = await import("@/app/sitemap-paths");
  const namedIn = async (segment: string) => {
    const locale = parseLocale(segment) ?? expect.fail();
    const pages = [...(await sitemapPaths.promotions(locale)), ...(await sitemapPaths.pages(locale))];
    return pages.map(({ path }) => path).filter((path) => path.startsWith("/promotions"));
  };
  const named = ["", "/casino", "/live-casino", "/sports", "/casino/first-deposit", "/casino/tag/welcome"];
  expect(await namedIn("en-UN")).toEqual(expect.arrayContaining(named.map((path) => `/promotions${path}`)));
  expect(await namedIn("ca-CA")).toEqual([]);
});

test("a sitemap names the page for regular players where the market has the programme", async () => {
  const { sitemapPaths } = await import("@/app/sitemap-paths");
  const isNamedIn = async (segment: string) =>
    (await sitemapPaths.pages(parseLocale(segment) ?? expect.fail())).some(({ path }) => path === "/qrewards");
  expect([await isNamedIn("en-UN"), await isNamedIn("de-AT"), await isNamedIn("de-DE")]).toEqual([true, true, false]);
});

test("a promotion that is over was in a market with public offers, unless it is excluded there; nowhere else is it gone", async () => {
  const { promotionPages } = await import("@/lib/offers/promotions/page-list");
  const dates = { startDate: null, endDate: "2025-01-01T00:00:00Z", startsAt: null, endsAt: null };
  const promotion = { slug: "old", category: "casino", tags: ["x"], ...dates, excludedMarkets: ["FI"] };
  const page = promotionPages.read([promotion]).find(({ path }) => path === "/promotions/casino/old");
  const isPublicIn = (segment: string) => page?.isPublicIn?.(parseLocale(segment) ?? expect.fail());
  expect(["en-UN", "de-DE", "fi-FI", "ca-CA"].map(isPublicIn)).toEqual([true, true, false, false]);
});

test("a sitemap names the games that have a page on computers and on phones", async () => {
  const { sitemapPaths } = await import("@/app/sitemap-paths");
  const paths = (await sitemapPaths.games(parseLocale("en-UN") ?? expect.fail())).map(({ path }) => path);
  const response = await fetch(`${inject("sandbox").control}/content/documents?type=casinoGames`);
  const { documents }: { documents: { slug?: { current: string }; channels: string[] }[] } = Object(
    await response.json(),
  );
  const listed = documents.filter(({ slug }) => paths.includes(`/play/${slug?.current}`));
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter(({ channels }) => !channels.includes("web") || !channels.includes("mobile"))).toEqual([]);
  expect(documents.some(({ slug, channels }) => slug && !channels.includes("mobile"))).toBe(true);
});

test("a sitemap names the lists of both lobbies that have a page on computers and on phones, and no other", async () => {
  const { sitemapPaths } = await import("@/app/sitemap-paths");
  const { getGameList } = await import("@/lib/play/game-lists/server");
  const { gameListPages } = await import("@/lib/play/game-lists/page-list");
  const { fetchContent } = await import("@/lib/content/server");
  const locale = parseLocale("en-UN") ?? expect.fail();
  const known = gameListPages.read(await fetchContent(gameListPages.query, {}, z.unknown(), []));
  const hasPage = async (channel: "web" | "mobile", path: string) => {
    const [, section, id = ""] = path.split("/");
    const lobby = section === "online-casino" ? "casino" : "liveCasino";
    return (await getGameList({ locale, channel, zone: "a" }, id, 1, lobby)) !== null;
  };
  const pages: string[] = [];
  for (const path of new Set(known.map((page) => page.path)))
    if ((await hasPage("web", path)) && (await hasPage("mobile", path))) pages.push(path);
  const listed = (await sitemapPaths.lists(locale)).map(({ path }) => path);
  expect([...new Set(listed)].sort()).toEqual(pages.sort());
  expect(pages).toEqual(expect.arrayContaining(["all-games", "evolution"].map((id) => `/live-casino-online/${id}`)));
  const inGermany = (await sitemapPaths.lists(parseLocale("de-DE") ?? expect.fail())).map(({ path }) => path);
  expect(inGermany.filter((path) => !path.startsWith("/online-casino/"))).toEqual([]);
}, 120_000);

test("a sitemap names the landing pages that the market shows", async () => {
  const { sitemapPaths } = await import("@/app/sitemap-paths");
  const namedIn = async (segment: string) => {
    const pages = await sitemapPaths.pages(parseLocale(segment) ?? expect.fail());
    return pages.map(({ path }) => path).filter((path) => path.startsWith("/landing"));
  };
  const tables = "/landing/live-tables";
  expect(await namedIn("en-UN")).toEqual(["/landing/first-orbit", tables]);
  // No bonus is named there, and no table in Germany.
  expect(await namedIn("ca-CA")).toEqual([tables]);
  expect(await namedIn("de-DE")).not.toContain(tables);
});

test("a page that is not there is one of status 404 [SEO-504]", async () => {
  const notFound = { digest: expect.stringContaining("404") };
  const open = async (load: () => Promise<{ default(props: object): Promise<unknown> }>, params: object) =>
    (await load()).default({ params: Promise.resolve({ edition: "en-UN~web~a", ...params }) });
  await expect(
    open(() => import("@/app/[edition]/(play)/play/[gameSlug]/page"), { gameSlug: "no-such-game" }),
  ).rejects.toMatchObject(notFound);
  await expect(
    open(() => import("@/app/[edition]/(content)/[page]/[id]/page"), { page: "information", id: "nothing-here" }),
  ).rejects.toMatchObject(notFound);
  await expect(
    open(() => import("@/app/[edition]/(offers)/promotions/[category]/[slug]/page"), {
      category: "casino",
      slug: "none",
    }),
  ).rejects.toMatchObject(notFound);
});
