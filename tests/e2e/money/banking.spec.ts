import type { Page } from "@playwright/test";
import money from "@/messages/en/money.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, type Player, test, type World } from "../support/world";

const path = "/en-UN/my-account/banking";
const { overview, banking, transactions } = money;
const { titles } = site.playerPages;

const main = (page: Page) => page.getByRole("main");
const card = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: overview.title });
const openPanel = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Balance", exact: true }).click();

/** Signs in and opens the page, which the edge gives to whom it has given its cookie. */
async function open(page: Page, who: Player): Promise<void> {
  await signIn(page, who, path);
}

const credit = (world: World, { playerId }: Player, entry: object) =>
  world.control("POST", `/players/${playerId}/balance`, entry);
const pay = async (world: World, { playerId }: Player, payment: object) =>
  Object(await world.control("POST", `/players/${playerId}/payments`, payment)).reference as string;

/** Money of each kind, a withdrawal that waits, and deposits of which two are not settled. */
async function playerWithMoney(world: World): Promise<Player> {
  const player = await world.player({ balance: "500.00" });
  await credit(world, player, { amount: "25.00", kind: "LOCKED" });
  await credit(world, player, { amount: "18.40", kind: "BONUS", vertical: "CASINO" });
  await pay(world, player, { kind: "WITHDRAW", amount: "150.00" });
  await pay(world, player, { kind: "DEPOSIT", amount: "20.00", status: "SUCCESS" });
  await pay(world, player, { kind: "DEPOSIT", amount: "30.00", status: "FAILED" });
  await pay(world, player, { kind: "DEPOSIT", amount: "25.00", status: "PENDING" });
  return player;
}

test("the balance in the header opens the wallet on any page: what can be withdrawn, each of its amounts, and the way to all of it [WALLET-504] @once", async ({
  page,
  world,
}) => {
  await signIn(page, await playerWithMoney(world), "/en-UN/promotions");
  await openPanel(page);
  const shown = panel(page);
  await expect(shown).toContainText(`${overview.free}€370.00${overview.reasons.all}`);
  for (const [name, amount] of [
    [overview.amounts.mainBalance, "€370.00"],
    [overview.amounts.lockedBalance, "€25.00"],
    [overview.amounts.casinoBonus, "€18.40"],
    [overview.amounts.totalBalance, "€413.40"],
  ] as const)
    await expect(shown.locator("dl > div").filter({ hasText: new RegExp(`^${name}`) })).toContainText(amount);
  await expect(shown.getByText("Deposit of €25.00 is being checked")).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await layoutFaults(page)).toEqual([]);
  // Back closes it, and leaves the page open.
  await page.goBack();
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL("/en-UN/promotions");
  await openPanel(page);
  await shown.getByRole("link", { name: overview.more }).click();
  await expect(page).toHaveURL(path);
  await expect(shown).toBeHidden();
  await expect(card(page, overview.title)).toContainText("€370.00");
});

test("in a game the wallet opens over it, and the game goes on where it was @phone", async ({ page, world }) => {
  await signIn(page, await world.player({ balance: "50.00" }), "/en-UN/play/neon-drift");
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
  const frame = page.locator("main iframe");
  await frame.evaluate((element) => Reflect.set(element, "isSame", true));
  await openPanel(page);
  await expect(panel(page)).toContainText("€50.00");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  expect(await frame.evaluate((element) => Reflect.get(element, "isSame"))).toBe(true);
});

test("banking says first what can be withdrawn, then each amount, what is checked, what is on its way, and what moved last @once", async ({
  page,
  world,
}) => {
  const player = await playerWithMoney(world);
  await open(page, player);
  await expect(page).toHaveTitle(new RegExp(titles.banking));
  await expect(page.getByRole("heading", { level: 1, name: titles.banking })).toBeVisible();
  await expect(card(page, overview.title)).toContainText(`${overview.free}€370.00${overview.reasons.all}`);
  await expect(card(page, overview.title).locator("dl > div").last()).toHaveText("Balance€413.40");
  await expect(main(page).getByText("Deposit of €25.00 is being checked")).toBeVisible();
  const way = card(page, banking.pending.title);
  await expect(way).toContainText("€150.00");
  const steps = way.getByRole("list", { name: "Withdrawal of €150.00" });
  await expect(steps.getByRole("listitem").filter({ hasText: banking.pending.steps.check })).toContainText(
    banking.pending.next.operator,
  );
  const last = card(page, banking.last.title);
  for (const [type, status, amount] of [
    [transactions.types.DEPOSIT, transactions.statuses.PENDING, "€25.00"],
    [transactions.types.DEPOSIT, transactions.statuses.FAILED, "€30.00"],
    [transactions.types.DEPOSIT, transactions.statuses.SUCCESS, "+€20.00"],
    [transactions.types.WITHDRAW, transactions.statuses.PENDING, "-€150.00"],
  ] as const)
    await expect(
      last.locator("tr, li").filter({ hasText: type }).filter({ hasText: status }).filter({ hasText: amount }),
    ).toHaveCount(1);
});

