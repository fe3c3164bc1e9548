import type { FrameLocator, Locator, Page } from "@playwright/test";
import money from "@/messages/en/money.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { pageWidths } from "../../support/pages";
import { payByCard } from "../../support/pay-by-card";
import { expectNoAxeViolations } from "../support/axe";
import { game, playRound, spinButton } from "../support/game";
import { expectMarked, tabTo } from "../support/keyboard";
import { layoutFaults } from "../support/layout";
import { loseAnswers } from "../support/lost-answers";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, type Player, test, type World } from "../support/world";

test.describe.configure({ timeout: 120_000 });

const { deposit } = money;
const paying = "4242 4242 4242 4242";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Deposit" });
const cashier = (page: Page) => page.frameLocator(`iframe[title="${deposit.cashier.frame}"]`);
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const balance = (page: Page) => page.getByRole("banner").getByRole("region", { name: "Balance" });

/** Opens the deposit over the lobby, as the header's link does. */
async function open(page: Page, who: Player): Promise<void> {
  await signIn(page, who, "/en-UN/deposit");
  await expect(heading(page, deposit.confirm.title)).toBeVisible({ timeout: 30_000 });
}

/** Opens it from the wallet, over a page without games, whose own layout is not in question here. */
async function openOverText(page: Page, who: Player): Promise<void> {
  await signIn(page, who, "/en-UN/terms");
  await openFromWallet(page);
}

async function openFromWallet(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Balance", exact: true }).click();
  await page.getByRole("dialog", { name: money.overview.title }).getByRole("link", { name: "Deposit" }).click();
  await expect(page).toHaveURL("/en-UN/deposit");
  await expect(page.getByRole("dialog", { name: money.overview.title })).toBeHidden();
}

async function toCashier(page: Page, amount = "25"): Promise<FrameLocator> {
  await dialog(page).getByRole("radio").first().check();
  await dialog(page).getByLabel("Amount in €").fill(amount);
  await dialog(page)
    .getByRole("button", { name: /^Continue with/ })
    .click();
  await expect(cashier(page).getByLabel("Card number")).toBeVisible();
  return cashier(page);
}

const payments = async (world: World, { playerId }: Player) =>
  Object(await world.control("GET", `/players/${playerId}`)).ledger.filter(
    ({ category, account }: { category: string; account: string }) =>
      category === "PAYMENT" && account.endsWith(":MAIN"),
  ).length;

test("a deposit goes from its method over the partner's page to the ledger, and its outcome can be opened later", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "5.00" });
  await open(page, player);
  const panel = dialog(page).getByRole("region", { name: deposit.confirm.title });
  await expect(panel).toContainText(`${deposit.confirm.today}€0.00`);
  await expect(panel).toContainText(deposit.limits.none);
  await expect(dialog(page).getByLabel("Amount in €")).toHaveValue("");
  await expectNoAxeViolations(page);
  const frame = await toCashier(page);
  await expectNoAxeViolations(page);
  // Wrong fields are named where they are, and pay nothing.
  world.expectFailedRequest("POST", /\/cashier\/payments\/[\w-]+$/);
  await payByCard(frame, "4242 4242 4242 4241");
  await expect(frame.getByText("This is not a card number.")).toBeVisible();
  expect(await payments(world, player)).toBe(0);
  await payByCard(frame, paying);
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  await expect(dialog(page)).toContainText("€25.00");
  await expect(balance(page)).toContainText("€30.00");
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("link", { name: deposit.outcome.link }).click();
  await expect(page).toHaveURL(/\/my-account\/banking\/deposit\/[\w-]{36}$/);
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  await page.reload();
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  expect(await payments(world, player)).toBe(1);
  // Somebody else finds nothing there.
  const address = page.url();
  await signIn(page, await world.player(), address);
  await expect(heading(page, deposit.outcome.none.title)).toBeVisible();
});

