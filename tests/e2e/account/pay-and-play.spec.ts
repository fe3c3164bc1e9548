import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { keepConsent } from "../../support/consent";
import { waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { expect, test, type World } from "../support/world";

const patient = { timeout: 30_000 };
test.describe.configure({ timeout: 180_000 });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Sign up with your bank" });
const bank = (page: Page) => dialog(page).frameLocator("iframe[title='Your bank']");
const customer = () => `C${randomInt(1_000_000, 9_999_999)}`;
const digits = () => String(randomInt(10_000, 99_999));

async function payIn(page: Page, amount: string, number: string, button = "Approve the payment"): Promise<void> {
  await dialog(page).getByLabel("Amount").fill(amount);
  await dialog(page).getByRole("button", { name: "Go to your bank" }).click();
  await bank(page).getByLabel("Customer number").fill(number);
  await bank(page).getByRole("button", { name: button }).click();
}

/** Each step in its present state: accessible, frames included, and nothing cut, overlapping or wider than the page. */
async function expectSound(page: Page): Promise<void> {
  // The bar of a phone's page lies behind the dialog, which axe does not see; tests/e2e/account/targets.spec.ts measures.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await expectNoAxeViolations(page, undefined, isPhone ? ["target-size"] : []);
  expect(await layoutFaults(page)).toEqual([]);
}

const Player = z.object({
  ledger: z.array(z.object({ category: z.string(), type: z.string(), amount: z.string() })),
});
const Players = z.array(z.object({ playerId: z.string(), email: z.string() }));

async function depositsOf(world: World, email: string) {
  const players = Players.parse(await world.control("GET", "/players"));
  const { playerId } = players.find((each) => each.email === email) ?? { playerId: "nobody" };
  const { ledger } = Player.parse(await world.control("GET", `/players/${playerId}`));
  return ledger.filter(({ category }) => category === "PAYMENT").map(({ type, amount }) => [type, amount]);
}

async function codeSentTo(world: World, recipient: string): Promise<string> {
  const outbox = z.array(z.object({ code: z.string().nullable() }));
  const fetchPath = async () =>
    outbox.parse(await world.control("GET", `/outbox.json?recipient=${encodeURIComponent(recipient)}`))[0]?.code ?? "";
  await expect.poll(fetchPath).not.toBe("");
  return fetchPath();
}

test("a new player pays in at the bank, enters the missing details, and is signed in with the deposit; then comes again [PNP-001, PNP-003, PNP-014, ROUTE-005, ROUTE-507, UI-024] @phone", async ({
  page,
  world,
}) => {
  const number = customer();
  const email = `${number.toLowerCase()}@players.example`;
  const phone = `4012${digits()}`;
  await page.goto("/en-UN/signup/pnp");
  await expect(
    page.getByRole("heading", { level: 1, name: "Welcome", exact: true, includeHidden: true }),
  ).toBeAttached();
  await expect(dialog(page)).toBeVisible(patient);
  await expectSound(page);

  await dialog(page).getByRole("button", { name: "Go to your bank" }).click();
  await expect(dialog(page).getByLabel("Amount")).toBeFocused();
  await expect(dialog(page).getByLabel("Amount")).toHaveAccessibleDescription(/From €10\.00 to €5,000\.00\./);
  await dialog(page).getByLabel("Amount").fill("9,999,999.00");
  await dialog(page).getByRole("button", { name: "Go to your bank" }).click();
  await expect(dialog(page).getByLabel("Amount")).toHaveAccessibleDescription(
    /Enter an amount from €10\.00 to €5,000\.00\./,
  );
  await expect(dialog(page).getByLabel("Amount")).toHaveValue("9,999,999.00");
  await expectSound(page);
  await world.fault({ system: "frames", kind: "error", status: 400, path: "/bank/authorize", times: 1 });
  await dialog(page).getByLabel("Amount").fill("4,000.00");
  await dialog(page).getByRole("button", { name: "Go to your bank" }).click();
  await expect(dialog(page).getByLabel("Amount")).toHaveAccessibleDescription(/Your bank does not take this amount/);
  await expect(dialog(page).getByLabel("Amount")).toHaveValue("4,000.00");
  await expectSound(page);
  await payIn(page, "25", number, "Cancel");
  await expect(dialog(page).getByRole("alert")).toContainText("The bank did not confirm the payment");
  await expect(dialog(page).getByLabel("Amount")).toHaveValue("25.00");
  await expectSound(page);

  await dialog(page).getByRole("button", { name: "Go to your bank" }).click();
  await expect(bank(page).getByLabel("Customer number")).toBeVisible();
  await expectSound(page);
  await bank(page).getByLabel("Customer number").fill(number);
  await bank(page).getByRole("button", { name: "Approve the payment" }).click();
  await expect(dialog(page).getByLabel("E-mail")).toBeVisible(patient);
  await expectSound(page);
  // A reload resumes where it was: the payment is made.
  await page.reload();
  await dialog(page).getByLabel("E-mail").fill(email);
  // Nobody knows where this visitor is: no country is chosen for them, and the number brings its own.
  await expect(dialog(page).locator("select[name='phone.country']")).toHaveValue("");
  await dialog(page).getByLabel("Mobile phone").fill(`+358${phone}`);
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  const code = dialog(page).getByLabel("Code", { exact: false });
  await expect(code).toBeVisible();
  await expectSound(page);
  const login = { system: "platform", path: "/paynplay/player/login", method: "POST" } as const;
  const end = await world.fault({ ...login, kind: "slow", delayMs: 3_000 });
  await code.fill(await codeSentTo(world, `+358${phone}`));
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status").filter({ hasText: "Logging you in" })).toBeVisible();
  await expectSound(page);

  await expect(page.locator("html")).toHaveAttribute("data-session", "player", patient);
  await end();
  await expect(page).toHaveURL("/en-UN/welcome-to-greenroom");
  await page
    .getByRole("dialog", { name: /^Welcome/ })
    .getByRole("button", { name: "Close" })
    .click();
  await expect(page.getByText("Your deposit is in your balance.")).toBeVisible();
  expect(await depositsOf(world, email)).toEqual([["DEPOSIT", "25.00"]]);
  // The identity library takes the tokens for its own: a reload finds the player.
  await page.goto("/en-UN/online-casino");
  await expect(page.locator("html")).toHaveAttribute("data-session", "player", patient);
  // Who is signed in has an account.
  await page.goto("/en-UN/signup/pnp");
  await expect(page).toHaveURL("/en-UN", patient);
  await expect(dialog(page)).toBeHidden();

  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!other) throw new Error("The browser is gone.");
  await keepConsent(other);
  const again = await other.newPage();
  await again.goto("/en-UN/promotions");
  await again.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  await again.getByRole("dialog").getByRole("link", { name: "Sign up with your bank" }).click();
  await expect(again).toHaveURL("/en-UN/signup/pnp");
  await payIn(again, "40", number);
  await expect(again.locator("html")).toHaveAttribute("data-session", "player", patient);
  await expect(again.getByText("Your deposit is in your balance.")).toBeVisible();
  expect(await depositsOf(world, email)).toEqual([
    ["DEPOSIT", "40.00"],
    ["DEPOSIT", "25.00"],
  ]);
  await other.close();
});

