import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { HttpResponse, http } from "msw";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { type Locale, parseLocale } from "@/lib/market/locale";
import { parseEdition } from "@/lib/routing/edition";
import { queryRoutes } from "@/sandbox/content/api";
import { generateDataset } from "@/sandbox/content/generator/dataset";
import type { ContentDocument } from "@/sandbox/content/generator/document";
import { newSessionKeys, sandboxOrigins, siteVariables } from "../../../.ci/lib/programs.mjs";
import { server } from "../../support/msw";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

/** The sandbox's content service in this process, so that its documents can be damaged at will. */
const origins = sandboxOrigins(4000);
const whole = generateDataset("greenroom", 60).documents.filter(({ _id }) => !_id.startsWith("drafts."));
let view = viewOf(whole);
const app = new Hono<{ Bindings: HttpBindings }>();
queryRoutes(app, { view: () => view });

function viewOf(documents: readonly ContentDocument[]) {
  return { documents, byId: new Map(documents.map((document) => [document._id, document])) };
}

/** Puts fields over documents, by their ids; null takes a field away. */
function damage(changes: Readonly<Record<string, Record<string, unknown>>>): void {
  for (const id of Object.keys(changes)) expect(whole.map(({ _id }) => _id)).toContain(id);
  view = viewOf(whole.map((document) => ({ ...document, ...changes[document._id] })));
}

const edition = parseEdition("en-UN~web~a") ?? expect.fail();
const locale: Locale = parseLocale("en-UN") ?? expect.fail();
let log: MockInstance<typeof console.error>;
const named = () => log.mock.calls.map(([line]) => String(line)).join("\n");

let lobby: typeof import("@/lib/play/lobby/server");
let widgets: typeof import("@/lib/play/lobby/widgets/server");
let footer: typeof import("@/lib/content/footer/server");
let pages: typeof import("@/lib/content/pages/server");
let StaticPage: typeof import("@/app/[edition]/(content)/[page]/page").default;
let ContentUnavailable: typeof import("@/lib/content/server").ContentUnavailable;

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  server.listen({ onUnhandledRequest: "error" });
  lobby = await import("@/lib/play/lobby/server");
  widgets = await import("@/lib/play/lobby/widgets/server");
  footer = await import("@/lib/content/footer/server");
  pages = await import("@/lib/content/pages/server");
  ({ default: StaticPage } = await import("@/app/[edition]/(content)/[page]/page"));
  ({ ContentUnavailable } = await import("@/lib/content/server"));
});
beforeEach(() => {
  log = vi.spyOn(console, "error").mockReturnValue();
  view = viewOf(whole);
  server.use(http.all(`${origins.content}/*`, ({ request }) => app.fetch(request)));
});
afterAll(() => server.close());

describe("a damaged document takes no other with it, and the log names it", () => {
  const lobbyId = "casinoLobby-UN";
  const first = () => lobby.getLobby(edition).then(({ categories }) => categories[0] ?? expect.fail());

  test("a game without its pictures", async () => {
    const { games } = await first();
    const [broken, next] = games;
    damage({ [broken?.id ?? ""]: { gridImages: undefined } });
    const left = (await first()).games.map(({ id }) => id);
    expect(left).not.toContain(broken?.id);
    expect(left).toContain(next?.id);
    expect(named()).toContain(`"skipped":"${broken?.id}"`);
  });

  test("the page of a game without its pictures, which can be played all the same", async () => {
    const { getGame } = await import("@/lib/play/game-launch/server");
    const { games } = await first();
    const { id = "", gameSlug } = games[0] ?? {};
    damage({ [id]: { gridImages: undefined, thumbnail: undefined } });
    const game = await getGame(edition, gameSlug ?? "");
    expect([game?.label, game?.rtp]).toEqual([games[0]?.label, expect.any(Number)]);
    expect(named()).toContain(`"incomplete":"${id}"`);
  });

  test("a category without games, and one without its grid", async () => {
    damage({ "category-new": { games: [] }, "category-jackpots": { grid: undefined } });
    const { categories, menu } = await lobby.getLobby(edition);
    const ids = categories.map(({ id }) => id);
    expect(ids).toContain("popular");
    expect(ids).not.toContain("new");
    expect(ids).not.toContain("jackpots");
    expect(menu.map(({ id }) => id)).toContain("slots");
    expect(named()).toContain('"skipped":"jackpots"');
    expect(named()).toContain('"skipped":"new"');
    expect(named()).not.toContain('"skipped":"popular"');
  });

  test("a banner without its title", async () => {
    damage({ "contentBox-help": { title: undefined } });
    const ids = (await lobby.getLobby(edition)).banners.map(({ id }) => id);
    expect(ids).not.toContain("contentBox-help");
    expect(ids).toContain("contentBox-jackpots");
    expect(named()).toContain("contentBox-help");
  });

  test("half a lobby: no banners, no widgets, references that lead nowhere", async () => {
    const nowhere = { _type: "reference", _key: "x", _ref: "gone" };
    const document = view.byId.get(lobbyId);
    damage({
      [lobbyId]: {
        boxes: undefined,
        heroes: undefined,
        widgets: undefined,
        categories: [nowhere, ...Object(document).categories],
      },
    });
    const { banners, categories } = await lobby.getLobby(edition);
    expect([banners, await widgets.getWidgets(edition, "casino")]).toEqual([[], []]);
    expect(categories[0]?.id).toBe("popular");
  });

  test("a row of an unknown type", async () => {
    const shown = await widgets.getWidgets(edition, "casino");
    const { _id = "" } = shown[0] ?? {};
    damage({ [_id]: { widgetType: "slot-carousel" } });
    expect(await widgets.getWidgets(edition, "casino")).toEqual(shown.slice(1));
    expect(named()).toContain(_id);
  });

  test("the footer: half a licence, half a way to pay, a menu entry without a title", async () => {
    const market = Object(view.byId.get("market-UN"));
    const menu = Object(view.byId.get("menu-information"));
    damage({
      "market-UN": {
        licenses: [{ _key: "half" }, ...market.licenses],
        paymentMethods: [{ _key: "half", altTag: "x" }, ...market.paymentMethods],
      },
      "menu-information": { entries: [{ _key: "half" }, ...menu.entries] },
    });
    const found = (await footer.findFooter(locale)) ?? expect.fail();
    expect(found.market.licenses).toHaveLength(market.licenses.length);
    expect(found.market.paymentMethods).toHaveLength(market.paymentMethods.length);
    expect(found.menus[0]?.entries).toHaveLength(menu.entries.length);
  });
});

