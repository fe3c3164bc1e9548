import { expectNoAxeViolations } from "../support/axe";
import { bar, cashOf, game, over, playRound, pragmatic, relax, result, roundsOf, spinButton } from "../support/game";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

test("a round that a reload interrupts is shown again and paid once @once", async ({ page, world }) => {
  const player = await world.player({ balance: "50.00" });
  await signIn(page, player, relax);
  // The round is stored before its reels have landed, so the old page may still be about to settle it: only the new one may.
  let reloaded = false;
  await page.route("**/api/settle", (route) => (reloaded ? route.continue() : route.abort()));
  world.expectFailedRequest("POST", "/api/settle");
  await spinButton(game(page)).click();
  await expect.poll(async () => (await roundsOf(world, player)).length).toBe(1);
  const [begun] = await roundsOf(world, player);
  expect(begun?.settledAt).toBeNull();
  page.on("framenavigated", (frame) => {
    reloaded ||= frame === page.mainFrame();
  });
  await page.reload();
  await expect(result(game(page))).toHaveText(over);
  const rounds = await roundsOf(world, player);
  expect(rounds).toEqual([{ ...begun, settledAt: expect.any(String) }]);
  expect(await cashOf(world, player)).toBe(5_000 - (begun?.stakeMinor ?? 0) + (begun?.winMinor ?? 0));
});

test("signing out ends a real game at once @once", async ({ page, world }) => {
  await signIn(page, await world.player({ balance: "50.00" }), relax);
  await expect(spinButton(game(page))).toBeEnabled();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("Cognito")) localStorage.removeItem(key);
    dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play demo" })).toBeVisible();
});

test("on a phone a player has the demo beside the real game, below it and above the bar of the site @phone", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ balance: "50.00" }), pragmatic);
  await expect(bar(page).getByText("Real money", { exact: true })).toBeVisible();
  const demo = bar(page).getByRole("button", { name: "Play demo" });
  await demo.click({ trial: true });
  const [button, frame, navigation] = await Promise.all(
    [demo, page.locator("iframe"), page.locator(".bottom-bar")].map((part) => part.boundingBox()),
  );
  expect(button?.y ?? 0).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await demo.click();
  await expect(bar(page).getByText("Demo", { exact: true })).toBeVisible();
});

test("a player who signs in during a demo sees a question, and gets the real game only after confirming @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00" });
  await page.goto(relax);
  await page.getByRole("button", { name: "Play demo" }).click();
  await playRound(game(page));
  await page.getByRole("link", { name: "Log in" }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(player.email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(player.password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText("You are logged in. This is still the demo.")).toBeVisible();
  await expect(bar(page).getByText("Demo", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Play for real money" }).click();
  await expect(bar(page).getByText("Real money", { exact: true })).toBeVisible();
});

test("without enough money the game shows it, in the game and without a round @once", async ({ page, world }) => {
  const player = await world.player({ balance: "0.20" });
  await signIn(page, player, relax);
  await spinButton(game(page)).click();
  await expect(game(page).getByRole("alert")).toContainText("Not enough money for this stake");
  await game(page).getByRole("button", { name: "Go to the cashier" }).click();
  await expect(page.getByRole("dialog", { name: "Deposit" }).getByRole("radio").first()).toBeVisible();
  await page.getByRole("dialog", { name: "Deposit" }).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(relax);
  await expect(spinButton(game(page))).toBeVisible();
  expect(await roundsOf(world, player)).toEqual([]);
});

test("a stake above the balance is lowered to the highest that it covers, and played @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "0.75" });
  await signIn(page, player, relax);
  await expect(spinButton(game(page))).toBeEnabled();
  await game(page).getByRole("button", { name: "Raise the stake" }).click();
  await game(page).getByRole("button", { name: "Raise the stake" }).click();
  await spinButton(game(page)).click();
  const notice = game(page).getByRole("alert");
  await expect(notice).toContainText("Not enough money for this stake");
  await notice.getByRole("button", { name: "Lower the stake" }).click();
  await expect(notice).toBeHidden();
  await playRound(game(page));
  expect((await roundsOf(world, player)).map(({ stakeMinor }) => stakeMinor)).toEqual([50]);
});

test("a round that would begin sooner than the market allows is refused without its stake, in calm words, and may begin later @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00" });
  // As after a round in another window, whose time this page does not know.
  await page.route(`${world.origins.frames}/api/session`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const postData = { ...route.request().postDataJSON(), minimumRoundMs: 8_000 };
    const response = await route.fetch({ postData });
    return route.fulfill({ response, json: { ...(await response.json()), minimumRoundMs: 0 } });
  });
  await signIn(page, player, relax);
  await playRound(game(page));
  world.expectFailedRequest("POST", "/api/spin");
  await spinButton(game(page)).click();
  const notice = game(page).getByRole("alert");
  await expect(notice).toContainText("A moment between rounds");
  await expect(notice).toContainText(/Time until the next one: \d(\.\d)? sec/);
  await expectNoAxeViolations(page);
  expect(await roundsOf(world, player)).toHaveLength(1);
  await notice.getByRole("button", { name: "Carry on" }).click();
  await playRound(game(page));
  expect(await roundsOf(world, player)).toHaveLength(2);
});

