import type { Page } from "@playwright/test";
import money from "@/messages/en/money.json" with { type: "json" };
import offers from "@/messages/en/offers.json" with { type: "json" };
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { loseAnswers } from "../support/lost-answers";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, type Player, test, type World } from "../support/world";

test.describe.configure({ timeout: 120_000 });

const path = "/en-UN/my-account/banking/withdraw";
const { withdraw, banking, deposit, overview, transactions } = money;

const main = (page: Page) => page.getByRole("main");
const region = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const amount = (page: Page) => main(page).getByLabel("Amount in €");
const balance = (page: Page) => page.getByRole("banner").getByRole("region", { name: "Balance" });
const way = (page: Page) => region(page, withdraw.pending.title);

const pay = async (world: World, { playerId }: Player, payment: object) =>
  Object(await world.control("POST", `/players/${playerId}/payments`, payment)).reference as string;

/** Signs in and opens the page, which the edge gives to whom it has given its cookie. */
async function open(page: Page, who: Player, address = path): Promise<void> {
  await signIn(page, who, address);
}

/** A player with cash of 100.00, who has paid in by card. */
async function playerWithCard(world: World, state: object = {}): Promise<Player> {
  const player = await world.player({ balance: "80.00", ...state });
  await pay(world, player, { kind: "DEPOSIT", amount: "20.00", status: "SUCCESS" });
  return player;
}

async function ask(page: Page, value: string): Promise<void> {
  await amount(page).fill(value);
  await main(page)
    .getByRole("button", { name: /^Withdraw/ })
    .click();
}

