import { expectNoAxeViolations } from "../support/axe";
import { bar, game, relax, spinButton } from "../support/game";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

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

test("a player whose account may not play casino games is redirected to the home page, which shows the reason, and no game is requested @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00", casino: false });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await signIn(page, player, relax);
  await expect(page).toHaveURL("/en-UN");
  await expect(page.getByText("You cannot play casino games with your account at the moment.")).toHaveCount(1);
  expect(calls.filter((path) => path.includes("/game/") && path.startsWith("/v1"))).toEqual([]);
});

test("where a provider is open only to players with money, the game opens for nobody else, a visitor gets the login, and it opens by itself once they have some [GAME-539, GAME-541] @once", async ({
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
  await page.getByRole("dialog", { name: "Log in" }).getByRole("button", { name: "Close" }).click();
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