test("an ended session is shown in the game, and the way back leads to the lobby @once", async ({ page, world }) => {
  const player = await world.player({ balance: "50.00" });
  await signIn(page, player, relax);
  await expect(spinButton(game(page))).toBeEnabled();
  await world.control("POST", `/players/${player.playerId}/close-games`);
  world.expectFailedRequest("POST", "/api/spin");
  await spinButton(game(page)).click();
  await expect(game(page).getByRole("alert")).toContainText("This session has ended");
  await game(page).getByRole("alert").getByRole("button", { name: "Back to the lobby" }).click();
  await expect(page).toHaveURL("/en-UN/online-casino");
});

test("Back shows a question before it leaves a running round, and a second tab before it takes the game over @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00" });
  await page.goto("/en-UN/online-casino");
  await signIn(page, player, relax);
  await expect(spinButton(game(page))).toBeEnabled();
  // The reels turn until the round is settled.
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  await page.route("**/api/settle", async (route) => settled.then(() => route.continue()));
  await spinButton(game(page)).click();
  await expect.poll(async () => (await roundsOf(world, player)).length).toBe(1);
  await page.goBack();
  const question = page.getByRole("dialog", { name: "A round is still running" });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  const stay = question.getByRole("button", { name: "Stay in the game" });
  const [paragraph, button] = [await question.getByRole("paragraph").boundingBox(), await stay.boundingBox()];
  expect((button?.y ?? 0) - (paragraph?.y ?? 0) - (paragraph?.height ?? 0)).toBeGreaterThan(12);
  await stay.click();
  await expect(question).toBeHidden();
  settle();
  await expect(result(game(page))).toHaveText(over);

  const other = await page.context().newPage();
  await other.goto(pragmatic);
  await expect(other.getByRole("alert").filter({ hasText: "You are playing in another tab" })).toBeVisible();
  await other.getByRole("button", { name: "Play here" }).click();
  await expect(spinButton(game(other))).toBeEnabled();
  await expect(page.getByRole("alert").filter({ hasText: "You are playing in another tab" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a game that loses its server keeps the round and continues with it @once", async ({ page, world }) => {
  const player = await world.player({ balance: "50.00" });
  await signIn(page, player, relax);
  await expect(spinButton(game(page))).toBeEnabled();
  // More often than the page repeats by itself, so that it has to show the question.
  await world.fault({ system: "frames", kind: "cut", path: "/api/spin", method: "POST", times: 4 });
  await spinButton(game(page)).click();
  await expect(game(page).getByRole("alert")).toContainText("No connection to the game");
  await game(page).getByRole("button", { name: "Try again" }).click();
  await expect(result(game(page))).toHaveText(over);
  const rounds = await roundsOf(world, player);
  expect(rounds).toHaveLength(1);
});