test("messages of other windows are not a code; the login is retried visibly, and can be stopped [PNP-006, PNP-007, PNP-010] @once", async ({
  page,
  world,
}) => {
  const number = customer();
  await page.goto("/en-UN/signup/pnp");
  await dialog(page).getByLabel("Amount").fill("10");
  await dialog(page).getByRole("button", { name: "Go to your bank" }).click();
  await expect(bank(page).getByLabel("Customer number")).toBeVisible();
  await page.evaluate(() => postMessage({ code: "forged", sessionId: "forged" }, location.origin));
  await expect(bank(page).getByLabel("Customer number")).toBeVisible();

  // The response to the code is lost: the outcome is unknown, and the same code is checked again.
  const end = await world.fault({ system: "platform", kind: "refused", path: "/paynplay/player/code", method: "POST" });
  await bank(page).getByLabel("Customer number").fill(number);
  await bank(page).getByRole("button", { name: "Approve the payment" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("We do not know yet", patient);
  await end();
  await dialog(page).getByRole("button", { name: "Check again" }).click();
  const phone = `4013${digits()}`;
  await dialog(page).getByLabel("E-mail").fill(`${number.toLowerCase()}@players.example`);
  await dialog(page).getByLabel("Mobile phone").fill(`+358${phone}`);
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  const away = await world.fault({
    system: "platform",
    kind: "refused",
    path: "/paynplay/player/login",
    method: "POST",
  });
  await dialog(page)
    .getByLabel("Code", { exact: false })
    .fill(await codeSentTo(world, `+358${phone}`));
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("status").filter({ hasText: "Trying again (2 of 5)" })).toBeVisible(patient);
  await expect(dialog(page).getByRole("button", { name: "Stop trying" })).toBeVisible();
  await expect(dialog(page).getByRole("alert")).toContainText("logging in did not work", patient);
  await away();
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-session", "player", patient);
});

test("two tabs of one customer: the one that finishes brings the other's payment into the account too @once", async ({
  page,
  context,
  world,
}) => {
  const number = customer();
  const email = `${number.toLowerCase()}@players.example`;
  const phone = `4014${digits()}`;
  const second = await context.newPage();
  for (const [tab, amount] of [
    [page, "25"],
    [second, "10"],
  ] as const) {
    await tab.goto("/en-UN/signup/pnp");
    await payIn(tab, amount, number);
    await expect(dialog(tab).getByLabel("E-mail")).toBeVisible(patient);
  }
  await dialog(second).getByRole("button", { name: "Close" }).click();
  await expect(second.getByText("Your payment is confirmed and kept")).toBeVisible();
  await second.goto("/en-UN/signup/pnp");
  await expect(dialog(second).getByLabel("E-mail")).toBeVisible(patient);

  await page.bringToFront();
  await dialog(page).getByLabel("E-mail").fill(email);
  await dialog(page).getByLabel("Mobile phone").fill(`+358${phone}`);
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await dialog(page)
    .getByLabel("Code", { exact: false })
    .fill(await codeSentTo(world, `+358${phone}`));
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-session", "player", patient);
  // Either tab welcomes the new player, and there the toast waits for the dialog to close.
  const welcome = second.getByRole("dialog", { name: /^Welcome/ });
  await second.addLocatorHandler(welcome, () => welcome.getByRole("button", { name: "Close" }).click());
  await expect(second.getByText("Your deposit is in your balance.")).toBeVisible(patient);
  await expect(second).toHaveURL("/en-UN");
  expect((await depositsOf(world, email)).toSorted()).toEqual([
    ["DEPOSIT", "10.00"],
    ["DEPOSIT", "25.00"],
  ]);
});

test("closed at its details, the flow leaves its address although the bank's frame has made steps in the history, and the page informs of the payment that waits @once", async ({
  page,
}) => {
  await page.goto("/en-UN/promotions");
  // Before the page is alive, the link would open the sign-up as a page of its own.
  await waitForIslands(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Sign up with your bank" }).click();
  await payIn(page, "25", customer());
  await expect(dialog(page).getByLabel("E-mail")).toBeVisible(patient);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/en-UN/promotions");
  await expect(page).toHaveTitle(/^Promotions/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Your payment is confirmed and kept")).toBeVisible();
});
