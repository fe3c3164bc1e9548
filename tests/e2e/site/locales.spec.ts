import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { locales, readLocale, resolveLocale } from "@/lib/market/locale";
import { marketCodes, markets } from "@/lib/market/markets";
import { flattenMessages, type MessageTree, mergeMessages } from "@/lib/market/messages/merge";
import { isIndexedRoute } from "@/lib/routing/indexed-routes";
import { routeOfPath } from "@/lib/routing/routes";
import { root } from "../../../.ci/lib/root.mjs";
import { sitePages, waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { environment } from "../support/environment";
import { expectNoShifts, watchShifts } from "../support/shifts";
import { expect, test } from "../support/world";

const symbols = {
  BRL: "R$",
  CAD: "CA$",
  CLP: "CLP",
  EUR: "€",
  GBP: "£",
  INR: "₹",
  NOK: "NOK",
  NZD: "NZ$",
  PEN: "PEN",
  PHP: "₱",
  PLN: "PLN",
  TRY: "TRY",
  ZAR: "ZAR",
} as const;

/** A word of the site in a locale, from its message files. */
function word(segment: string, key: string): string {
  const locale = readLocale(segment);
  if (!locale) throw new Error(`${segment} is no locale`);
  const files = resolveLocale(locale).messages.map((folder) => join(root, "messages", folder, "site.json"));
  const texts = files
    .filter((file) => existsSync(file))
    .map((file): MessageTree => JSON.parse(readFileSync(file, "utf8")));
  return flattenMessages(texts.reduce(mergeMessages, {})).get(key) ?? `no word for ${key}`;
}

const menuButton = (page: Page) => page.locator("[popovertarget=site-menu]").filter({ visible: true });

async function openMenu(page: Page): Promise<void> {
  await waitForIslands(page);
  await menuButton(page).click();
}
const menu = (page: Page) => page.locator("#site-menu");

const allMarkets = (page: Page, segment: string) =>
  menu(page).getByRole("link", { name: word(segment, "menu.allMarkets") });

/** The list of markets, opened from the menu over the page. */
async function openMarkets(page: Page, segment = "en-UN"): Promise<Locator> {
  await openMenu(page);
  await allMarkets(page, segment).click();
  const markets = page.getByRole("dialog", { name: word(segment, "menu.markets") });
  await expect(markets).toBeVisible();
  return markets;
}

test("every language of every market is answered in its own words, currency and place @once [LOC-001]", async ({
  request,
}) => {
  test.slow();
  expect(new Set(locales.map(({ market }) => market)).size).toBe(marketCodes.length);
  for (const locale of locales) {
    const { segment, market } = locale;
    const { tag } = resolveLocale(locale);
    const home = await request.get(`/${segment}`, { maxRedirects: 0 });
    expect(home.status(), segment).toBe(200);
    const html = await home.text();
    expect(html, segment).toContain(`<html lang="${tag}"`);
    expect(html, segment).toContain(escapeHtml(word(segment, "menu.allMarkets")));

    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const alternates = new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, name, href]) => [
        name,
        href,
      ]),
    );
    const isOwner = canonical === `${environment.origin}/${segment}`;
    if (isOwner && market !== "CX") {
      expect(alternates.get(tag), segment).toBe(canonical);
      expect(alternates.get("x-default"), segment).toBe(`${environment.origin}/en-UN`);
    } else expect(alternates.size, segment).toBe(0);

    // A game without a jackpot, so every market has it. Every page is rendered for the first time here: on a busy machine its content
    // may be late.
    await expect(async () => {
      const game = await request.get(`/${segment}/play/frost-crown`);
      expect(game.status(), segment).toBe(200);
      expect(await game.text(), `${segment} counts in ${markets[market].currency}`).toContain(
        symbols[markets[market].currency],
      );
    }).toPass();
  }
});

test("a pair that no market lists, and a market that nobody knows, take one redirect @once [LOC-008, LOC-010]", async ({
  request,
}) => {
  const known = new Set(locales.map(({ segment }) => segment));
  const languages = [...new Set(locales.map(({ language }) => language))];
  const unlisted = marketCodes.flatMap((market) =>
    languages
      .filter((language) => !known.has(`${language}-${market}`))
      .map((language) => [`${language}-${market}`, `${markets[market].languages[0]}-${market}`] as const),
  );
  expect(unlisted.length).toBe(18 * 28 - locales.length);
  for (const [segment, expected] of [
    ...unlisted,
    ["en-ZZ", "en-UN"],
    ["xx-YY", "en-UN"],
    ["FI-fi", "fi-FI"],
  ] as const) {
    const response = await request.get(`/${segment}/online-casino?x=1`, { maxRedirects: 0 });
    // Another spelling of a locale is so for good.
    const status = segment === "FI-fi" ? 308 : 307;
    expect([response.status(), response.headers().location], segment).toEqual([
      status,
      `/${expected}/online-casino?x=1`,
    ]);
  }
});

