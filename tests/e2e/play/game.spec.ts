import type { FrameLocator, Page } from "@playwright/test";
import { z } from "zod";
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { signIn } from "../support/sign-in";
import { expect, type Player, test, type World } from "../support/world";

const relax = "/en-UN/play/neon-drift";
const pragmatic = "/en-UN/play/gem-harbour";

const Rounds = z.array(
  z.object({ id: z.string(), stakeMinor: z.number(), winMinor: z.number(), settledAt: z.string().nullable() }),
);
const Wallet = z.object({
  wallet: z.object({ balanceMap: z.object({ main: z.array(z.object({ cash: z.string() })) }) }),
});

const game = (page: Page) => page.frameLocator("iframe");
/** The part of the page around the game, which shows the kind of money. */
const bar = (page: Page) => page.getByRole("region", { name: /^Game: / });
const spinButton = (frame: FrameLocator) => frame.getByRole("button", { name: "Spin" });
const result = (frame: FrameLocator) => frame.getByRole("status");
const over = /^(No win|You won)/;

async function playRound(frame: FrameLocator): Promise<void> {
  await expect(spinButton(frame)).toBeEnabled();
  await spinButton(frame).click();
  await expect(result(frame)).toHaveText(over);
  await expect(spinButton(frame)).toBeEnabled();
}

const roundsOf = async (world: World, { playerId }: Player) =>
  Rounds.parse(await world.control("GET", `/players/${playerId}/rounds`));

async function cashOf(world: World, { playerId }: Player): Promise<number> {
  const { wallet } = Wallet.parse(await world.control("GET", `/players/${playerId}`));
  return Math.round(Number(wallet.balanceMap.main[0]?.cash) * 100);
}

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
  [relax, ""],
  [pragmatic, " @once"],
] as const)
  test(`a player is in the real game of ${path} at once, and rounds and wallet agree [GAME-502, GAME-503]${tag}`, async ({
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
  test(`a visitor sees the facts of ${path} in plain words, and a price that follows from all that comes back`, async ({
    page,
  }) => {
    await page.goto(path);
    const facts = page.getByRole("region", { name: "What this game costs" });
    const rtp = Number.parseFloat(await facts.locator(`div:has(> dt:text-is("${label}")) > dd`).innerText());
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
  await expect(page.getByText("Deposits cannot be made here yet.")).toBeVisible();
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
  await page.route("**/api/session", (route) =>
    route.request().method() === "POST"
      ? route.continue({ postData: { ...route.request().postDataJSON(), minimumRoundMs: 8_000 } })
      : route.continue(),
  );
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

test("a failed launch shows what is safe, and a retry succeeds [GAME-508, GAME-545] @once", async ({ page, world }) => {
  const endFault = await world.fault({
    system: "platform",
    kind: "error",
    status: 503,
    path: "/game/session/ticket",
    method: "POST",
  });
  await page.goto(relax);
  await page.getByRole("button", { name: "Play demo" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "The game could not be opened" });
  await expect(alert).toContainText("No money was moved.");
  await expect(alert.getByRole("link", { name: "Back to the lobby" })).toHaveAttribute("href", "/en-UN/online-casino");
  await expectNoAxeViolations(page);
  await endFault();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(spinButton(game(page))).toBeEnabled();
});

test("a frame that never speaks is shown as late, and opened again on request @once", async ({ page, world }) => {
  await page.clock.install();
  const endFault = await world.fault({ system: "frames", kind: "half-open", path: "/relax/launcher" });
  await page.goto(relax);
  await page.getByRole("button", { name: "Play demo" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.clock.fastForward(5_000);
  await expect(page.getByText("This takes longer than usual")).toBeVisible();
  await endFault();
  await page.getByRole("button", { name: "Reload the game" }).click();
  await expect(spinButton(game(page))).toBeEnabled();
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

test("a player whose account may not play casino games is redirected to the home page, which shows the reason, and no game is requested @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00", casino: false });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await signIn(page, player, relax);
  await expect(page).toHaveURL("/en-UN");
  await expect(page.getByText("Your account may not play casino games at the moment.")).toHaveCount(1);
  expect(calls.filter((path) => path.includes("/game/") && path.startsWith("/v1"))).toEqual([]);
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

for (const { path, play, change, facts } of [
  {
    path: "/en-UN/play/eight-deck-baccarat",
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
    play: "Roll",
    change: (frame: FrameLocator) => frame.getByRole("slider", { name: "Roll under" }).press("ArrowRight"),
    facts: ["Kind of gameDice", "Return to player99%", "Max win100 ×", "Highest stake€100.00", "600 rounds an hour"],
  },
])
  test(`a player bets, plays two rounds and leaves ${path}, and rounds and wallet agree [GAME-502]`, async ({
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

test("where a provider is open only to players with money, the game opens for nobody else, and by itself once they have some [GAME-539] @once", async ({
  page,
  world,
}) => {
  const path = "/en-LL/play/gem-harbour";
  const launches: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("GameUrl")) launches.push(pathname);
  });
  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main.getByText("This game needs money in your account")).toBeVisible();
  await expect(main.getByRole("link", { name: "Log in to play for real" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Play demo" })).toHaveCount(0);
  const player = await world.player({ balance: "0" });
  await signIn(page, player, path);
  const alert = main.getByRole("alert").filter({ hasText: "This game needs money in your account" });
  await expect(alert).toContainText("no money was moved");
  await expect(alert.getByRole("link", { name: "Back to the lobby" })).toBeVisible();
  await expect(alert.getByRole("link", { name: "Log in to play for real" })).toBeHidden();
  await expectNoAxeViolations(page);
  expect(launches).toEqual([]);
  await world.control("POST", `/players/${player.playerId}/balance`, {
    amount: "0.01",
    kind: "BONUS",
    vertical: "SPORTS",
  });
  // The push message brings the balance, and the game opens by itself.
  await expect(bar(page).getByText("Real money", { exact: true })).toBeVisible();
});
