import type { FrameLocator } from "@playwright/test";
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { bar, cashOf, game, over, playRound, pragmatic, relax, result, roundsOf, spinButton } from "../support/game";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

test("a visitor browses, plays a demo with two presses from the home page, in the country and currency that were detected, and may sign up [SESS-003]", async ({
  page,
  world,
}) => {
  // Only the browser's own protocol exposes the body of such a call.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const requested: [string, Promise<{ postData: string }>][] = [];
  browser.on("Network.requestWillBeSent", ({ requestId, request: { method, url } }) => {
    const { pathname } = new URL(url);
    if (method === "POST" && pathname.startsWith("/v1/game/"))
      requested.push([pathname, browser.send("Network.getRequestPostData", { requestId })]);
  });
  await world.visitFrom("NO");
  await page.goto("/en-UN");
  // A game that is never the large banner of an hour: such a banner takes its game's place in the rows.
  await page
    .getByRole("link", { name: /^Viking Vault/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Play demo" }).click();
  await expect(bar(page).getByText("Demo", { exact: true })).toBeVisible();
  await playRound(game(page));
  const [lookup, body] = requested[0] ?? [];
  expect(lookup).toBe("/v1/game/slug/demo");
  expect(JSON.parse((await body)?.postData ?? "")).toMatchObject({ countryCode: "NO", currency: "NOK" });
  await expect(game(page).locator("body")).toContainText(/NOK|kr/);
  // No call of a game for money.
  expect(requested.filter(([path]) => !path.endsWith("/demo"))).toEqual([]);
  await page.goto("/en-UN/online-casino");
  await expect(page.getByRole("link", { name: /^Viking Vault/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Sign up" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Sign up" })).toBeVisible();
});

for (const [path, tag] of [
  [relax, "@phone"],
  [pragmatic, "@once"],
] as const)
  test(`a player is in the real game of ${path} at once, and rounds and wallet agree [GAME-502, GAME-503] ${tag}`, async ({
    page,
    world,
  }) => {
    const player = await world.player({ balance: "50.00" });
    await signIn(page, player, path);
    await expect(page).toHaveURL(path);
    await expect(bar(page).getByText("Real money", { exact: true })).toBeVisible();
    await playRound(game(page));
    await playRound(game(page));
    const rounds = await roundsOf(world, player);
    expect(rounds).toHaveLength(2);
    const expected = rounds.reduce((sum, { stakeMinor, winMinor }) => sum - stakeMinor + winMinor, 5_000);
    expect(await cashOf(world, player)).toBe(expected);
  });

for (const [path, label] of [
  [relax, "Return to player"],
  ["/en-UN/play/emerald-orbit", "Return to player (with the jackpot)"],
] as const)
  test(`a visitor sees the facts of ${path} in plain words, and a price that follows from all that comes back @once`, async ({
    page,
  }) => {
    await page.goto(path);
    const facts = page.getByRole("region", { name: "What this game costs" });
    const rtp = Number.parseFloat(await facts.locator(`div:has(> dt :text-is("${label}")) > dd`).innerText());
    expect(rtp).toBeGreaterThanOrEqual(94);
    const cost = (300 * (100 - rtp)) / 100;
    await expect(facts).toContainText(
      new RegExp(
        `At €?0\\.50.* a spin and 600 spins an hour, the average cost is about €?${cost.toFixed(2)}.* an hour`,
      ),
    );
    await page.getByRole("button", { name: "Play demo" }).click();
    await game(page).getByRole("button", { name: "Rules and pays" }).click();
    await expect(game(page).getByRole("dialog")).toContainText(`Return to player: ${rtp} %`);
  });

test("a game for players alone shows a visitor the login over its own page, and opens after the login [ROUTE-053] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00" });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.goto("/en-UN/play/fox-fortune");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(player.email);
  expect(calls.filter((path) => path.startsWith("/v1/") && /game|yggdrasil/.test(path))).toEqual([]);
  await dialog.getByRole("textbox", { name: "Password" }).fill(player.password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page).toHaveURL("/en-UN/play/fox-fortune");
  await playRound(game(page));
  expect(await roundsOf(world, player)).toHaveLength(1);
});

