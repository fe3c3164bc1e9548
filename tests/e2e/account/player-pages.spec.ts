import type { Locator } from "@playwright/test";
import { type Route, routes } from "@/lib/routing/routes";
import account from "@/messages/en/account.json" with { type: "json" };
import money from "@/messages/en/money.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { signIn, storeSignIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const { titles, groups, about, break: takeBreak } = site.playerPages;
const overview = "/en-UN/my-account";
const profile = "/en-UN/my-account/account";

test.beforeEach(async ({ page, world }) => {
  await storeSignIn(page, await world.player());
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
  await page.getByRole("main").getByRole("link", { name: titles.overview, exact: true }).click();
  await expect(page).toHaveURL(overview);
});

test("on a phone every page has the way to a break on the line above its title, beside the way back @phone", async ({
  page,
}) => {
  test.slow();
  for (const [name, { pattern, title }] of Object.entries<Route>(routes)) {
    if (title === undefined || !pattern.startsWith(`${routes.accountOverview.pattern}/`) || name === "timeOut")
      continue;
    await page.goto(`/en-UN${pattern.replace(/\/:.*/, "")}`);
    const main = page.getByRole("main");
    const link = main.getByRole("link", { name: takeBreak }).first();
    await expect(link, name).toBeInViewport();
    const heading = await main.getByRole("heading", { level: 1 }).boundingBox();
    const box = await link.boundingBox();
    const back = await main.getByRole("link").first().boundingBox();
    expect(box?.y, name).toBe(back?.y);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(heading?.y ?? 0);
    expect(box?.height ?? 0, name).toBeGreaterThanOrEqual(44);
  }
  await page.goto(`${overview}/gambling-limits`);
  await page.getByRole("main").getByRole("link", { name: takeBreak }).click();
  await expect(page.getByRole("dialog", { name: safety.breaks.day.title })).toBeVisible();
});

test("the list says whose account it is, and leads to a break and out", async ({ page, world }) => {
  const player = await world.player();
  await signIn(page, player, overview);
  const main = page.getByRole("main");
  await expect(main.getByText(player.email)).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole("link", { name: takeBreak }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: safety.breaks.day.title });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await main.getByRole("button", { name: site.session.logOut }).click();
  await expect(page).toHaveURL("/en-UN");
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
});

test("from the account menu each area of the account is reached: marketing by channel, verification, the wallet with money both ways, a bonus and cashback, limits of both kinds, both ways to stop, and cookies [SESS-004, SESS-006] @desktop", async ({
  page,
  world,
}) => {
  test.slow();
  const cashback = {
    ...{ campaignId: "C3", name: "Weekly", triggerEvent: "CASHBACK_WEEKLY" },
    vertical: "CASINO",
    amount: "12.50",
  };
  const bonus = { campaignId: "D1", name: "First deposit", triggerEvent: "FIRST_DEPOSIT", amount: "12.50" };
  await signIn(page, await world.player({ kycStatus: "PENDING", rewards: [cashback, bonus] }));
  const main = page.getByRole("main");
  const rail = page.getByRole("navigation", { name: titles.overview });
  const expectHeading = (name: string) => expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  const visit = async (title: string, heading: string) => {
    await rail.getByRole("link", { name: title, exact: true }).click();
    await expectHeading(heading);
  };
  const follow = async (name: string, heading: string) => {
    await main.getByRole("link", { name, exact: true }).click();
    await expectHeading(heading);
  };

  // Its name goes on with the number of unread messages.
  await page.getByRole("banner").getByRole("button", { name: titles.overview }).click();
  await page.getByRole("link", { name: site.accountMenu.profile }).click();
  await expect(page).toHaveURL(profile);
  await expectHeading(account.profile.marketing.title);
  for (const channel of ["email", "sms", "phone", "post"] as const)
    await expect(main.getByRole("checkbox", { name: account.profile.marketing[channel] })).toBeVisible();
  await visit(titles.verification, safety.verification.passport.title);
  await visit(titles.banking, "Last transactions");
  await expect(main.getByLabel(money.overview.amounts.label, { exact: true })).toContainText(
    money.overview.amounts.totalBalance,
  );
  await follow(money.overview.withdraw, "On its way to you");
  await visit(titles.banking, "Last transactions");
  await main.getByRole("link", { name: money.overview.deposit, exact: true }).click();
  await expect(page.getByRole("dialog", { name: titles.deposit })).toContainText("Before you confirm");
  await page.goBack();
  await visit(titles.transactions, "Your transactions");
  await visit(titles.rewards, "On offer");
  for (const name of ["Weekly", "First deposit"]) await expect(main.getByRole("article", { name })).toBeVisible();
  await visit(titles.gamblingLimits, "Deposit limits");
  await expectHeading("Spend limits");
  await follow(safety.limits.timeOut.open, "For longer, or without an end");
  await visit(titles.gamblingLimits, "Deposit limits");
  await follow(safety.limits.selfExclusion.open, "Exclude yourself");
  await rail.getByRole("link", { name: site.footer.cookies }).click();
  await expect(page.getByRole("dialog")).toContainText(safety.consent.marketing.name);
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
  for (const next of [titles.verification, titles.personalData, titles.inbox, takeBreak]) {
    await page.keyboard.press("Tab");
    await expect(rail.getByRole("link", { name: next })).toBeFocused();
  }
  await expect(page.getByRole("main").getByRole("link", { name: titles.overview, exact: true })).toBeHidden();
  await expectNoAxeViolations(page);
});