test("as a page it is the same, with what was paid in before and what the limit leaves @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "5.00" });
  await world.control("PUT", `/players/${player.playerId}/limits`, { kind: "deposit", duration: "W", value: "100.00" });
  await world.control("POST", `/players/${player.playerId}/payments`, {
    kind: "DEPOSIT",
    amount: "60.00",
    status: "SUCCESS",
  });
  await signIn(page, player, "/en-UN/my-account/banking/deposit");
  const panel = page.getByRole("main").getByRole("region", { name: deposit.confirm.title });
  await expect(panel).toContainText(`${deposit.confirm.today}€60.00`);
  await expect(panel).toContainText("€40.00 left");
  const amount = page.getByLabel("Amount in €");
  await amount.fill("40.01");
  await panel.getByRole("button", { name: /^Continue with/ }).click();
  await expect(page.getByText("Enter an amount from €10.00 to €40.00.")).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill("40");
  await panel.getByRole("button", { name: /^Continue with/ }).click();
  await payByCard(cashier(page), paying);
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  await expect(balance(page)).toContainText("€105.00");
});

test("a refusal of the card says why, that nothing was taken, and lets the player begin again; a voucher with a wrong digit can be corrected @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "5.00" });
  await open(page, player);
  for (const [number, reason] of [
    ["4000 0000 0000 0002", deposit.outcome.reasons.declined],
    ["4000 0000 0000 9995", deposit.outcome.reasons.insufficientFunds],
    ["4000 0000 0000 0069", deposit.outcome.reasons.expired],
  ] as const) {
    await payByCard(await toCashier(page), number);
    await expect(heading(page, deposit.outcome.failed.title), reason).toBeVisible();
    await expect(dialog(page)).toContainText(reason);
    expect(await payments(world, player), reason).toBe(0);
    await dialog(page).getByRole("button", { name: deposit.outcome.again }).click();
  }
  await payByCard(await toCashier(page, "30"), paying);
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  expect(await payments(world, player)).toBe(1);

  await dialog(page).getByRole("button", { name: deposit.outcome.another }).click();
  await dialog(page)
    .getByRole("radio", { name: /^Voucher/ })
    .check();
  await dialog(page).getByLabel("Amount in €").fill("12");
  await dialog(page)
    .getByRole("button", { name: /^Continue with/ })
    .click();
  const frame = cashier(page);
  const code = frame.getByLabel("Voucher code");
  world.expectFailedRequest("POST", /\/cashier\/payments\/[\w-]+$/);
  await code.fill("9000 0000 0000 0018");
  await frame.getByRole("button", { name: "Pay €12.00" }).click();
  await expect(frame.getByText("One of these digits is wrong.")).toBeVisible();
  await expect(code).toHaveValue("9000 0000 0000 0018");
  await expect(code).toBeFocused();
  await expectNoAxeViolations(page);
  const [pays = ""] = /(\d{4} ){3}\d{4}/.exec(await frame.getByText(/is worth €12/).innerText()) ?? [];
  await code.fill(pays);
  await frame.getByRole("button", { name: "Pay €12.00" }).click();
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  await expect(balance(page)).toContainText("€47.00");
  expect(await payments(world, player)).toBe(2);
});

test("a bank that asks, and one that keeps silent: checking until the ledger has it, and then paid @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "5.00" });
  await open(page, player);
  const frame = await toCashier(page);
  await payByCard(frame, "4000 0000 0000 3220");
  await frame.getByRole("button", { name: "Confirm" }).click();
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  await dialog(page).getByRole("button", { name: deposit.outcome.another }).click();
  await payByCard(await toCashier(page, "12"), "4000 0000 0000 6975");
  await expect(heading(page, deposit.outcome.checking.title)).toBeVisible();
  await dialog(page).getByRole("link", { name: deposit.outcome.banking }).click();
  await expect(page.getByText("Deposit of €12.00 is being checked")).toBeVisible();
  // What was read before the reload is gone with it.
  await page.reload({ waitUntil: "commit" });
  const list = await page.waitForResponse((response) => response.url().includes("/wallet/transactions"));
  const entry = await list.json();
  const { referenceId } = entry.find(({ status }: { status: string }) => status === "PENDING");
  await world.control("PATCH", `/players/${player.playerId}/payments/${referenceId}`, { status: "SUCCESS" });
  await expect(balance(page)).toContainText("€42.00");
  await expect(page.getByText("Deposit of €12.00 is being checked")).toBeHidden({ timeout: 40_000 });
});