test("the first segment is the locale; without one the rest of the address goes to en-UN @once [ROUTE-502, ROUTE-503]", async ({
  request,
}) => {
  for (const [path, expected] of [
    ["/xx1-99/promotions?x=1", "/en-UN/promotions?x=1"],
    ["/online-casino?x=1&y=2", "/en-UN/online-casino?x=1&y=2"],
    ["/xx-YY/promotions?x=1", "/en-UN/promotions?x=1"],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([307, expected]);
  }
});

test("one page is served below each locale, in its language @once [ROUTE-501]", async ({ request }) => {
  for (const [segment, heading] of [
    ["en-UN", "Casino"],
    ["fi-FI", "Kasino"],
    ["de-AT", "Casino"],
  ] as const) {
    const html = await (await request.get(`/${segment}/online-casino`, { maxRedirects: 0 })).text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toContain(`href="/${segment}/online-casino/popular"`);
    expect(html).toContain(escapeHtml(word(segment, "menu.allMarkets")));
  }
  expect((await request.get("/en-UN/fi-FI/online-casino", { maxRedirects: 0 })).status()).toBe(404);
});

test("games, footer and ways to pay are those of the market @once [PERM-514]", async ({ request }) => {
  const read = async (path: string) => (await request.get(path, { maxRedirects: 0 })).text();
  const [global, india] = [await read("/en-UN/payment-methods"), await read("/en-IN/payment-methods")];
  expect([global.includes('alt="UPI"'), india.includes('alt="UPI"')]).toEqual([false, true]);
  const footer = (html: string) => /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? "";
  const licences = (html: string) => footer(html).match(/DEMO-[\w-]+/g);
  expect(licences(global)).not.toBeNull();
  expect(licences(india)).not.toBeNull();
  expect(licences(global)).not.toEqual(licences(india));
  const popular = (html: string) => [...html.matchAll(/href="\/en-\w\w\/play\/([\w-]+)"/g)].map(([, slug]) => slug);
  const [first, other] = [await read("/en-UN/online-casino/popular"), await read("/en-IN/online-casino/popular")];
  expect(popular(first)).toHaveLength(30);
  expect(popular(other)).not.toEqual(popular(first));
});

test("every page names its one canonical address, and where searches find it its alternates, in the head of its HTML @once", async ({
  request,
}) => {
  test.slow();
  const pages = sitePages.filter(({ status }) => status === undefined);
  expect(pages.length).toBeGreaterThan(15);
  for (const { name, below } of pages) {
    const html = await (await request.get(`/en-UN${below}`)).text();
    const [head = "", ...rest] = html.split("</head>");
    const canonical = [...head.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href);
    expect(canonical, name).toEqual([`${environment.origin}/en-UN${below}`]);
    const alternates = head.match(/<link rel="alternate" hrefLang=/g) ?? [];
    const route = routeOfPath(`/en-UN${below}`);
    if (route && isIndexedRoute(route) && !below.includes("?page="))
      expect(alternates.length, name).toBeGreaterThan(40);
    else expect(alternates, name).toEqual([]);
    expect(rest.join(), name).not.toMatch(/<link rel="(canonical|alternate)"/);
  }
});

test("after a soft navigation the links in the head are those of the new page @once", async ({ page }) => {
  await page.goto("/en-UN/online-casino");
  await waitForIslands(page);
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", `${environment.origin}/en-UN/online-casino`);
  await page.getByRole("banner").getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL("/en-UN/promotions");
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute("href", `${environment.origin}/en-UN/promotions`);
  const finnish = page.locator('head link[rel="alternate"][hreflang="fi-FI"]');
  await expect(finnish).toHaveCount(1);
  await expect(finnish).toHaveAttribute("href", `${environment.origin}/fi-FI/promotions`);
});

test("a page number is canonical to itself @once", async ({ request }) => {
  const html = await (await request.get("/fi-FI/online-casino/popular?page=2&utm_source=x")).text();
  expect(html).toContain(`<link rel="canonical" href="${environment.origin}/fi-FI/online-casino/popular?page=2"`);
  expect(html).not.toContain('rel="alternate" hrefLang');
});

test("a visitor from Finland is let in and counts in euros @once", async ({ request }) => {
  const response = await request.get("/fi-FI/play/emerald-orbit", { headers: { "x-visitor-country": "FI" } });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain("€");
});

test("three taps lead to the same page in another market, which is remembered; / still leads to en-UN @phone", async ({
  page,
}) => {
  await page.goto("/en-UN/online-casino/popular?page=2&x=1");
  const list = await openMarkets(page);
  await expect(list.getByText(word("en-UN", "markets.europe"))).toBeVisible();
  await expect(list.locator("[aria-current]")).toHaveText("English");
  await list.locator('li:has(abbr:text-is("FI"))').getByRole("link", { name: "Suomi" }).click();
  await expect(page).toHaveURL("/fi-FI/online-casino/popular?page=2&x=1");
  await expect(page.locator("html")).toHaveAttribute("lang", "fi-FI");
  expect((await page.context().cookies()).find(({ name }) => name === "market")?.value).toBe("fi-FI");
  await page.goto("/");
  await expect(page).toHaveURL("/en-UN");
});

test("a game that the other market does not have leads to the nearest page that it has @once", async ({
  page,
  world,
}) => {
  const Slug = z.object({ current: z.string() });
  const Documents = z.object({ documents: z.array(z.looseObject({ slug: Slug.optional() })) });
  const { documents } = Documents.parse(await world.control("GET", "/content/documents?type=casinoGames"));
  const missing = documents.find((each) => each.slug && JSON.stringify(each).includes('"provider-novomatic"'));
  await page.goto(`/en-UN/play/${missing?.slug?.current}`);
  // The page itself, then the nearest above it.
  for (const path of [`/br-BR/play/${missing?.slug?.current}`, "/br-BR/play"]) world.expectFailedRequest("HEAD", path);
  const list = await openMarkets(page);
  await list.locator('li:has(abbr:text-is("BR"))').getByRole("link", { name: "Português (Brasil)" }).click();
  await expect(page).toHaveURL("/br-BR");
});

test("the menu works by keyboard, and marks the current market @once", async ({ page }) => {
  await page.goto("/de-AT");
  await waitForIslands(page);
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await allMarkets(page, "de-AT").focus();
  // The menu's content arrives around the link, which keeps the focus.
  await expect(menu(page).getByRole("region", { name: word("de-AT", "menu.appearance") })).toBeVisible();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: word("de-AT", "menu.markets") });
  await expect(list.locator("a[aria-current]")).toHaveText("Deutsch");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("without scripts the menu leads to the page with the whole list @once", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: environment.origin });
  const page = await context.newPage();
  await page.goto("/en-UN");
  await menuButton(page).click();
  await allMarkets(page, "en-UN").click();
  await expect(page).toHaveURL("/en-UN/markets");
  const listed = locales.filter(({ market }) => !("isStandIn" in markets[market]));
  expect(await page.locator("main a[data-locale]").count()).toBe(listed.length);
  await page.locator('main li:has(abbr:text-is("JP"))').getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL("/ja-JP");
  await context.close();
});

