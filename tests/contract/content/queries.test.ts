import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { fileFor } from "@/lib/account/terms/schema";
import { type Locale, parseLocale } from "@/lib/market/locale";
import { parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { root } from "../../../.ci/lib/root.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });

const locale = (segment: string): Locale => parseLocale(segment) ?? expect.fail(segment);
const english = locale("en-UN");
const french = locale("fr-FR");
const web = parseEdition("en-UN~web~a") ?? expect.fail();

let reads: Readonly<Record<string, () => Promise<unknown>>>;
let landing: typeof import("@/lib/offers/landing/server");
let terms: typeof import("@/lib/account/terms/server");
let edd: typeof import("@/lib/safety/edd/server");
let seo: typeof import("@/lib/site/seo/server");

beforeAll(async () => {
  landing = await import("@/lib/offers/landing/server");
  terms = await import("@/lib/account/terms/server");
  edd = await import("@/lib/safety/edd/server");
  seo = await import("@/lib/site/seo/server");
  const catalogue = await import("@/lib/play/catalogue/server");
  const lobby = await import("@/lib/play/lobby/server");
  const lists = await import("@/lib/play/game-lists/server");
  const search = await import("@/lib/play/search/server");
  const widgets = await import("@/lib/play/lobby/widgets/server");
  const markets = await import("@/lib/content/offered-markets/server");
  const market = await import("@/lib/content/market/server");
  const pages = await import("@/lib/content/pages/server");
  const glossary = await import("@/lib/content/glossary/server");
  const byName = await import("@/lib/play/search/server");
  reads = {
    "home page": () => lobby.getHome(web),
    markets: () => markets.getMarketEntries(),
    languages: async () => (await markets.getMarketEntries()).find(({ id }) => id === "CH")?.languages,
    glossary: () => glossary.getGlossary(english),
    "static pages": () => pages.getPage(english, "bonus_terms"),
    "terms versions": () => terms.getTermsVersions(),
    "casino settings": async () => (await catalogue.getLobbyOffer(web)).frame.providers,
    "category games": async () => (await lobby.getCategory(web, "jackpots", 1))?.games,
    search: async () => (await search.getSearchIndex(web)).games,
    occupations: async () => (await edd.getQuestionnaireLabels(english)).occupations,
    "source-of-fund lists": async () => (await edd.getQuestionnaireLabels(english)).sourcesOfFunds,
    "live casino home": async () => (await lobby.getLobby(web, "liveCasino")).categories,
    "games by name": () => byName.findGamesByName(web, "orbit"),
    "games by provider": async () => (await lists.getGameList(web, "relax", 1))?.games,
    "payment method page": async () => [
      await pages.getPage(english, "payment_methods"),
      (await market.getMarketContent(english))?.paymentMethods,
    ],
    "footer toggles": async () => (await market.getMarketContent(english))?.footer,
    "live chat setting": () => market.getLiveChatSetting(),
    "regulation logos": async () => (await market.getMarketContent(english))?.licenses,
    "VIP page": () => landing.getVipPage(english),
    "SEO description by path": () => seo.findSeoDescription(english, "/online-casino"),
    "registration landing by slug": () => landing.getRegistrationLanding(english, "first-orbit"),
    "landing by id and language": () => landing.getLanding(english, "live-tables"),
    banner: async () => (await widgets.getLobbyWidgets(web)).banners,
    "game lobbies": async () => (await lobby.getLobby(web)).menu,
    "game grids": async () => (await lobby.getLobby(web)).categories.map(({ grid }) => grid.desktop.sizes),
  };
});
afterEach(() => vi.restoreAllMocks());

/** The queries that a read sends, each with its parameters. */
async function sentBy(read: () => Promise<unknown>) {
  const fetch = vi.spyOn(globalThis, "fetch");
  const result = await read();
  const sent = fetch.mock.calls.map(([input]) => new URL(new Request(input).url));
  return { result, sent };
}

const table = readFileSync(join(root, "docs/content-queries.md"), "utf8");
const listed = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, name = ""]) => name).slice(2);