test("a reload in the middle continues at the partner's page; a closed window leaves a payment that is not finished, and no second one @once", async ({
  page,
  context,
  world,
}) => {
  const player = await world.player({ balance: "5.00" });
  await open(page, player);
  await toCashier(page);
  await page.reload();
  await expect(cashier(page).getByLabel("Card number")).toBeVisible({ timeout: 30_000 });
  await page.close();
  const other = await context.newPage();
  await other.goto("/en-UN/my-account/banking");
  await expect(other.getByText("Deposit of €25.00 is not finished")).toBeVisible({ timeout: 30_000 });
  // Nor does another tab begin one without a word of it, as a page or over one.
  await other.goto("/en-UN/my-account/banking/deposit");
  await expect(heading(other, deposit.confirm.title)).toBeVisible({ timeout: 30_000 });
  await expect(other.getByRole("main").getByText("Deposit of €25.00 is not finished")).toBeVisible();
  await other.goto("/en-UN/terms");
  await openFromWallet(other);
  const earlier = dialog(other).getByRole("list", { name: money.overview.inCheck.label });
  await expect(earlier).toContainText("Deposit of €25.00 is not finished", { timeout: 30_000 });
  await expect(dialog(other)).toContainText(deposit.earlier.another);
  await expectNoAxeViolations(other);
  await other.setViewportSize({ width: 320, height: 640 });
  expect(await layoutFaults(other)).toEqual([]);
  await earlier.getByRole("link", { name: deposit.outcome.link }).click();
  await expect(other).toHaveURL(/\/my-account\/banking\/deposit\/[\w-]{36}$/);
  await expect(heading(other, deposit.outcome.waiting.title)).toBeVisible();
  expect(await payments(world, player)).toBe(0);
});

test("leaving without paying says so, and Back leads from the partner's page to the amount @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "5.00" });
  await open(page, player);
  await toCashier(page);
  await page.goBack();
  await expect(dialog(page).getByLabel("Amount in €")).toBeVisible();
  await toCashier(page);
  await dialog(page).getByRole("button", { name: deposit.cashier.leave }).click();
  await expect(heading(page, deposit.outcome.waiting.title)).toBeVisible();
  await expect(heading(page, deposit.outcome.paid.title)).toHaveCount(0);
  expect(await payments(world, player)).toBe(0);
});