for (const { path, tag, play, change, facts } of [
  {
    path: "/en-UN/play/eight-deck-baccarat",
    tag: "@phone",
    play: "Deal",
    change: (frame: FrameLocator) => frame.getByRole("radio", { name: "Player" }).press("ArrowRight"),
    facts: [
      "Kind of gameBaccarat",
      "Return to player (bet on the banker)98.94%",
      "Lowest stake€1.00",
      "200 rounds an hour",
    ],
  },
  {
    path: "/en-UN/play/tavern-dice",
    tag: "@once",
    play: "Roll",
    change: (frame: FrameLocator) => frame.getByRole("slider", { name: "Roll under" }).press("ArrowRight"),
    facts: ["Kind of gameDice", "Return to player99%", "Max win100 ×", "Highest stake€100.00", "600 rounds an hour"],
  },
])
  test(`a player bets, plays two rounds and leaves ${path}, and rounds and wallet agree [GAME-502] ${tag}`, async ({
    page,
    world,
  }) => {
    const player = await world.player({ balance: "50.00" });
    await signIn(page, player, path);
    const button = game(page).getByRole("button", { name: play });
    await expect(button).toBeEnabled();
    await change(game(page));
    for (let round = 1; round <= 2; round++) {
      await button.click();
      await expect(result(game(page))).toHaveText(/^(No win|You won|A tie)/);
      await expect(button).toBeEnabled();
    }
    const rounds = await roundsOf(world, player);
    expect(rounds).toHaveLength(2);
    expect(rounds.every(({ settledAt }) => settledAt !== null)).toBe(true);
    const expected = rounds.reduce((sum, { stakeMinor, winMinor }) => sum - stakeMinor + winMinor, 5_000);
    expect(await cashOf(world, player)).toBe(expected);
    const costs = page.getByRole("region", { name: "What this game costs" });
    for (const fact of facts) await expect(costs).toContainText(fact);
    for (const none of ["Volatility", "Lines"]) await expect(costs).not.toContainText(none);
    await expectNoAxeViolations(page);
    await expect(game(page).locator("#lobby")).toBeHidden();
    await page.getByRole("link", { name: "Back to the lobby" }).click();
    await expect(page).toHaveURL("/en-UN/online-casino");
  });

test("the whole of it by keyboard: in, one round with each key, past the frame and out @desktop", async ({ page }) => {
  await page.goto(relax);
  await page.getByRole("button", { name: "Play demo" }).focus();
  await page.keyboard.press("Enter");
  await expect(spinButton(game(page))).toBeEnabled();
  // The focus is in the game: the next key turns its reels, and does not scroll the page.
  await page.keyboard.press("Space");
  await expect(result(game(page))).toHaveText(over);
  await expect(spinButton(game(page))).toBeEnabled();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const skip = page.getByRole("link", { name: "Skip the game" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(game(page).getByRole("button", { name: "Rules and pays" })).toBeFocused();
  await spinButton(game(page)).focus();
  for (const key of ["Space", "Enter"]) {
    await page.keyboard.press(key);
    await expect(result(game(page))).toHaveText(over);
    await expect(spinButton(game(page))).toBeEnabled();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Back to the start of the game" })).toBeFocused();
  await skip.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(game(page).locator(":focus")).toHaveCount(0);
});

for (const theme of ["dark", "light"] as const)
  test(`the page is accessible with a running game (${theme}) @once`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto(pragmatic);
    await page.getByRole("button", { name: "Play demo" }).click();
    await playRound(game(page));
    await expectNoAxeViolations(page);
    await game(page).getByRole("button", { name: "Rules and pays" }).click();
    await expectNoAxeViolations(page);
  });

test("nothing of game and page is cut off at any width @once", async ({ page }) => {
  await page.goto(pragmatic);
  await page.getByRole("button", { name: "Play demo" }).click();
  await expect(spinButton(game(page))).toBeEnabled();
  const roomOf = () => document.documentElement.scrollWidth - innerWidth;
  for (const width of pageWidths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(roomOf), `the page at ${width}`).toBeLessThanOrEqual(0);
    expect(await game(page).locator("html").evaluate(roomOf), `the game at ${width}`).toBeLessThanOrEqual(0);
    for (const name of ["Spin", "Lower the stake", "Raise the stake", "Rules and pays", "Turn sound on"])
      await expect(game(page).getByRole("button", { name }), `${name} at ${width}`).toBeInViewport({ ratio: 1 });
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the reels turn, and one press is one round however long the key is held @once", async ({ page, world }) => {
    const player = await world.player({ balance: "50.00" });
    await signIn(page, player, relax);
    await expect(spinButton(game(page))).toBeEnabled();
    await spinButton(game(page)).focus();
    for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down("Space");
    await page.keyboard.up("Space");
    await expect(spinButton(game(page))).toBeDisabled();
    await expect(result(game(page))).toHaveText(over);
    await expect(spinButton(game(page))).toBeEnabled();
    expect(await roundsOf(world, player)).toHaveLength(1);
  });
});