test.describe("a visitor from Finland at the global site", () => {
  test.use({ locale: "fi-FI" });
  const offer = (page: Page) => page.getByRole("region", { name: word("fi-FI", "offer.label") });

  test.beforeEach(async ({ page, world }) => {
    await watchShifts(page);
    await world.visitFrom("FI");
    await page.goto("/en-UN/online-casino?x=1");
    await expect(offer(page)).toBeVisible();
  });

  test("is offered the Finnish one in Finnish, without a shift and clear of the bar below", async ({ page }) => {
    await expect(page).toHaveURL("/en-UN/online-casino?x=1");
    await expect(offer(page)).toHaveAttribute("lang", "fi-FI");
    await expectNoShifts(page);
    const [box, bar] = [await offer(page).boundingBox(), await page.locator(".bottom-bar").boundingBox()];
    if (bar) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar.y);
    await expectNoAxeViolations(page);
  });

  test("goes there on the same page, and does not show the question again there @once", async ({ page }) => {
    await offer(page).getByRole("link").click();
    await expect(page).toHaveURL("/fi-FI/online-casino?x=1");
    await expect((await openMarkets(page, "fi-FI")).locator("a[aria-current]")).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test("stays, and does not show the question again @once", async ({ page }) => {
    await offer(page).getByRole("button").click();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect((await openMarkets(page)).locator("a[aria-current]")).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });
});

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}
