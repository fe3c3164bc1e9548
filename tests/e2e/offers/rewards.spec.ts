import type { Page } from "@playwright/test";
import { pageWidths, waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, test } from "../support/world";

const casino = "/en-UN/online-casino";
const live = "/en-UN/live-casino-online";
const later = new Date(Date.now() + 10 * 86_400_000).toISOString();
const rewards = [
  {
    campaignId: "C1",
    assignmentId: "A1",
    name: "Second deposit",
    amount: "20.00",
    wrMultiplier: 20,
    wageringAmount: "400.00",
    wageringProgress: "140.00",
    expiresAt: later,
  },
  { campaignId: "C2", betBonusType: -1, freeSpinDetail: { rounds: 20, roundsPlayed: 0 }, wageringAmount: "0" },
  { campaignId: "C3", vertical: "LIVE_CASINO", triggerEvent: "CASHBACK_WEEKLY", amount: "12.50", expiresAt: later },
];

const dialog = (page: Page) => page.getByRole("dialog", { name: "Rewards" });
const login = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const card = (page: Page, name: string) => dialog(page).getByRole("article", { name });
const tab = (page: Page, name: string) => dialog(page).getByRole("tab", { name });
const accountButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Your account" });

async function openFromMenu(page: Page) {
  await accountButton(page).click();
  await page.locator("#account-menu").getByRole("link", { name: "Rewards" }).click();
  await expect(dialog(page)).toBeVisible();
}

for (const [lobby, path, tag] of [
  ["casino", casino, " @phone"],
  ["live casino", live, " @once"],
] as const)
  test(`a player opens both tabs of the rewards in the ${lobby} lobby; a reload keeps the tab, Back closes it [ROUTE-542]${tag}`, async ({
    page,
    world,
  }) => {
    await signIn(page, await world.player({ rewards }), path);
    await waitForIslands(page);
    await openFromMenu(page);
    await expect(page).toHaveURL(`${path}#rewards`);
    await expect(card(page, "Free spins")).toContainText("20");
    await expect(card(page, "Cashback")).toContainText("€12.50");
    await expect(card(page, "Second deposit")).toHaveCount(0);

    await tab(page, "Active").click();
    await expect(page).toHaveURL(`${path}#active`);
    await expect(card(page, "Second deposit")).toContainText("€140.00 of €400.00");
    await expect(card(page, "Free spins")).toHaveCount(0);

    await page.reload();
    await expect(card(page, "Second deposit")).toBeVisible();
    await expect(tab(page, "Active")).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, "Active")).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);

    await openFromMenu(page);
    await dialog(page).getByRole("button", { name: "Close the rewards" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    // The balance opens the same menu.
    await expect(page.locator(":focus")).toHaveAttribute("popovertarget", "account-menu");
  });

test("the rewards are found from another page, and Back leads there again @once", async ({ page, world }) => {
  await signIn(page, await world.player({ rewards }), "/en-UN/promotions");
  await waitForIslands(page);
  await openFromMenu(page);
  await expect(page).toHaveURL(`${casino}#rewards`);
  await expect(card(page, "Free spins")).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/en-UN/promotions");
});

test("the menu of a phone leads to the rewards too, over the lobby that is open @phone", async ({ page, world }) => {
  await signIn(page, await world.player({ rewards }), live);
  await waitForIslands(page);
  await page.getByRole("navigation", { name: "Quick navigation" }).getByRole("button", { name: "Menu" }).click();
  await page.locator("#site-menu").getByRole("link", { name: "Rewards" }).click();
  await expect(card(page, "Cashback")).toBeVisible();
  await expect(page).toHaveURL(`${live}#rewards`);
});

test("a visitor logs in first and finds the tab that they asked for; who does not is left in the lobby [ROUTE-542, PERM-513, SESS-006] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ rewards });
  await page.goto(`${live}#active`);
  await expect(login(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await login(page).getByRole("button", { name: "Close" }).click();
  await expect(login(page)).toBeHidden();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(live);

  await page.goto("about:blank");
  await page.goto(`${live}#active`);
  await login(page).getByLabel("E-mail").fill(player.email);
  await login(page).getByRole("textbox", { name: "Password" }).fill(player.password);
  await login(page).getByRole("button", { name: "Log in" }).click();
  await expect(card(page, "Second deposit")).toBeVisible({ timeout: 30_000 });
  await expect(login(page)).toBeHidden();
  await expect(page).toHaveURL(`${live}#active`);
  await tab(page, "Rewards").click();
  await expect(card(page, "Cashback")).toBeVisible();
});

test("whom the lobby is closed to has no entry, and the address leads nowhere @once", async ({ page, world }) => {
  for (const state of [{ payout: false }, { multibrandSuspended: true }]) {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/v2/rewards") && calls.push(request.url()));
    await signIn(page, await world.player({ rewards, ...state }), `${casino}#rewards`);
    await expect(page).toHaveURL("/en-UN");
    await expect(dialog(page)).toBeHidden();
    await accountButton(page).click();
    await expect(page.locator("#account-menu")).toContainText("Closed for your account");
    await expect(page.locator("#account-menu").getByRole("link", { name: "Rewards" })).toHaveCount(0);
    expect(calls).toEqual([]);
  }
});

test("the rewards are sound in both themes, and fit every width @once", async ({ page, world }) => {
  test.slow();
  await signIn(page, await world.player({ rewards }), `${casino}#rewards`);
  for (const name of ["Rewards", "Active"]) {
    await tab(page, name).click();
    await expect(dialog(page).getByRole("article").first()).toBeVisible();
    for (const theme of themes) {
      await showTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    // A player's heart lies on its tile, below the dialog.
    await page.locator("main").evaluate((main) => {
      main.setAttribute("hidden", "");
    });
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 812 });
      expect(await layoutFaults(page), `${name} at ${width}`).toEqual([]);
    }
  }
});

test("rewards that cannot be read are read again when told, and none are said to be none @once", async ({
  page,
  world,
}) => {
  const repair = await world.fault({ system: "platform", kind: "error", path: "v2/rewards" });
  await signIn(page, await world.player(), `${casino}#active`);
  await expect(dialog(page).getByRole("alert")).toContainText("We could not load this part of your account");
  await expectNoAxeViolations(page);
  await repair();
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page)).toContainText("No active rewards");
  await expectNoAxeViolations(page);
});
