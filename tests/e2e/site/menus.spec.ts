import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const opener = (page: Page) => page.locator("[popovertarget=site-menu]").filter({ visible: true }).first();

test("the market that is open comes first in the list that the menu opens, and the way out stays while it scrolls", async ({
  page,
}) => {
  await page.goto("/fi-FI/terms");
  await waitForIslands(page);
  await opener(page).click();
  const menu = page.locator("#site-menu");
  await expect(menu.getByRole("button", { name: "Sulje valikko" })).toBeInViewport({ ratio: 1 });
  await menu.locator("a[href$='/markets']").click();
  await expect(menu).toBeHidden();
  const list = page.getByRole("dialog", { name: "Markkina ja kieli" });
  // After the three that are suggested.
  await expect(list.getByRole("listitem").nth(3)).toContainText("Suomi");
  await expect(list.getByRole("listitem").filter({ hasText: "Suomi FI" })).toHaveCount(1);
  await list.getByRole("link").last().focus();
  const close = list.getByRole("button", { name: "Sulje" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(list).toBeHidden();
});

test("the menu by keyboard: Escape closes it and gives the focus back @desktop", async ({ page }) => {
  await page.goto("/en-UN/terms");
  await waitForIslands(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const menu = page.locator("#site-menu");
  await expect(menu).toBeVisible();
  await menu.locator("a[data-locale]").last().focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("a menu closes when the focus continues beyond it, and its button still closes it @desktop", async ({ page }) => {
  await page.goto("/en-UN/terms");
  await waitForIslands(page);
  await opener(page).press("Enter");
  const menu = page.locator("#site-menu");
  await menu.locator("a[data-locale]").last().focus();
  await opener(page).click();
  await expect(menu).toBeHidden();
  await opener(page).press("Enter");
  await menu.getByRole("button").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.locator(":focus")).toHaveCount(1);
});

test("a player's menu names the account, closes for another menu, and Escape gives the focus back @desktop", async ({
  page,
  world,
}) => {
  const player = await world.player();
  await signIn(page, player, "/en-UN/terms");
  const button = page.getByRole("banner").getByRole("button", { name: "Your account" });
  const menu = page.getByRole("dialog", { name: "Your account" });
  await button.press("Enter");
  await expect(menu).toContainText(player.email);
  await expect(menu.getByRole("link", { name: "Rewards" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Close the menu" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Profile and settings" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Take a break" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Inbox" })).toBeFocused();
  for (const name of ["My games", "Banking", "Limits", "Rewards"]) {
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Log out" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(menu).toBeVisible();
  await opener(page).press("Enter");
  await expect(page.locator("#site-menu")).toBeVisible();
  await expect(menu).toBeHidden();
});

test("a menu that is opened before the page is alive stays open and is filled, and Back closes it @once", async ({
  page,
  world,
}) => {
  const player = await world.player();
  await signIn(page, player, "/en-UN/terms");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/en-UN/terms", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("button", { name: "Your account" }).press("Enter");
  const menu = page.getByRole("dialog", { name: "Your account" });
  await expect(menu).toBeVisible();
  release();
  await expect(menu).toContainText(player.email);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/en-UN/terms");
});

test("the phone's menu contains account, categories, promotions, safer gambling, help, language and appearance, each one tap away @phone", async ({
  page,
  world,
}) => {
  await page.goto("/en-UN/terms");
  await waitForIslands(page);
  await opener(page).click();
  const menu = page.locator("#site-menu");
  for (const [group, name, href] of [
    ["Account", "Log in", "#login"],
    ["Account", "Sign up", "/en-UN/signup"],
    ["Games", "Casino", "/en-UN/online-casino"],
    ["Games", "Live casino", "/en-UN/live-casino-online"],
    ["Games", "Promotions", "/en-UN/promotions"],
    ["Help", "Safer gambling", "/en-UN/responsible-gambling"],
    ["Help", "Help", "/en-UN/contact-us/support"],
    ["Language", "Suomi", "/fi-UN/terms"],
  ] as const)
    await expect(menu.getByRole("region", { name: group }).getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      href,
    );
  await expect(menu.getByRole("region", { name: "Appearance" }).getByRole("button")).toBeVisible();
  await expectNoAxeViolations(page, "#site-menu");
  const categories = menu.getByRole("region", { name: "Games" }).getByRole("listitem").getByRole("link");
  expect(await categories.count()).toBeGreaterThan(3);
  const [category] = await categories.all();
  const name = (await category?.textContent()) ?? "";
  await category?.click();
  await expect(page).toHaveURL(/\/en-UN\/online-casino\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(menu).toBeHidden();

  await signIn(page, await world.player(), "/en-UN/terms");
  await opener(page).click();
  await expect(menu.getByRole("region", { name: "Account" }).getByRole("link")).toHaveText([
    "Your account",
    "My games",
    "Banking",
    "Limits",
    "Rewards",
  ]);
  await menu.getByRole("link", { name: "Your account" }).click();
  await expect(page).toHaveURL("/en-UN/my-account/account");
});

test("the list of markets suggests three, leaves out stand-in markets, and filters as one types @once", async ({
  page,
  world,
}) => {
  await world.visitFrom("BR");
  await page.goto("/en-UN/markets");
  await waitForIslands(page);
  const main = page.getByRole("main");
  const likely = main.getByRole("region", { name: "Likely for you" });
  await expect(likely.getByRole("listitem")).toHaveCount(3);
  await expect(likely.getByRole("listitem").first()).toContainText("Brasil");
  const rows = page.locator("#market-list li:visible");
  const codes = (await rows.locator("abbr").allTextContents()).sort();
  expect(codes).toHaveLength(23);
  for (const standIn of ["JJ", "PP", "LL", "GG", "UK"]) expect(codes).not.toContain(standIn);
  const field = main.getByRole("searchbox", { name: "Find a market" });
  await field.pressSequentially("osterr");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Österreich");
  await expect(likely).toBeHidden();
  await field.fill("finland");
  await expect(rows).toContainText("Suomi");
  for (const name of ["uk", "england", "Great Britain"]) {
    await field.fill(name);
    await expect(rows).toContainText("United Kingdom");
    await expect(rows).toHaveCount(1);
  }
  await field.fill("nowhere");
  await expect(rows).toHaveCount(0);
  await expect(main.getByRole("status")).toHaveText("Nothing found");
  await field.fill("");
  await expect(rows).toHaveCount(23);
  await page.goto("/de-JJ/markets");
  await expect(page.locator("#market-list abbr").filter({ hasText: "JJ" })).toHaveCount(1);
});

test("a phone on its side keeps search and menu in sight, wherever the page is scrolled @once", async ({ page }) => {
  await page.goto("/en-UN/online-casino");
  await waitForIslands(page);
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 2_000));
    const bar = page.getByRole("banner");
    await expect(bar.locator("[data-search]"), `${width}`).toBeInViewport({ ratio: 1 });
    await expect(opener(page), `${width}`).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".bottom-bar"), `${width}`).toBeHidden();
    expect(await layoutFaults(page), `${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 667, height: 375 });
  await opener(page).click();
  await page.locator("#site-menu").getByRole("link", { name: "Live casino" }).click();
  await expect(page).toHaveURL("/en-UN/live-casino-online");
});

test("a window that is low because it is enlarged has no bar that stays over the page @once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/en-UN/online-casino");
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  await expect(page.locator(".bottom-bar")).toHaveCSS("position", "static");
});
