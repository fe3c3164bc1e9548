import { randomInt, randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { Intent } from "@/lib/core/intents/intent";
import { versioned } from "@/lib/session/platform/endpoint";
import { issueTokens } from "../../support/stored-tokens";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { loseAnswers } from "../support/lost-answers";
import { signIn } from "../support/sign-in";
import { expect, type Player, test, type World } from "../support/world";

test.describe.configure({ timeout: 180_000 });

/** A proof of a password, and the poll of what is unknown. */
const patient = { timeout: 40_000 };
const rows = (page: Page) => page.getByRole("region", { name: "Requests without an answer" }).getByRole("listitem");
const title = (page: Page, text: string) => page.getByText(text, { exact: true });

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Opens the offer of a cooling-off, of an account whose time-out has run out. */
async function openOffer(page: Page, { email, password }: Player) {
  await page.goto("/en-UN/online-casino#login");
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
  return dialog.getByRole("button", { name: "Start a one-day cooling-off" });
}

for (const loss of ["before", "after"] as const)
  test(`a cooling-off whose response is lost ${loss} its effect is being checked on every page and in every tab, and then done @once`, async ({
    page,
    context,
    world,
  }) => {
    world.expectFailedRequest("POST", `${world.origins.identity}/`);
    world.expectFailedRequest("PATCH", "/v1/player/timeout/cooling");
    const timeOut = { endsAt: new Date(Date.now() - 1_000).toISOString(), isCooling: false, initiator: "PLAYER" };
    const player = await world.player({ accountStatus: "TIMEOUT", timeOut });
    const calls = await loseAnswers(context, "PATCH", "/player/timeout/cooling");
    calls.lose(loss);
    const offer = await openOffer(page, player);
    await offer.click(patient);
    await expect(title(page, "Checking: start of your cooling-off")).toBeVisible();
    await expect(page.getByText("could not be started")).toBeHidden();

    await page.goto("/en-UN/promotions");
    const other = await openTab(context, "/en-UN");
    for (const tab of [page, other]) await expect(rows(tab)).toHaveText(/^Checking: start of your cooling-off/);
    await page.reload();
    await expect(rows(page)).toHaveText(/^Checking: start of your cooling-off/);
    expect(await rows(other).textContent()).toBe(await rows(page).textContent());
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await layoutFaults(page)).toEqual([]);

    calls.lose("none");
    for (const tab of [page, other])
      await expect(rows(tab)).toHaveText(/^Done: start of your cooling-off.*It worked, and it counts once\./, patient);
    expect(new Set(calls.keys).size).toBe(1);
    expect(await world.control("GET", `/players/${player.playerId}`)).toMatchObject({ timeOut: { isCooling: true } });

    await page.getByRole("button", { name: "Close: start of your cooling-off" }).click();
    for (const tab of [page, other]) await expect(rows(tab)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });

test("a registration whose response is lost is not known on every page, until its form is sent again; it is one account @once", async ({
  page,
  context,
  world,
}) => {
  world.expectFailedRequest("POST", "/v1/registration");
  const calls = await loseAnswers(context, "POST", "/v1/registration");
  calls.lose("after");
  const email = `${randomUUID()}@sign-up.example`;
  const dialog = page.getByRole("dialog");
  const field = (name: string) => dialog.locator(`[name="${name}"]`);
  const send = async () => {
    await field("firstName").fill("Aino");
    await field("lastName").fill("Mäki");
    await field("email").fill(email);
    await field("password").fill("Long enough 7");
    await field("phone").fill(`040${randomInt(1_000_000, 8_999_999)}`);
    await field("termsAndConditions").check();
    await field("cookiePolicyAccepted").check();
    await dialog.locator("button[type=submit]").click();
  };
  await page.goto("/en-UN/signup");
  await send();
  await expect(title(page, "Not known yet: your registration")).toBeVisible(patient);
  // The form says so too, and keeps that for the tab; what leaves earlier finds the form as it was typed.
  await expect(dialog.getByRole("button", { name: "Back to your details" })).toBeVisible(patient);

  await page.goto("/en-UN/promotions");
  await page.reload();
  const other = await openTab(context, "/en-UN");
  for (const tab of [page, other]) await expect(rows(tab)).toHaveText(/^Not known yet: your registration/);

  calls.lose("none");
  await page.goto("/en-UN/signup");
  await dialog.getByRole("button", { name: "Back to your details" }).click();
  await send();
  await expect(field("dateOfBirth")).toBeVisible(patient);
  await expect(rows(other)).toHaveText(/^Done: your registration/);
  expect(new Set(calls.keys).size).toBe(1);
  const players = (await world.control("GET", "/players")) as { email: string }[];
  expect(players.filter((each) => each.email === email)).toHaveLength(1);

  // Closed, it keeps its key: the registration is not complete.
  await other.getByRole("button", { name: "Close: your registration" }).click();
  await expect(rows(other)).toHaveCount(0);
  expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("intent:")))).toHaveLength(
    1,
  );
});

/** As an earlier page left it: sent, and never answered. */
async function leaveDeposit(page: Page, { playerId }: Player): Promise<string> {
  const id = randomUUID();
  const left: Intent = {
    ...{ id, operation: "deposit", owner: playerId, mark: "left", before: null, state: "unknown", code: null },
    parameters: { amountMinor: 2_050, currency: "EUR" },
    ...{ startedAt: Date.now(), unknownSince: Date.now(), settledAt: null, keyUntil: null, until: null },
  };
  await page.goto("/healthz");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `intent:${id}`,
    JSON.stringify({ v: 1, value: left }),
  ] as const);
  return id;
}

/** The call arrives at last. */
async function deposit(world: World, player: Player, key: string): Promise<void> {
  const token = (await issueTokens(player, world.origins.identity)).find(([name]) => name.endsWith(".idToken"))?.[1];
  const response = await fetch(`${world.origins.platform}/${versioned("player/wallet/deposit/request")}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "idempotency-key": key, "content-type": "application/json" },
    body: JSON.stringify({ amount: "20.50", currency: "EUR", methodId: "mandate" }),
  });
  expect(response.status).toBe(201);
}

test("a deposit is shown to its player alone, on every page, and is done as soon as the ledger has it @once", async ({
  page,
  context,
  world,
}) => {
  const [player, stranger] = [await world.player(), await world.player()];
  const key = await leaveDeposit(page, player);
  await page.goto("/en-UN");
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
  await signIn(page, player);
  const checking = /^Checking: deposit of €20\.50.*do not send it again.*Reference: [0-9A-F]{8}$/;
  await expect(rows(page)).toHaveText(checking);
  await page.getByRole("link", { name: "Promotions" }).first().click();
  await expect(page).toHaveURL("/en-UN/promotions");
  await expect(rows(page)).toHaveText(checking);
  const other = await openTab(context, "/en-UN/my-account");
  await expect(rows(other)).toHaveText(checking);

  await deposit(world, player, key);
  // By the push message of the new balance, or by the next check.
  for (const tab of [page, other]) await expect(rows(tab)).toHaveText(/^Done: deposit of €20\.50/);
  await other.close();

  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("Cognito")) localStorage.removeItem(name);
  });
  await signIn(page, stranger);
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});
