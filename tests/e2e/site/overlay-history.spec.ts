import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { expectNoOverlayEntry } from "../support/overlays";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const earlier = "/en-UN/terms";
const list = "/en-UN/online-casino/all-games";
const menu = (page: Page) => page.locator("#site-menu");
const menuButton = (page: Page) => page.locator("[popovertarget=site-menu]").filter({ visible: true });
const search = (page: Page) => page.getByRole("dialog", { name: "Search games" });
const filter = (page: Page) => page.getByRole("dialog", { name: "Filter and sort" });
const login = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const markets = (page: Page) => page.getByRole("dialog", { name: "Market and language" });

async function open(page: Page, path = list): Promise<void> {
  await page.goto(earlier);
  await page.goto(path);
  await waitForIslands(page);
}

/** One step back leads from the list to what was open before it. */
async function expectOneStepBack(page: Page, to = earlier): Promise<void> {
  await expectNoOverlayEntry(page);
  await page.goBack();
  await expect(page).toHaveURL(to);
}

const overlays = [
  {
    name: "the menu",
    shown: menu,
    open: async (page: Page) => {
      await menuButton(page).click();
    },
  },
  {
    name: "the search",
    shown: search,
    open: async (page: Page) => {
      await page.locator("a[data-search]").filter({ visible: true }).first().click();
    },
  },
  {
    name: "a dialog",
    shown: filter,
    open: async (page: Page) => {
      await page.getByRole("button", { name: "Filter and sort" }).click();
    },
  },
  {
    name: "the login",
    shown: login,
    open: async (page: Page) => {
      await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
    },
  },
  {
    name: "a popup with a page",
    shown: markets,
    open: async (page: Page) => {
      await page.getByRole("contentinfo").locator("a[href$='/markets']").click();
    },
  },
];

for (const { name, shown, open: openOverlay } of overlays)
  test(`${name}, closed by Back, by its own button or by Escape, stays on the page and leaves nothing in the history: the next step back leaves the page`, async ({
    page,
  }) => {
    await open(page);
    const byBack = () => page.goBack();
    const byButton = () =>
      shown(page)
        .getByRole("button", { name: /^Close/ })
        .click();
    const byEscape = () => page.keyboard.press("Escape");
    for (const close of [byBack, byButton, byButton, byEscape]) {
      await openOverlay(page);
      await expect(shown(page)).toBeVisible();
      await close();
      await expect(shown(page)).toBeHidden();
      await expect(page).toHaveURL(list);
      await expectNoOverlayEntry(page);
    }
    // An entry that any of them left would be the next step.
    await expectOneStepBack(page);
  });