test("every query of the specification has content, values as parameters, and a row in the table of queries [CONTENT-002, CONTENT-502, CONTENT-528]", async () => {
  expect(Object.keys(reads).sort()).toEqual(listed.toSorted());
  for (const [name, read] of Object.entries(reads)) {
    const { result, sent } = await sentBy(read);
    expect(JSON.stringify(result ?? null).length, name).toBeGreaterThan(15);
    expect(sent.length, name).toBeGreaterThan(0);
    for (const { origin, searchParams } of sent) {
      expect(origin, name).toBe(origins.content);
      const query = searchParams.get("query") ?? "";
      for (const [, param] of query.matchAll(/\$(\w+)/g)) expect([...searchParams.keys()], name).toContain(`$${param}`);
      expect(query, name).not.toMatch(/en-UN|"UN"|jackpots|first-orbit|live-tables/);
    }
  }
});

describe("terms versions [CONTENT-519]", () => {
  test("are read past the cache, the newest first, each with a file that can be read in every language", async () => {
    const { result, sent } = await sentBy(() => terms.getTermsVersions());
    expect(sent[0]?.pathname).toMatch(/^\/v2021-08-31\//);
    const versions = result as Awaited<ReturnType<typeof terms.getTermsVersions>>;
    expect(versions.map(({ version }) => version)).toEqual(["2.0", "1.0"]);
    const { assetFileUrl } = await import("@/lib/content/image");
    const texts = await Promise.all(
      versions.flatMap((version) =>
        [english, french].map(async (each) => {
          const file = fileFor(version, each) ?? expect.fail();
          const response = await fetch(assetFileUrl(file.asset));
          expect(response.headers.get("content-type")).toMatch(/^text\/plain; charset=utf-8/i);
          return [file.language, version.version, (await response.text()).split("\n").slice(0, 2)] as const;
        }),
      ),
    );
    expect(texts).toEqual([
      ["en", "2.0", ["Terms and conditions", "2.0"]],
      ["fr", "2.0", [expect.not.stringMatching("Terms"), "2.0"]],
      ["en", "1.0", ["Terms and conditions", "1.0"]],
      ["fr", "1.0", [expect.not.stringMatching("Terms"), "1.0"]],
    ]);
  });
});

describe("landing pages", () => {
  test("by id are in the language of the reader", async () => {
    const [en, fr] = await Promise.all([english, french].map((each) => landing.getLanding(each, "first-orbit")));
    expect([en?.title, en?.language, en?.bonusCode]).toEqual(["A calm place to play", "en", null]);
    expect([fr?.title, fr?.language]).toEqual(["Un endroit calme pour jouer", "fr"]);
  });

  test("of a registration carry their bonus code, and one for other markets is not there", async () => {
    expect(await landing.getRegistrationLanding(english, "first-orbit")).toMatchObject({ bonusCode: "FIRST-ORBIT" });
    expect(await landing.getRegistrationLanding(locale("fi-FI"), "nordic-winter")).toMatchObject({
      title: "Talvi-illat",
    });
    expect(await landing.getRegistrationLanding(english, "nordic-winter")).toBeNull();
  });

  test("of the other kind, of no kind and with hostile slugs are none", async () => {
    expect(await landing.getRegistrationLanding(english, "live-tables")).toBeNull();
    for (const slug of ["", "nothing", `" || true || "`, "*[0]", "x".repeat(10_000)]) {
      expect(await landing.getLanding(english, slug)).toBeNull();
      expect(await landing.getRegistrationLanding(english, slug)).toBeNull();
    }
  });
});

test("the questionnaire's labels are those of the language, by the ids of the platform", async () => {
  const { GET } = await import("@/app/api/questionnaire/[locale]/route");
  const fetchPath = (segment: string) =>
    GET(new Request("http://localhost/"), { params: Promise.resolve({ locale: segment }) });
  expect(await (await fetchPath("fi-FI")).json()).toMatchObject({
    occupations: expect.arrayContaining([{ id: "student", label: "Opiskelija" }]),
    sourcesOfFunds: expect.arrayContaining([{ id: "other", label: "Muu" }]),
  });
  expect((await fetchPath("nowhere")).status).toBe(404);
});

test("a description for search engines is optional: a path without one has its own or that of home in its language, and no fault takes a page down", async () => {
  const home = await seo.findSeoDescription(english, "/");
  expect(home).toMatch(/\S{3}/);
  expect(await seo.findSeoDescription(english, "/online-casino")).not.toBe(home);
  expect(await seo.findSeoDescription(english, "/nowhere")).toBe(home);
  expect(await seo.findSeoDescription(english, "/nowhere", "The page's own.")).toBe("The page's own.");
  expect(await seo.findSeoDescription(locale("fi-FI"), "/nowhere")).not.toBe(home);
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
  expect(await seo.findSeoDescription(english, "/online-casino")).toBeUndefined();
});
