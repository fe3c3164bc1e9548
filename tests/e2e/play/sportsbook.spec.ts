import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe";
import { signIn } from "../support/sign-in";
import { patient } from "../support/sign-up";
import { expect, test } from "../support/world";

const bets = (page: Page) => page.frameLocator('iframe[title="Bets: Sportsbook"]');

test("a visitor reaches the sportsbook and virtual sports from the navigation, and a click in the frame moves the address without an entry in the history [SPORT-501, ROUTE-535, ROUTE-536] @once", async ({
  page,
}) => {
  await page.goto("/en-UN/promotions");
  const navigation = page.getByRole("banner").getByRole("navigation");
  await navigation.getByRole("link", { name: "Sportsbook" }).click();
  await expect(page).toHaveURL("/en-UN/sportsbook", patient);
  await expect(navigation.getByRole("link", { name: "Sportsbook" })).toHaveAttribute("aria-current", "page");
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await bets(page).getByRole("link", { name: "Tennis" }).click(patient);
  await expect(page).toHaveURL("/en-UN/sportsbook/tennis");
  await bets(page).getByRole("link", { name: "M. Laurent – K. Novak" }).first().click();
  await expect(page).toHaveURL("/en-UN/sportsbook/tennis/fr/open-de-la-baie/m-laurent-k-novak");
  await expect(bets(page).getByText("Log in to place a bet.")).toBeVisible();
  expect(await entries()).toBe(before);
  await expectNoAxeViolations(page);

  await navigation.getByRole("link", { name: "Virtual sports" }).click();
  await expect(page).toHaveURL("/en-UN/virtuals");
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Virtual sports" })).toBeVisible(patient);
  // One step back: the place where the frame was, opened again.
  await page.goBack();
  await expect(page).toHaveURL("/en-UN/sportsbook/tennis/fr/open-de-la-baie/m-laurent-k-novak");
  await expect(bets(page).getByRole("heading", { name: "M. Laurent – K. Novak" })).toBeVisible(patient);
  await page.goBack();
  await expect(page).toHaveURL("/en-UN/promotions");
});

test("a player's bet is taken from the balance, told to the sportsbook, settled, and a row of the history [SPORT-501, SPORT-506, SPORT-507, SPORT-508] @once", async ({
  page,
  world,
  context,
}) => {
  const player = await world.player({ balance: "50.00" });
  // However long the test takes, the end of the bet changes no figure.
  await world.control("POST", `/players/${player.playerId}/sportsbook/next`, { outcome: "LOST" });
  await signIn(page, player, "/en-UN/sportsbook/football/gb/northern-league/harbour-town-millfield");
  const frame = bets(page);
  await frame.getByLabel("Stake").fill("10", patient);
  // Nothing is chosen for the player.
  await expect(frame.getByRole("radio", { checked: true })).toHaveCount(0);
  await frame.getByRole("radio", { name: /^Harbour Town/ }).check();
  const cookie = (await context.cookies()).find(({ name }) => name === "sportsbook-session");
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(31_535_000);
  // The balance before the bet is known: what changes afterwards is told.
  await expect(page.getByRole("banner").getByText("€50.00")).toBeVisible(patient);
  await frame.getByRole("button", { name: "Place the bet" }).click();
  await expect(frame.getByText("Your bet is placed.")).toBeVisible(patient);
  await expect(page.getByRole("banner").getByText("€40.00")).toBeVisible(patient);
  const told = async () => Object(await world.control("GET", `/players/${player.playerId}/sportsbook`)).balance;
  await expect.poll(told, patient).toMatchObject({ currency: "EUR", totalBalance: "40.00" });
  await expect(frame.getByText("lost", { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.goto("/en-UN/my-account/banking/transactions");
  const rows = page.getByRole("region", { name: "Your transactions", exact: true }).locator("tr:has(button), li");
  await expect(rows.filter({ hasText: "Sports" }).filter({ hasText: "10.00" })).toHaveCount(1, patient);
});

test("on a phone a bar shows what is on the slip, opens it, and several picks are placed as one accumulator @phone", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00" });
  await signIn(page, player, "/en-UN/sportsbook/football");
  const frame = bets(page);
  const bar = frame.getByRole("button", { name: /^\d ?Bet slip/ });
  await expect(frame.getByRole("heading", { name: "Sportsbook" })).toBeVisible(patient);
  await expect(bar).toBeHidden();
  await frame.getByRole("link", { name: "Harbour Town 1.85" }).click();
  await frame.getByRole("link", { name: "Ashby United 2.95" }).click();
  // At the lower edge of the frame, wherever the list is scrolled to.
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText("5.45");
  await expect(frame.getByLabel("Stake")).toBeHidden();
  await bar.click();
  await frame.getByLabel("Stake").fill("10");
  await expect(bar).toContainText("€10.00 → €54.57");
  await expect(frame.getByRole("button", { name: "Place the bet · €10.00" })).toBeInViewport({ ratio: 1 });
  // The sign of the currency stands before what is typed, not under it.
  await expect(frame.getByLabel("Stake")).toHaveCSS("padding-left", "44px");
  // Both stay on the slip where the frame goes to another page of it.
  await frame.getByRole("link", { name: "Tennis" }).dispatchEvent("click");
  await expect(page).toHaveURL("/en-UN/sportsbook/tennis");
  await bar.click();
  await frame.getByRole("button", { name: "Place the bet" }).click();
  await expect(frame.getByText("Your bet is placed.")).toBeVisible(patient);
  await expect(page.getByRole("banner").getByText("€40.00")).toBeVisible(patient);
  await expect(frame.getByText("Accumulator of 2")).toHaveCount(1);
  await expect(frame.locator("#receipt dd")).toHaveText(["€10.00", "5.45", "€54.57"]);
  await frame
    .locator("#sheet")
    .getByRole("link", { name: /^Your bets/ })
    .click();
  await expect(frame.getByRole("heading", { name: "Your bets" })).toBeInViewport();
});

test("a sportsbook that answers with a 500 is a message in place of the frame, with a way to try again [SPORT-509] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00" });
  const heal = await world.fault({
    system: "frames",
    kind: "error",
    status: 500,
    path: "/sportsbook/api/context",
    scope: player,
  });
  world.expectFailedRequest("POST", "/api/sportsbook/context");
  await signIn(page, player, "/en-UN/sportsbook");
  await expect(page.getByRole("heading", { name: "The bets could not be opened" })).toBeVisible(patient);
  await expect(page.locator("iframe")).toHaveCount(0);
  await heal();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(bets(page).getByRole("heading", { name: "Sportsbook" })).toBeVisible(patient);
});