describe("a service that does not serve leaves the last good copy: the page's read fails, and the log names the service", () => {
  test.each([
    ["garbage", () => new HttpResponse("<html>not JSON", { headers: { "content-type": "application/json" } })],
    ["an answer of another shape", () => HttpResponse.json({ result: "ok" })],
    ["an error", () => HttpResponse.json({ message: "no" }, { status: 500 })],
    ["nothing at all", () => HttpResponse.error()],
  ])("%s", async (_what, body) => {
    server.use(http.all(`${origins.content}/*`, body));
    await expect(lobby.getLobby(edition)).rejects.toBeInstanceOf(ContentUnavailable);
    await expect(pages.getPage(locale, "bonus_terms")).rejects.toBeInstanceOf(ContentUnavailable);
    expect(await footer.findFooter(locale)).toBeNull();
    expect(named()).toContain('"dependency":"content"');
  });

  test("games of which none can be shown", async () => {
    view = viewOf(whole.map((each) => (each._type === "casinoGames" ? { ...each, name: undefined } : each)));
    await expect(lobby.getLobby(edition)).rejects.toThrow();
  });
});

describe("a hostile document is harmless", () => {
  const script = `<script>alert(1)</script><img src=x onerror="alert(1)">`;
  const text = (value: string) => [{ _type: "internationalizedArrayStringValue", _key: "en", value }];
  const addresses = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "\tjavascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example",
    "https://user:password@evil.example/",
    "https:\\\\evil.example",
  ];
  /** Every address in some HTML. */
  const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);

  test.each(addresses)("a banner that leads to %j has no such link, by its address or its slug", async (address) => {
    const { Hero } = await import("@/components/play/lobby/hero");
    for (const urlAction of [{ absoluteUrl: address }, { slug: address }]) {
      damage({ "contentBox-jackpots": { title: text(script), description: text(script), urlAction } });
      const { banners } = await lobby.getLobby(edition);
      const banner = banners.filter(({ id }) => id === "contentBox-jackpots");
      const html = renderToStaticMarkup(await Hero({ locale, banners: banner }));
      expect(html).toContain("&lt;script&gt;");
      expect(html).not.toMatch(/<script|<img src=x/);
      for (const href of hrefsOf(html)) expect(new URL(href, "http://localhost").origin).toBe("http://localhost");
    }
  });

  test.each(addresses)("a footer with %j in its licence and its menu leads nowhere with it", async (url) => {
    const { Footer } = await import("@/components/site/footer/footer");
    const market = Object(view.byId.get("market-UN"));
    damage({
      "market-UN": { legal: text(script), licenses: [{ ...market.licenses[0], logoName: script, url }] },
      "menu-information": { entries: [{ _key: "x", title: text(script), url }] },
    });
    const html = renderToStaticMarkup(await Footer({ locale, content: await footer.findFooter(locale) }));
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(hrefsOf(html).filter((href) => /evil|script:|data:/i.test(href))).toEqual([]);
  });

  test("a text with markup, hostile links, odd lists and a very long word is text", async () => {
    const { ContentPage } = await import("@/components/site/content/content-page");
    const span = (value: string, ...marks: string[]) => ({ _type: "span", _key: "s", text: value, marks });
    const value = [
      { _type: "block", children: [span(script)], style: script },
      { _type: "html", html: script },
      ...addresses.map((href, at) => ({
        _type: "block",
        markDefs: [{ _type: "link", _key: `l${at}`, href }],
        children: [span("a link", `l${at}`)],
        listItem: "bullet",
        level: at % 2 ? 1_000_000 : -3,
      })),
      { _type: "block", children: [span("x".repeat(50_000))] },
    ];
    damage({ "staticPage-bonus_terms": { title: text(script), body: [{ _key: "en", value }] } });
    const page = (await pages.getPage(locale, "bonus_terms")) ?? expect.fail();
    const html = renderToStaticMarkup(await ContentPage({ locale, page }));
    expect(html).not.toMatch(/<script|<img|javascript:|evil/i);
    // No links but its own.
    expect(hrefsOf(html).filter((href) => !href.startsWith("/en-UN"))).toEqual([]);
  });

  test("an icon of markup and of megabytes reaches no page", async () => {
    const { CategoryIcon } = await import("@/components/play/lobby/category-icon");
    const iconSvg = `<svg onload="alert(1)">${"<g/>".repeat(500_000)}</svg>`;
    damage({ "category-popular-UN": { iconSvg }, "category-new": { iconSvg, icon: undefined } });
    const { menu } = await lobby.getLobby(edition);
    expect(menu.map(({ id }) => id)).toEqual(expect.arrayContaining(["popular", "new"]));
    expect(JSON.stringify(menu).length).toBeLessThan(50_000);
    for (const { id, iconUrl } of menu) {
      const html = renderToStaticMarkup(CategoryIcon({ id, iconUrl }));
      expect(html).not.toMatch(/onload|<g\/>/);
    }
  });
});

