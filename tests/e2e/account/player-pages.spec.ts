import type { Locator } from "@playwright/test";
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const { titles, groups, about, break: takeBreak } = site.playerPages;
const overview = "/en-UN/my-account";
const profile = "/en-UN/my-account/account";

test.beforeEach(async ({ page, world }) => {
  await signIn(page, await world.player());
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "id-token")).toBe(true);
});

test("on a phone the list leads to each page of the player, and each page back to the list @phone", async ({
  page,
}) => {
  await page.goto(overview);
  await expect(page).toHaveTitle(new RegExp(titles.overview));
  await expect(page.getByRole("heading", { level: 1, name: titles.overview })).toBeVisible();
  await expectNoAxeViolations(page);
  const list = page.getByRole("main").getByRole("list", { name: groups.you });
  await expect(list).toContainText(about.account);
  await list.getByRole("link", { name: titles.account }).click();
  await expect(page).toHaveURL(profile);
  await expect(page).toHaveTitle(new RegExp(titles.account));
  await expect(page.getByRole("heading", { level: 1, name: titles.account })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: titles.overview }).click();
  await expect(page).toHaveURL(overview);
});

test("the list says whose account it is, and leads to a break and out", async ({ page, world }) => {
  const player = await world.player();
  await signIn(page, player);
  await page.goto(overview);
  const main = page.getByRole("main");
  await expect(main.getByText(player.email)).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole("link", { name: takeBreak }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${overview}/gambling-limits/time-out`);
  await expect(main.getByRole("link", { name: site.playerPages.later.contact })).toHaveAttribute("href", /support$/);
  await page.goBack();
  await main.getByRole("button", { name: site.session.logOut }).click();
  await expect(page).toHaveURL("/en-UN");
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
});

test("what ends the list is as wide as a card of it @desktop", async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(overview);
    const main = page.getByRole("main");
    const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);
    const card = await widthOf(
      main
        .getByRole("listitem")
        .filter({ has: page.locator(".stretched-link") })
        .first(),
    );
    expect(card).toBeGreaterThan(200);
    expect(await widthOf(main.getByRole("button", { name: site.session.logOut })), `${width}`).toBe(card);
  }
});

test("on a desktop the rail beside a page marks it, and is reached by the keyboard @desktop", async ({ page }) => {
  await page.goto(profile);
  const rail = page.getByRole("navigation", { name: titles.overview });
  const link = rail.getByRole("link", { name: titles.account });
  await expect(link).toHaveAttribute("aria-current", "page");
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(rail.getByRole("link", { name: takeBreak })).toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: titles.overview })).toBeHidden();
  await expectNoAxeViolations(page);
});

test("a page whose area is not built yet has its own title, and says so", async ({ page }) => {
  await page.goto("/en-UN/my-account/banking/transactions");
  await expect(page).toHaveTitle(new RegExp(titles.transactions));
  await expect(page.getByRole("heading", { level: 1, name: titles.transactions })).toBeVisible();
  await expect(page.getByRole("heading", { name: "This page is not open yet" })).toBeVisible();
});