test("a deposit that is settled after its dialog was closed is told by a toast in every tab, once, over a game that stays as it is [DEP-501, DEP-504] @once", async ({
  page,
  context,
  world,
}) => {
  const player = await world.player({ balance: "50.00" });
  await signIn(page, player, "/en-UN/play/neon-drift");
  await expect(spinButton(game(page))).toBeEnabled();
  const frame = page.locator("main iframe");
  await frame.evaluate((element) => Reflect.set(element, "isSame", true));
  // From the bar of the game: the wallet, and from there the deposit.
  await page
    .getByRole("button", { name: /^Balance/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole("dialog", { name: money.overview.title }).getByRole("link", { name: "Deposit" }).click();
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/wallet/deposit/request"),
  );
  await toCashier(page);
  const { referenceId } = await (await answered).json();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();

  const other = await context.newPage();
  await other.goto("/en-UN/promotions");
  await expect(balance(other)).toContainText("€50.00");
  const toast = (tab: Page) => tab.getByText("Your deposit of €25.00 is paid.");
  const seen = [page, other].map(async (tab) => {
    await expect(toast(tab)).toBeVisible({ timeout: 60_000 });
    return Date.now();
  });
  await world.control("PATCH", `/players/${player.playerId}/payments/${referenceId}`, { status: "SUCCESS" });
  const [first = 0, last = 0] = (await Promise.all(seen)).sort((a, b) => a - b);
  // A second, and the pause between two looks of the test.
  expect(last - first).toBeLessThan(2_000);
  await expect(balance(other)).toContainText("€75.00");
  // Told once: no page that opens later tells it again.
  await other.reload();
  await expect(balance(other)).toContainText("€75.00");
  await expect(toast(other)).toHaveCount(0);
  expect(await frame.evaluate((element) => Reflect.get(element, "isSame"))).toBe(true);
  await playRound(game(page));
});

test("with the keyboard alone: from the balance over method, amount and the partner's page to the outcome, with the focus in sight @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ balance: "5.00" }), "/en-UN/terms");
  const press = async (target: Locator, key: string) => {
    await tabTo(page, target);
    await expectMarked(target);
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await expectMarked(target);
    await page.keyboard.type(text);
  };
  await expect(balance(page)).toContainText("€5.00");
  await press(page.getByRole("banner").getByRole("button", { name: "Balance", exact: true }), "Enter");
  const wallet = page.getByRole("dialog", { name: money.overview.title });
  await expect(wallet.getByRole("link", { name: "Deposit" })).toBeVisible();
  await press(wallet.getByRole("link", { name: "Deposit" }), "Enter");
  await expect(heading(page, deposit.confirm.title)).toBeVisible();
  await press(dialog(page).getByRole("radio").first(), "Space");
  await expect(dialog(page).getByRole("radio").first()).toBeChecked();
  await type(dialog(page).getByLabel("Amount in €"), "25");
  await press(dialog(page).getByRole("button", { name: "Continue with €25.00" }), "Enter");
  const frame = cashier(page);
  await expect(frame.getByLabel("Card number")).toBeVisible();
  await type(frame.getByLabel("Card number"), paying);
  await type(frame.getByLabel("Expiry date"), "08 / 30");
  await type(frame.getByLabel("Security code"), "123");
  await press(frame.getByRole("button", { name: "Pay €25.00" }), "Enter");
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  await expect(balance(page)).toContainText("€30.00");
  await press(dialog(page).getByRole("link", { name: deposit.outcome.link }), "Enter");
  await expect(page).toHaveURL(/\/my-account\/banking\/deposit\/[\w-]{36}$/);
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
});

test("a bonus is chosen by the player alone, and goes out with the deposit [DEP-518] @once", async ({
  page,
  world,
}) => {
  const name = "Your first deposit";
  const player = await world.player({
    rewards: [
      {
        ...{ campaignId: "first", name, triggerEvent: "FIRST_DEPOSIT", amount: "12.50", wrMultiplier: 30 },
        terms: { consentRequired: true },
      },
    ],
  });
  await open(page, player);
  const choices = dialog(page).getByRole("group", { name: deposit.bonus.title });
  await expect(choices.getByRole("radio", { checked: true })).toHaveCount(0);
  await choices.getByRole("radio", { name: new RegExp(name) }).check();
  const terms = dialog(page).getByRole("region", { name: "The six facts" });
  await expect(terms).toContainText("€12.50To stake before you withdraw€375.00 (30×)");
  await expect(terms).toContainText("To withdraw it, you have to bet €375.00 in total.");
  await terms.getByRole("checkbox", { name: "I have read these terms and accept them" }).check();
  await expectNoAxeViolations(page);
  await payByCard(await toCashier(page), paying);
  await expect(heading(page, deposit.outcome.paid.title)).toBeVisible();
  const given = { campaignId: "first", assignmentId: expect.any(String) };
  expect(await world.control("GET", `/players/${player.playerId}`)).toMatchObject({ rewards: [given] });
});