test("from the first deposit to a withdrawal that is paid: the tracker, the balance and banking follow", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "0.00" });
  await open(page, player);
  await expect(heading(page, withdraw.nothing.title)).toBeVisible();
  await page.goto("/en-UN/my-account/banking/deposit");
  await main(page).getByRole("radio").first().check();
  await amount(page).fill("60");
  await main(page)
    .getByRole("button", { name: /^Continue with/ })
    .click();
  const cashier = page.frameLocator(`iframe[title="${deposit.cashier.frame}"]`);
  await cashier.getByLabel("Card number").fill("4242 4242 4242 4242");
  await cashier.getByLabel("Expiry date").fill("08 / 30");
  await cashier.getByLabel("Security code").fill("123");
  await cashier.getByRole("button", { name: /^Pay/ }).click();
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();

  await page.goto("/en-UN/my-account/banking");
  await main(page).getByRole("link", { name: overview.withdraw, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(region(page, withdraw.title)).toContainText(`${overview.withdrawable}€60.00`);
  await expect(main(page).getByRole("radio", { name: /Visa/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await ask(page, "45.50");
  await expect(page.getByText("You have asked for €45.50")).toBeVisible();
  await expect(balance(page)).toContainText("€14.50");
  const steps = way(page).getByRole("list", { name: "Withdrawal of €45.50" });
  await expect(steps.getByRole("listitem").nth(1)).toContainText(withdraw.pending.operator);
  await expectNoAxeViolations(page);

  const { ledger } = Object(await world.control("GET", `/players/${player.playerId}`));
  expect(
    ledger.filter(
      ({ type, account }: { type: string; account: string }) => type === "WITHDRAW" && account.endsWith(":MAIN"),
    ),
  ).toHaveLength(1);
  const [pending] = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("intent:")));
  expect(pending).toBeUndefined();

  await page.goto("/en-UN/my-account/banking");
  await expect(region(page, banking.pending.title)).toContainText("€45.50");
  await expect(
    region(page, banking.last.title).locator("tr, li").filter({ hasText: transactions.types.WITHDRAW }).first(),
  ).toContainText("€45.50");
});

test("the operator's step, the document that is asked for, and the payout are shown as they happen @once", async ({
  page,
  world,
}) => {
  const player = await playerWithCard(world);
  const reference = await pay(world, player, { kind: "WITHDRAW", amount: "40.00" });
  const settle = (status: string) =>
    world.control("PATCH", `/players/${player.playerId}/payments/${reference}`, { status });
  await open(page, player);
  await expect(way(page)).toContainText(withdraw.pending.check);
  await settle("WAITING_INPUT");
  await page.reload();
  await expect(way(page)).toContainText(withdraw.pending.something);
  await world.control("PUT", `/players/${player.playerId}/documents`, { kind: "idDocument", status: "REQUESTED" });
  await page.reload();
  await expect(way(page)).toContainText(withdraw.pending.player);
  await expect(way(page)).toContainText(withdraw.pending.needsYou);
  await expectNoAxeViolations(page);
  await settle("SUCCESS");
  await page.reload();
  await expect(region(page, withdraw.finished.title)).toContainText(`${withdraw.finished.paid}`);
  await expect(way(page)).toContainText(withdraw.pending.none);
  await expect(balance(page)).toContainText("€60.00");
});

test("a withdrawal is cancelled by one press, and its money is back at once, everywhere @once", async ({
  page,
  world,
}) => {
  const player = await playerWithCard(world);
  await pay(world, player, { kind: "WITHDRAW", amount: "40.00" });
  await open(page, player);
  await expect(balance(page)).toContainText("€60.00");
  await way(page).getByRole("button", { name: "Cancel this withdrawal of €40.00" }).click();
  await expect(way(page)).toContainText("Your withdrawal of €40.00 is cancelled.");
  await expect(way(page)).toContainText(withdraw.pending.none);
  await expect(balance(page)).toContainText("€100.00");
  await expect(region(page, withdraw.title)).toContainText("€100.00");
  await expect(region(page, withdraw.finished.title)).toContainText(withdraw.finished.cancelled);
});

test("who has cancelled too often reads why, in the platform's words, and the withdrawal stays @once", async ({
  page,
  world,
}) => {
  const player = await playerWithCard(world);
  for (const value of ["11.00", "12.00", "13.00", "14.00"])
    await pay(world, player, { kind: "WITHDRAW", amount: value });
  world.expectFailedRequest("POST", "/v1/player/wallet/withdrawal/cancellation");
  await open(page, player);
  for (const value of ["11.00", "12.00", "13.00"]) {
    await way(page)
      .getByRole("button", { name: `Cancel this withdrawal of €${value}` })
      .click();
    await expect(way(page).getByRole("list", { name: `Withdrawal of €${value}` })).toHaveCount(0);
  }
  await way(page).getByRole("button", { name: "Cancel this withdrawal of €14.00" }).click();
  await expect(page.locator(".toast")).toContainText("You have cancelled 3 withdrawals in 24 hours.");
  await expect(way(page).getByRole("list", { name: "Withdrawal of €14.00" })).toBeVisible();
});

test("with the keyboard alone: way, amount, all of it, and the request @once", async ({ page, world }) => {
  await open(page, await playerWithCard(world));
  const radio = main(page).getByRole("radio").first();
  await radio.focus();
  await page.keyboard.press("Tab");
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter an amount from €10.00 to €100.00.")).toBeVisible();
  await expect(amount(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(amount(page)).toHaveValue("100.00");
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("button", { name: "Withdraw €100.00" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("You have asked for €100.00")).toBeVisible();
});

test("a bonus that runs is given up only by who agrees to its price @once", async ({ page, world }) => {
  const player = await playerWithCard(world, {
    rewards: [{ campaignId: "C1", assignmentId: "A1", wageringAmount: "400.00", wageringProgress: "140.00" }],
  });
  const credit = (entry: object) => world.control("POST", `/players/${player.playerId}/balance`, entry);
  await credit({ amount: "18.40", kind: "BONUS", vertical: "CASINO" });
  await credit({ amount: "25.00", kind: "LOCKED" });
  await open(page, player);
  await expect(region(page, withdraw.bonus.title)).toContainText("you give up €18.40 of bonus money and €25.00");
  await ask(page, "30");
  const question = page.getByRole("dialog", { name: offers.forfeit.title });
  await expect(question).toContainText(`${offers.forfeit.total}€43.40`);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await layoutFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(amount(page)).toHaveValue("30");
  await expect(balance(page)).toContainText("€143.40");
  await ask(page, "30");
  await question.getByRole("button", { name: "Give up €43.40 and withdraw €30.00" }).click();
  await expect(page.getByText("You have asked for €30.00")).toBeVisible();
  await expect(balance(page)).toContainText("€70.00");
  await expect(region(page, withdraw.bonus.title)).toHaveCount(0);
});

for (const loss of ["before", "after"] as const)
  test(`a response that is lost ${loss} its effect is being checked, over a reload too, and is never sent again @once`, async ({
    page,
    context,
    world,
  }) => {
    world.expectFailedRequest("POST", "/v1/player/wallet/withdrawal/request");
    await open(page, await playerWithCard(world));
    const calls = await loseAnswers(context, "POST", "/wallet/withdrawal/request");
    calls.lose(loss);
    await ask(page, "25");
    if (loss === "after") {
      await expect(page.getByText("You have asked for €25.00")).toBeVisible();
      await expect(page.getByText("Done: withdrawal of €25.00")).toBeVisible();
      await expect(way(page).getByRole("list", { name: "Withdrawal of €25.00" })).toBeVisible();
    } else {
      await expect(page.getByText("We are checking your withdrawal of €25.00")).toBeVisible();
      await expect(page.getByText("You have asked for €25.00")).toHaveCount(0);
      await page.reload();
      await expect(page.getByText("Checking: withdrawal of €25.00")).toBeVisible();
      await ask(page, "25");
      await expect(page.getByText(withdraw.errors.open)).toBeVisible();
    }
    expect(calls.keys).toHaveLength(1);
  });

/**
 * What stands in place of the form: its title, and what the check says of a limit. Neighbours have titles that differ, so that each is seen
 * to come. Those of an error may say more than that it failed.
 */
const refusals: readonly [result: string | null, title: string, more?: object][] = [
  ["DOCUMENTS_UNDER_REVIEW", withdraw.notices.underReview.title],
  ["FAILURE", withdraw.notices.FAILURE.title],
  ["DOCUMENTS_REQUIRED", withdraw.notices.required.title],
  ["NOT_ENOUGH_FUNDS", withdraw.notices.NOT_ENOUGH_FUNDS.title],
  ["DOCUMENTS_REQUIRED_RESTRICTED", withdraw.notices.strict.title],
  ["EXCEEDS_KYC_LIMIT", withdraw.notices.EXCEEDS_KYC_LIMIT.title],
  ["SELF_LIMIT_REACHED", withdraw.notices.selfLimit.title],
  ["SELF_SPEND_LIMIT_REACHED", withdraw.notices.spendLimit.title],
  ["WITHDRAWAL_LIMIT_REACHED", withdraw.notices.limitReached.title],
  ["NO_SUCH_RESULT", withdraw.notices.error.title],
  ["SUCCESS", withdraw.notices.limitReached.title, { limit: "0.00" }],
  ["", withdraw.notices.error.title],
  ["FORBIDDEN", withdraw.notices.restricted.title],
  [null, withdraw.notices.error.title],
  ["RESTRICTED", withdraw.notices.restricted.title],
];

test("each result of the check of a withdrawal has its own screen with its title, in place of the form; documents stand in its way only until their time has run out @once", async ({
  page,
  world,
}) => {
  test.slow();
  const player = await playerWithCard(world);
  const change = (fields: object) => world.control("PATCH", `/players/${player.playerId}`, fields);
  const panel = region(page, withdraw.title);
  const notice = panel.getByRole("heading", { level: 2 });
  const reminder = panel.getByRole("button", { name: withdraw.later });
  /** Whoever comes back to the tab reads anew what stands against a withdrawal. */
  const ask = async (result: string | null, more: object = {}) => {
    await change({ withdrawalCheck: { result, ...more } });
    const answered = page.waitForResponse((response) => response.url().endsWith("/withdrawal/limit-check"));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await answered;
  };
  await open(page, player);
  await expect(amount(page)).toBeVisible();

  const titles = new Map<string, string>();
  const nameOf = (result: string | null, more?: object) => JSON.stringify([result, more]);
  let before = "";
  for (const [result, title, more] of refusals) {
    const name = nameOf(result, more);
    await ask(result, more);
    if (before !== "") await expect(heading(page, before), name).toHaveCount(0);
    await expect(notice, name).toHaveText(title);
    await expect(main(page).getByRole("radio"), name).toHaveCount(0);
    before = await notice.innerText();
    if (![...titles.values()].includes(before)) {
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await layoutFaults(page), name).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    titles.set(name, before);
  }
  await ask("DOCUMENTS_PREFERRED");
  await expect(amount(page)).toBeVisible();
  await expect(reminder).toBeVisible();
  await ask("SUCCESS", { limit: "50.00", duration: "weekly", originalLimit: "90.00" });
  await expect(reminder).toHaveCount(0);
  await expect(panel).toContainText("€50.00");
  await expect(panel).toContainText("€90.00");
  await expect(amount(page)).toBeVisible();
  await ask("SUCCESS");
  await expect(panel).not.toContainText("€90.00");
  await expect(amount(page)).toBeVisible();

  await change({ kycStatus: "PENDING_EXPIRED" });
  await page.reload();
  await expect(amount(page)).toBeVisible();
  for (const [result, , more] of refusals) {
    const name = nameOf(result, more);
    await ask(result, more);
    if (result?.startsWith("DOCUMENTS_")) await expect(amount(page), name).toBeVisible();
    else await expect(notice, name).toHaveText(titles.get(name) ?? "");
  }
  await ask("DOCUMENTS_PREFERRED");
  await expect(amount(page)).toBeVisible();
  await expect(reminder).toHaveCount(0);

  // A review goes before all that could wait.
  await change({ isWithdrawalReview: true });
  await page.reload();
  await expect(notice).toHaveText(withdraw.notices.underReview.title);
  await expect(main(page).getByRole("radio")).toHaveCount(0);
});

test("a player whose flag is off has no button that leads here, and reads here that withdrawals are suspended [WD-516] @once", async ({
  page,
  world,
}) => {
  await open(page, await playerWithCard(world, { withdrawal: false }), "/en-UN/my-account/banking");
  await expect(region(page, overview.title)).toContainText("€100.00");
  await expect(main(page).getByRole("link", { name: overview.withdraw, exact: true })).toHaveCount(0);
  await page.goto(path);
  await expect(heading(page, withdraw.notices.suspended.title)).toBeVisible();
});

test("in Great Britain no withdrawal is taken back @once", async ({ page, world }) => {
  const player = await playerWithCard(world, { countryCode: "GB" });
  await pay(world, player, { kind: "WITHDRAW", amount: "40.00" });
  await open(page, player);
  await expect(way(page).getByRole("list", { name: "Withdrawal of €40.00" })).toBeVisible();
  await expect(way(page).getByRole("button", { name: /^Cancel/ })).toHaveCount(0);
});

test("the page keeps its layout at every width, in both themes @once", async ({ page, world }) => {
  const player = await playerWithCard(world, {
    withdrawalCheck: { result: "SUCCESS", limit: "50.00", originalLimit: "90.00" },
  });
  const reference = await pay(world, player, { kind: "WITHDRAW", amount: "15.00" });
  await pay(world, player, { kind: "WITHDRAW", amount: "12.00" });
  await pay(world, player, { kind: "WITHDRAW", amount: "11.00", status: "SUCCESS" });
  await world.control("PATCH", `/players/${player.playerId}/payments/${reference}`, { status: "WAITING_INPUT" });
  await open(page, player);
  await expect(amount(page)).toBeVisible();
  await expect(region(page, withdraw.finished.title)).toBeVisible();
  for (const theme of themes) {
    await showTheme(page, theme);
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${theme}, at ${width} px`).toEqual([]);
      if (width === 320 || width === 1440) await expectNoAxeViolations(page);
    }
  }
});

test("on a small phone it is in sight that a withdrawal was sent, however far down the button was @once", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, await playerWithCard(world));
  await ask(page, "25");
  await expect(main(page).getByText(withdraw.sent.taken.title.replace("{amount}", "€25.00"))).toBeInViewport();
});
