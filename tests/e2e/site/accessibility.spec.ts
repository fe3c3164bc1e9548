import type { Page } from "@playwright/test";
import { z } from "zod";
import { sitePages, waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { expectSoundEnlarged, expectSoundForAll } from "../support/layout";
import { signInByPopup } from "../support/sign-in";
import { showTheme, type Theme } from "../support/theme";
import { expect, test, type World } from "../support/world";

/** Overlays of a page have their own tests, which run axe as well: the popup, toasts, a running game, a failure, the offer of a market. */

const locale = "/en-UN";
const heightOf = (width: number) => (width < 768 ? 812 : 900);

/** Each of the three layouts, the widest page and both themes, in short words, in long ones and in Japanese: one load for each language. */
const looks: Record<string, readonly { width: number; theme: Theme }[]> = {
  de: [
    { width: 390, theme: "light" },
    { width: 1920, theme: "dark" },
  ],
  ja: [{ width: 768, theme: "dark" }],
  en: [
    { width: 320, theme: "dark" },
    { width: 1440, theme: "light" },
  ],
};

async function openIn(page: Page, theme: Theme, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(path);
  await waitForIslands(page);
}

for (const { name, below, status, widths } of sitePages)
  test(`axe finds nothing in five looks of ${name}, and the page keeps its layout at every width, with text of twice the size, in longer words and wider spacing @once`, async ({
    page,
    world,
  }) => {
    test.slow();
    for (const [language, each] of Object.entries(looks)) {
      if (status) world.expectFailedRequest("GET", `/${language}-UN${below}`);
      const response = await page.goto(`/${language}-UN${below}`);
      expect(response?.status()).toBe(status ?? 200);
      await waitForIslands(page);
      for (const { width, theme } of each) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await showTheme(page, theme);
        await expectNoAxeViolations(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
      }
    }
    // The English page, as it is and as readers change it, is open.
    await expectSoundEnlarged(page, name);
    await expectSoundForAll(page, name, widths);
  });

const menuButton = (page: Page) => page.locator("[popovertarget=site-menu]").filter({ visible: true });

for (const [theme, width] of [
  ["dark", 1440],
  ["light", 320],
] as const)
  test(`the menu and the list of markets that it opens are named, and sound in the ${theme} theme @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: heightOf(width) });
    await openIn(page, theme, `${locale}/online-casino/jackpots`);
    await menuButton(page).click();
    const menu = page.getByRole("dialog", { name: "Menu", exact: true });
    await expect(menu).toBeVisible();
    await expect(menu.locator("a[data-locale]").first()).toBeVisible();
    // The menu's head is an HTML header, which outside of a section is a second banner.
    await expectNoAxeViolations(page);
    await menu.getByRole("link", { name: "All markets and languages" }).click();
    const markets = page.getByRole("dialog", { name: "Market and language" });
    await expect(markets.locator("a[aria-current]")).toHaveText("English");
    await expectNoAxeViolations(page);
  });

test("a row of games at its end, and in the reader's own colours, is sound @once", async ({ page }) => {
  await openIn(page, "light", locale);
  await page.locator("#popular-games").getByRole("link").last().focus();
  // The amounts of the jackpots come last.
  await expect(page.locator(".tile-link em").first()).toBeAttached();
  await expectNoAxeViolations(page, "main");
  await page.emulateMedia({ forcedColors: "active" });
  // Here axe compares the fill of a text with its surface, and Chromium reports the fill of before: gold on white for what is black.
  await expectNoAxeViolations(page, "main", ["color-contrast"]);
});

test("the outline of a late page is announced and sound @once", async ({ page }) => {
  await openIn(page, "dark", locale);
  let respond = () => {};
  const isLate = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/\/online-casino\/fruit/, async (route) => {
    await isLate;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Game categories" }).getByRole("link", { name: "Fruit" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toBeVisible();
  await expectNoAxeViolations(page);
  respond();
  await expect(page.getByRole("heading", { level: 1, name: "Fruit and sevens" })).toBeVisible();
});

test("without the content service, the document that shows it is sound @once", async ({ page, world }) => {
  const below = "/information/privacy";
  const path = `/tl-PH${below}`;
  world.expectFailedRequest("GET", path);
  await world.fault({ system: "content", kind: "error", scope: "path", path: '$id="privacy"&$language="tl"' });
  for (const theme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect((await page.goto(path))?.status()).toBe(503);
    await expectNoAxeViolations(page);
  }
});

const Category = z.object({ games: z.array(z.object({ _ref: z.string() })) });

test.describe("of a category whose games", () => {
  // The favourites of one market, which no other test opens.
  const favourites = "/content/documents/category-popular-LL";
  const publish = (world: World, address: string, fields: object) =>
    world.control("PATCH", `${address}?publish=true`, fields);
  const expectSoon = (page: Page, path: string, text: string) =>
    expect(async () => {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible({ timeout: 1_000 });
    }).toPass();

  test("are none, or cannot be shown, the page shows it and is sound @once", async ({ page, world }) => {
    const { games } = Category.parse(await world.control("GET", favourites));
    const last = games.at(-1);
    const address = `/content/documents/${last?._ref}`;
    const { name } = z.object({ name: z.unknown() }).parse(await world.control("GET", address));
    try {
      await publish(world, favourites, { games: [] });
      await page.emulateMedia({ colorScheme: "light" });
      await expectSoon(page, "/en-LL/online-casino/popular", "No games here yet");
      await expectNoAxeViolations(page);

      await publish(world, address, { name: null });
      await publish(world, favourites, { games: [last] });
      await page.emulateMedia({ colorScheme: "dark" });
      await expectSoon(page, "/en-LL/online-casino", "could not be loaded");
      await expect(page.getByRole("status").filter({ hasText: "could not be loaded" })).toBeVisible();
      await expectNoAxeViolations(page);
    } finally {
      await publish(world, address, { name });
      await publish(world, favourites, { games });
    }
  });
});

test("a screen reader announces the login and a changed balance once each, and the header's parts have names @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00", attributes: { totalDepositsCount: 1 } });
  const toasts = page.locator(".toasts");
  await page.goto(`${locale}/promotions`);
  // A region that comes with its words is not read: it is there before them.
  await expect(toasts).toHaveAttribute("role", "status");
  await expect(toasts).toBeEmpty();
  // It goes by itself: it is waited for from now on.
  const greeting = toasts.getByText("You are logged in.").waitFor();
  await signInByPopup(page, player, `${locale}/promotions`);
  await greeting;

  const banner = page.getByRole("banner");
  const balance = banner.getByRole("region", { name: "Balance" });
  await expect(balance.locator("b")).toHaveText("€50.00");
  await expect(balance.getByRole("status")).toBeEmpty();
  await world.control("POST", `/players/${player.playerId}/balance`, { amount: "7.00" });
  await expect(balance.getByRole("status")).toContainText("€57.00");

  await expect(page.getByRole("region", { name: "For you" }).getByRole("article")).toHaveCount(2);
  await banner.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByRole("dialog", { name: "Your account" })).toBeVisible();
  await expectNoAxeViolations(page);
});