test("a deposit that is checked is paid as soon as the ledger has it: its amount moves from one to the other @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "5.00" });
  const reference = await pay(world, player, { kind: "DEPOSIT", amount: "25.00", status: "PENDING" });
  await open(page, player);
  const checked = main(page).getByText("Deposit of €25.00 is being checked");
  await expect(checked).toBeVisible();
  await expect(card(page, overview.title)).toContainText("€5.00");
  await world.control("PATCH", `/players/${player.playerId}/payments/${reference}`, { status: "SUCCESS" });
  await expect(card(page, overview.title)).toContainText("€30.00");
  await expect(checked).toBeHidden();
  await expect(card(page, banking.last.title)).toContainText("+€25.00");
});

test("who has no wallet sees nothing but 0.00, may pay in and cannot withdraw, without an error [WALLET-508] @once", async ({
  page,
  world,
}) => {
  world.expectFailedRequest("GET", "/v1/player/wallet/balance");
  await open(page, await world.player({ wallet: false }));
  const summary = card(page, overview.title);
  await expect(summary).toContainText(`${overview.free}€0.00${overview.reasons.noWallet}`);
  await expect(summary.locator("dl > div").last()).toHaveText("Balance€0.00");
  await expect(summary.getByRole("link", { name: overview.deposit })).toBeVisible();
  await expect(summary.getByRole("button", { name: overview.withdraw })).toHaveAttribute("aria-disabled", "true");
  await expect(main(page).getByText(banking.last.none)).toBeVisible();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("while a call fails its part alone says so, with no amount of 0.00; a retry brings it @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "12.00" });
  for (const call of ["wallet/balance", "wallet/transactions", "wallet/pendingWithdrawal"]) {
    const endFault = await world.fault({ system: "platform", kind: "error", path: `player/${call}` });
    await open(page, player);
    // Where a part is told in the summary too, it says so there as well.
    const alert = main(page).getByRole("alert");
    await expect(alert.filter({ hasText: site.query.unreadable }), call).toHaveCount(1);
    await expect(main(page).getByText("€0.00"), call).toHaveCount(call === "wallet/balance" ? 0 : 4);
    await endFault();
    // The balance is read every 20 s, so it may come back by itself before a press.
    await expect(async () => {
      if ((await alert.count()) > 0)
        await alert.getByRole("button", { name: site.query.retry }).first().click({ timeout: 2_000 });
      await expect(alert).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(card(page, overview.title), call).toContainText("€12.00");
  }
});

test("where the check of withdrawals fails, no amount is called withdrawable @once", async ({ page, world }) => {
  await world.fault({ system: "platform", kind: "error", path: "withdrawal/limit-check", method: "POST" });
  await open(page, await world.player({ balance: "12.00" }));
  await expect(card(page, overview.title)).toContainText(`${overview.free}–${overview.reasons.unknown}`);
  await expect(card(page, overview.title).locator("dl > div").last()).toHaveText("Balance€12.00");
});

test("the page is found in the navigation of the player's pages, by the keyboard too", async ({
  page,
  world,
}, info) => {
  await open(page, await world.player());
  const isPhone = info.project.name.includes("phone");
  await page.goto(isPhone ? "/en-UN/my-account" : "/en-UN/my-account/account");
  const navigation = isPhone ? main(page) : page.getByRole("navigation", { name: titles.overview });
  const link = navigation.getByRole("link", { name: titles.banking, exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(path);
  await expect(card(page, overview.title)).toBeVisible();
  if (!isPhone) await expect(link).toHaveAttribute("aria-current", "page");
});

test("banking keeps its layout at every width, never wider than 1200 px, and is accessible, in both themes [UI-018, UI-510] @once", async ({
  page,
  world,
}) => {
  await open(page, await playerWithMoney(world));
  await expect(card(page, banking.pending.title)).toContainText("€150.00");
  await expect(card(page, banking.last.title)).toContainText("+€20.00");
  for (const theme of themes) {
    await showTheme(page, theme);
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${theme}, at ${width} px`).toEqual([]);
      expect((await main(page).boundingBox())?.width, `${theme}, at ${width} px`).toBe(Math.min(width, 1_200));
      if (width === 320 || width === 1440) await expectNoAxeViolations(page);
    }
  }
  await page.setViewportSize({ width: 2_200, height: 900 });
  await page.goto("/en-UN/online-casino");
  expect((await main(page).boundingBox())?.width).toBeLessThanOrEqual(1_920);
});
