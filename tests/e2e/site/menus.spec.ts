import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
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
  await expect(list.getByRole("listitem").first()).toContainText("Suomi");
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

test("a menu closes when the focus goes on beyond it, and its button still closes it @desktop", async ({ page }) => {
  await page.goto("/en-UN/terms");
  await waitForIslands(page);
  await opener(page).press("Enter");
  const menu = page.locator("#site-menu");
  await menu.locator("a[data-locale]").last().focus();
  await opener(page).click();
  await expect(menu).toBeHidden();
  await opener(page).press("Enter");
  await menu.locator("a[data-locale]").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.locator(":focus")).toHaveCount(1);
});

test("a player's menu says whose account it is, closes for another menu, and Escape gives the focus back @desktop", async ({
  page,
  world,
}) => {
  const player = await world.player();
  await signIn(page, player, "/en-UN/terms");
  const button = page.getByRole("banner").getByRole("button", { name: "Your account" });
  const menu = page.getByRole("dialog", { name: "Your account" });
  await button.press("Enter");
  await expect(menu).toContainText(player.email);
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Close the menu" })).toBeFocused();
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