for (const loss of ["before", "after"] as const)
  test(`a response that is lost ${loss} its effect is being checked, never sent again, and never called paid or failed @once`, async ({
    page,
    context,
    world,
  }) => {
    world.expectFailedRequest("POST", "/v1/player/wallet/deposit/request");
    const player = await world.player({ balance: "5.00" });
    await open(page, player);
    const calls = await loseAnswers(context, "POST", "/wallet/deposit/request");
    calls.lose(loss);
    await dialog(page).getByRole("radio").first().check();
    await dialog(page).getByLabel("Amount in €").fill("25");
    await dialog(page)
      .getByRole("button", { name: /^Continue with/ })
      .click();
    const waits = loss === "after" ? deposit.outcome.waiting.title : deposit.outcome.checking.title;
    await expect(heading(page, waits)).toBeVisible();
    await expect(heading(page, deposit.outcome.paid.title)).toHaveCount(0);
    await expect(heading(page, deposit.outcome.failed.title)).toHaveCount(0);
    expect(calls.keys).toHaveLength(1);
    expect(await payments(world, player)).toBe(0);
    if (loss === "before") return;
    // The ledger has it, and nobody can open its page any more: a new one can be asked for.
    await expect(page.getByRole("region", { name: site.intents.label })).toHaveCount(0);
    calls.lose("none");
    await dialog(page).getByRole("button", { name: deposit.outcome.again }).click();
    await expect(dialog(page).getByText(deposit.earlier.another)).toBeVisible();
    await toCashier(page);
    expect(new Set(calls.keys).size).toBe(2);
  });

/** The reset of a limit, at half past midnight of the next day in the player's zone. */
const resetOn = "2027-01-01T15:30:00Z";
const limit = { limitLeft: "12.50", resetOn };
const limitTexts = ["€12.50", /\b2\b.*2027/];
/** What stands in place of the cashier: its title, what the check says of a limit, and what of that is read. */
const refusals: readonly [result: string | null, title: string | RegExp, more?: object, texts?: (string | RegExp)[]][] =
  [
    ["DOCUMENTS_UNDER_REVIEW", deposit.notices.underReview.title],
    ["DOCUMENTS_REQUIRED", deposit.notices.required.title],
    ["DOCUMENTS_REQUIRED_RESTRICTED", deposit.notices.strict.title],
    ["WITHDRAWAL_LIMIT_REACHED", deposit.notices.withdrawalLimit.title, { ...limit, limitType: "M" }, limitTexts],
    ["SELF_LIMIT_REACHED", deposit.notices.selfLimit.title, { ...limit, limitType: "D" }, limitTexts],
    ["SELF_SPEND_LIMIT_REACHED", deposit.notices.spendLimit.title, { ...limit, limitType: "W" }, limitTexts],
    ["RESTRICTED", deposit.notices.restricted.title],
    ["FAILURE", deposit.notices.refused.title],
    // Their titles may say more than that it failed.
    ["FORBIDDEN", /\w/],
    ["NOT_ENOUGH_FUNDS", /\w/],
    ["EXCEEDS_KYC_LIMIT", /\w/],
    ["NO_SUCH_RESULT", /\w/],
    ["", /\w/],
    [null, /\w/],
  ];

test.describe("in the zone of Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("each result of the check of a deposit has its own screen in place of the cashier; documents stand in its way only until their time has run out @once", async ({
    page,
    world,
  }) => {
    test.slow();
    const player = await world.player();
    const change = (fields: object) => world.control("PATCH", `/players/${player.playerId}`, fields);
    const notice = dialog(page)
      .getByRole("heading", { level: 2 })
      .filter({ hasNotText: /^Deposit$/ });
    const form = heading(page, deposit.confirm.title);
    const reminder = dialog(page).getByRole("button", { name: deposit.reminder.later });
    const ask = async (result: string | null, more: object = {}) => {
      await change({ depositCheck: { result, ...more } });
      await page.setViewportSize({ width: 1440, height: 900 });
      await openFromWallet(page);
    };
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL("/en-UN/terms");
    };
    await signIn(page, player, "/en-UN/terms");

    const titles = new Map<string | null, string>();
    for (const [result, title, more, texts = []] of refusals) {
      await ask(result, more);
      await expect(notice, String(result)).toHaveText(title);
      await expect(dialog(page).getByRole("radio"), String(result)).toHaveCount(0);
      await expect(page.locator("iframe"), String(result)).toHaveCount(0);
      for (const text of texts) await expect(dialog(page), String(result)).toContainText(text);
      const read = await notice.innerText();
      if (![...titles.values()].includes(read)) {
        await expectNoAxeViolations(page);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await layoutFaults(page), String(result)).toEqual([]);
      }
      titles.set(result, read);
      await close();
    }
    await ask("DOCUMENTS_PREFERRED", { daysLeftToVerifyDocuments: 5 });
    await expect(form).toBeVisible();
    await expect(reminder).toBeVisible();
    await expect(dialog(page)).toContainText(/\b5\b/);
    await close();
    await ask("SUCCESS");
    await expect(form).toBeVisible();
    await expect(reminder).toHaveCount(0);
    await close();

    await change({ kycStatus: "PENDING_EXPIRED" });
    await page.reload();
    for (const result of ["SUCCESS", "DOCUMENTS_PREFERRED", ...titles.keys()]) {
      await ask(result, refusals.find(([each]) => each === result)?.[2]);
      const isOpen = result === "SUCCESS" || result?.startsWith("DOCUMENTS_");
      if (isOpen) {
        await expect(form, String(result)).toBeVisible();
        await expect(reminder, String(result)).toHaveCount(0);
      } else {
        await expect(notice, String(result)).toHaveText(titles.get(result) ?? "");
        await expect(dialog(page).getByRole("radio"), String(result)).toHaveCount(0);
      }
      await close();
    }
  });
});