test("what an editor writes for one market is shown there and in no other: banners, home page, a list of games, footer and ways to pay [PERM-514]", async () => {
  const [india, global] = [parseEdition("en-IN~web~a") ?? expect.fail(), edition];
  const read = async (each: typeof edition) => {
    const [shown, home, below] = [
      await lobby.getLobby(each),
      await lobby.getHome(each),
      (await footer.findFooter(each.locale))?.market ?? expect.fail(),
    ];
    return {
      banners: shown.banners.map(({ id }) => id),
      home: home.banners.map(({ id }) => id),
      popular: (await lobby.getCategory(each, "popular", 1))?.games.map(({ id }) => id) ?? [],
      legal: below.legal,
      licences: below.licenses.map(({ logoName }) => logoName),
      waysToPay: below.paymentMethods.map(({ name }) => name),
    };
  };
  const [before, elsewhere] = [await read(india), await read(global)];
  const help = { _type: "reference", _ref: "contentBox-help", _key: "help" };
  const game = before.popular[3] ?? expect.fail();
  damage({
    "category-popular-IN": { games: [{ _type: "reference", _ref: game, _key: "game" }] },
    "casinoLobby-IN": { boxes: [help], heroes: [] },
    "homePage-IN": { boxes: [help], heroes: [] },
    "market-IN": {
      legal: [{ _key: "en", value: "Of one market." }],
      licenses: [{ logoName: "A licence of one market", image: null, url: null }],
      paymentMethods: [{ name: [{ _key: "en", value: "A way of one market" }], image: null, altTag: null }],
    },
  });
  const after = await read(india);
  expect(after).toEqual({
    banners: ["contentBox-help"],
    home: ["contentBox-help"],
    popular: [game],
    legal: "Of one market.",
    licences: ["A licence of one market"],
    waysToPay: ["A way of one market"],
  });
  expect(after).not.toEqual(before);
  expect(await read(global)).toEqual(elsewhere);
});

test("the page of the ways to pay is not available where they cannot be read, rather than without any [CONTENT-520]", async () => {
  const open = () =>
    StaticPage({
      params: Promise.resolve({ edition: "en-UN~web~a", page: "payment-methods" }),
      searchParams: Promise.resolve({}),
    });
  await expect(open()).resolves.toBeTruthy();
  const isOfMarket = ({ url }: Request) => new URL(url).searchParams.get("query")?.includes("paymentMethods");
  server.use(
    http.all(`${origins.content}/*`, ({ request }) =>
      isOfMarket(request) ? new HttpResponse(null, { status: 500 }) : app.fetch(request),
    ),
  );
  await expect(open()).rejects.toThrow(ContentUnavailable);
});