for (const { name, shown, open: openOverlay } of overlays.slice(0, 3))
  test(`Forward after Back from ${name} stays on the page, and so does a reload with it open; the next step back is the page before it @once`, async ({
    page,
  }) => {
    await open(page);
    await openOverlay(page);
    await expect(shown(page)).toBeVisible();
    await page.goBack();
    await expect(shown(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(list);
    await expect(shown(page)).toBeHidden();
    await expectNoOverlayEntry(page);

    await openOverlay(page);
    await expect(shown(page)).toBeVisible();
    await page.reload();
    await waitForIslands(page);
    await expect(shown(page)).toBeHidden();
    await expectOneStepBack(page);
  });

test("a reload with the login open keeps it, and closed it leaves nothing in the history @once", async ({ page }) => {
  await open(page);
  await overlays[3]?.open(page);
  await expect(login(page)).toBeVisible();
  await page.reload();
  await expect(login(page)).toBeVisible();
  await login(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(list);
  await expectOneStepBack(page);
});

test("a page that was opened from the search is followed by the page below it, closed @once", async ({ page }) => {
  await open(page);
  await overlays[1]?.open(page);
  await search(page).getByRole("combobox").fill("neon drift");
  await search(page)
    .getByRole("option", { name: /Neon Drift/ })
    .first()
    .click();
  await expect(page).toHaveURL("/en-UN/play/neon-drift");
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(search(page)).toBeHidden();
  await expectOneStepBack(page);
});

test("a page that was opened from the menu is followed by the page below it, closed @phone", async ({ page }) => {
  await open(page);
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL("/en-UN/promotions");
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(menu(page)).toBeHidden();
  await expectOneStepBack(page);
});

test("a document that was opened from the menu is followed by the page below it, closed @once", async ({ page }) => {
  await open(page);
  await menuButton(page).click();
  await menu(page).locator("a[data-locale]:not([aria-current])").first().click();
  await expect(page).not.toHaveURL(/en-UN/);
  await page.goBack();
  await waitForIslands(page);
  await expect(page).toHaveURL(list);
  await expect(menu(page)).toBeHidden();
  await expectOneStepBack(page);
});

test("an overlay that is opened from the menu takes its place @phone", async ({ page }) => {
  await open(page);
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Log in" }).click();
  await expect(login(page)).toBeVisible();
  await page.goBack();
  await expect(login(page)).toBeHidden();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(list);
  await expectOneStepBack(page);
});

test("a filter that was chosen stays when Back closes it, and when its own button does @once", async ({ page }) => {
  await open(page);
  for (const leave of [() => page.goBack(), () => filter(page).getByRole("button", { name: "Close" }).click()]) {
    await page.getByRole("button", { name: "Filter and sort" }).click();
    await filter(page).getByRole("combobox", { name: "Sort by" }).selectOption("fromZ");
    await expect(page).toHaveURL(/#.*fromZ/);
    await leave();
    await expect(filter(page)).toBeHidden();
    await expectNoOverlayEntry(page);
    await expect(page).toHaveURL(/#.*fromZ/);
    await page.getByRole("button", { name: "Filter and sort" }).click();
    await filter(page).getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(list);
    await page.keyboard.press("Escape");
    await expect(filter(page)).toBeHidden();
    await expectNoOverlayEntry(page);
  }
  await expectOneStepBack(page);
});

test("the login that a page asked for ends where it leads, and Back from there is the page below it @once", async ({
  page,
  world,
}) => {
  const player = await world.player();
  await open(page);
  await overlays[3]?.open(page);
  await login(page).getByLabel("E-mail").fill(player.email);
  await login(page).getByRole("textbox", { name: "Password" }).fill(player.password);
  await login(page).getByRole("button", { name: "Log in" }).click();
  await expect(login(page)).toBeHidden({ timeout: 30_000 });
  await expect(page).toHaveURL(list);
  await expectOneStepBack(page);
});

test("the account's menu of a player is an entry, too @once", async ({ page, world }) => {
  await signIn(page, await world.player(), earlier);
  await page.goto(list);
  await waitForIslands(page);
  const button = page.getByRole("banner").getByRole("button", { name: "Your account" });
  const account = page.getByRole("dialog", { name: "Your account" });
  await button.click();
  await expect(account).toBeVisible();
  await page.goBack();
  await expect(account).toBeHidden();
  await expect(page).toHaveURL(list);
  await button.click();
  await account.getByRole("link", { name: "Profile and settings" }).click();
  await expect(page).toHaveURL(/my-account/);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(account).toBeHidden();
  await expectOneStepBack(page);
});

test("the confirmation of a break is a step of its page: Back and its own button lead to the choice, which is kept @once", async ({
  page,
  world,
}) => {
  const timeOut = "/en-UN/my-account/gambling-limits/time-out";
  await signIn(page, await world.player(), earlier);
  await page.goto(timeOut);
  const period = page.getByRole("radio", { name: "72 hours" });
  const confirmation = page.getByRole("form", { name: "Time-out: 72 hours" });
  await period.check();
  for (const back of [() => page.goBack(), () => confirmation.getByRole("button", { name: "Not now" }).click()]) {
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(confirmation).toBeVisible();
    await back();
    await expect(confirmation).toBeHidden();
    await expect(page).toHaveURL(timeOut);
    await expectNoOverlayEntry(page);
    await expect(period).toBeChecked();
  }
  await expectOneStepBack(page);
});