test("the deposit keeps its layout at every width, in both themes @once", async ({ page, world }) => {
  const player = await world.player({ volt: true, macropay: true, crypto: true });
  await world.control("PUT", `/players/${player.playerId}/limits`, {
    kind: "deposit",
    duration: "W",
    value: "100.00",
  });
  await openOverText(page, player);
  await expect(heading(page, deposit.confirm.title)).toBeVisible();
  const look = async (what: string, widths: readonly number[]) => {
    for (const theme of themes) {
      await showTheme(page, theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${what}, ${theme}, at ${width} px`).toEqual([]);
      }
    }
  };
  await look("the deposit", pageWidths);
  await page.setViewportSize({ width: 390, height: 844 });
  await toCashier(page);
  await look("the partner's page", [320, 768, 1440]);
});

test("on a small phone the amount is in sight at once; where the limits are beside the form, no button lies over them @once", async ({
  page,
  world,
}) => {
  const player = await world.player();
  for (const [duration, value] of [
    ["D", "200.00"],
    ["W", "500.00"],
    ["M", "1000.00"],
  ])
    await world.control("PUT", `/players/${player.playerId}/limits`, { kind: "deposit", duration, value });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, player, "/en-UN/my-account/banking/deposit");
  const amount = page.getByLabel("Amount in €");
  await expect(amount).toBeVisible();
  const box = await amount.boundingBox();
  // Above the bar of the site.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(640 - 64);
  await page.setViewportSize({ width: 1440, height: 900 });
  const limits = page.getByRole("list", { name: deposit.limits.title });
  const submit = page.getByRole("button", { name: deposit.confirm.submit, exact: true });
  await expect(limits.getByRole("listitem")).toHaveCount(3);
  const [list, button] = [await limits.boundingBox(), await submit.boundingBox()];
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan(list?.x ?? 0);
  // A radio button that can be pressed is an empty ring, not a grey disc.
  await expect(page.getByRole("radio").first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("on a small phone the partner's page and the outcome begin in sight, however far down the button was @once", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, await world.player(), "/en-UN/my-account/banking/deposit");
  const main = page.getByRole("main");
  await main.getByRole("radio").first().check();
  await main.getByLabel("Amount in €").fill("25");
  // What the limits leave is told above the button, and opens.
  await main.getByRole("heading", { name: deposit.confirm.title }).click();
  await expect(main.getByText(deposit.confirm.month)).toBeVisible();
  await main.getByRole("button", { name: /^Continue with/ }).click();
  await expect(heading(page, "Pay €25.00")).toBeInViewport();
  const decline = cashier(page).getByRole("button", { name: "Cancel the payment" });
  await decline.scrollIntoViewIfNeeded();
  await decline.click();
  await expect(heading(page, deposit.outcome.cancelled.title)).toBeInViewport();
});
