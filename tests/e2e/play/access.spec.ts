import type { Page } from "@playwright/test";
import { signIn, signInByPopup } from "../support/sign-in";
import { expect, type Player, test, type World } from "../support/world";

const home = "/en-UN";
const lobby = "/en-UN/online-casino";
const reason = "You cannot play casino games with your account at the moment.";
/** The profile arrives so late that a page without a cover is painted before. */
const lateMs = 2_000;
/** The longest time that a page is covered. */
const coveredMs = 8_000;

const tile = (page: Page) => page.locator("main .tile-link").filter({ visible: true }).first();

const expectNotClosed = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-closed", / casino/);

/** From the next document on, counts the frames of all pages but home, and those in which a tile is visible, and notes the first of these. */
async function watchTiles(page: Page): Promise<void> {
  await page.addInitScript((path) => {
    const lobbyFrames = { all: 0, withTiles: 0, firstWithTilesMs: 0 };
    Object.assign(window, { lobbyFrames });
    const isVisible = (tile: Element) => tile.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const sample = () => {
      if (location.pathname !== path) {
        lobbyFrames.all += 1;
        if ([...document.querySelectorAll("main .tile-link")].some(isVisible)) {
          lobbyFrames.withTiles += 1;
          lobbyFrames.firstWithTilesMs ||= performance.now();
        }
      }
      requestAnimationFrame(sample);
    };
    sample();
  }, home);
}
const framesOf = (page: Page): Promise<{ all: number; withTiles: number; firstWithTilesMs: number }> =>
  page.evaluate(() => Reflect.get(window, "lobbyFrames"));

/** Reads the profile of the player in this browser, who is led home from the lobby. */
async function visitClosedLobby(page: Page, player: Player): Promise<void> {
  await signIn(page, player, lobby);
  await expect(page).toHaveURL(home);
}

/** Does what ends in a document that is loaded, and waits for it: any load that is still under way is none of it. */
async function leaveByLoad(page: Page, leave: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  await leave();
  const isLoaded = () => !("isLeft" in window) && document.readyState === "complete";
  await expect.poll(() => page.evaluate(isLoaded).catch(() => false)).toBe(true);
}

const delayProfile = (world: World, delayMs = lateMs) =>
  world.fault({ system: "platform", kind: "slow", delayMs, path: "player/profile" });

test.describe("the casino, once it was closed to a player", () => {
  test("paints no game in any frame of its lobby, a category, its games of a player or a game before the player is led home with the reason [ROUTE-543] @once", async ({
    page,
    world,
  }) => {
    await visitClosedLobby(page, await world.player({ casino: false }));
    await watchTiles(page);
    for (const path of [lobby, `${lobby}/slots`, `${lobby}/my-games`, "/en-UN/play/neon-drift"]) {
      const endFault = await delayProfile(world);
      await page.goto(path);
      await expect(page, path).toHaveURL(home);
      await expect(page.getByText(reason), path).toHaveCount(1);
      const { all, withTiles } = await framesOf(page);
      expect(all, path).toBeGreaterThan(5);
      expect(withTiles, path).toBe(0);
      await endFault();
    }
  });

  test("paints no game when a link leads to it, and stays open as long as the player's other products @once", async ({
    page,
    world,
  }) => {
    await visitClosedLobby(page, await world.player({ casino: false }));
    await watchTiles(page);
    const endFault = await delayProfile(world);
    await page.goto(home);
    await expect(tile(page)).toBeVisible();
    const link = page.locator(".site-header").getByRole("link", { name: "Casino", exact: true });
    await link.click();
    await expect(page.getByText(reason)).toHaveCount(1);
    await expect(page).toHaveURL(home);
    // The profile is known now.
    await link.click();
    await expect(page.getByText(reason)).toHaveCount(2);
    await expect(page).toHaveURL(home);
    const { all, withTiles } = await framesOf(page);
    expect(all).toBeGreaterThan(1);
    expect(withTiles).toBe(0);
    await endFault();
    await page.goto("/en-UN/live-casino-online");
    await expect(tile(page)).toBeVisible();
  });

  test("paints no game to a player who has logged in on another page, once their profile is read @once", async ({
    page,
    world,
  }) => {
    await watchTiles(page);
    await signInByPopup(page, await world.player({ casino: false }), "/en-UN/promotions");
    await expect(page.locator("html")).toHaveAttribute("data-closed", / casino/);
    await page.locator(".site-header").getByRole("link", { name: "Casino", exact: true }).click();
    await expect(page.getByText(reason)).toHaveCount(1);
    await expect(page).toHaveURL(home);
    expect((await framesOf(page)).withTiles).toBe(0);
  });

  test("is open at once when the profile says so again, in this document and in the next @once", async ({
    page,
    world,
  }) => {
    const player = await world.player({ casino: false });
    await visitClosedLobby(page, player);
    await world.control("PATCH", `/players/${player.playerId}`, { casino: true });
    const endFault = await delayProfile(world);
    const read = page.waitForResponse(/\/player\/profile$/);
    await page.goto(lobby);
    await expect(tile(page)).toBeHidden();
    await read;
    await expectNotClosed(page);
    await expect(tile(page)).toBeVisible();
    await expect(page).toHaveURL(lobby);
    await expect(page.getByText(reason)).toHaveCount(0);
    await endFault();

    await delayProfile(world, 60_000);
    await page.reload();
    await expect(tile(page)).toBeVisible();
    await expectNotClosed(page);
  });

  test("shows its games under the notice when the profile cannot be read, and soon when it never arrives @once", async ({
    page,
    world,
  }) => {
    await visitClosedLobby(page, await world.player({ casino: false }));
    const endFault = await world.fault({ system: "platform", kind: "error", path: "player/profile" });
    await page.goto(lobby);
    await expect(page.getByRole("alert").getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(tile(page)).toBeVisible();
    await endFault();

    await delayProfile(world, 60_000);
    await watchTiles(page);
    await page.goto(lobby);
    await expect(tile(page)).toBeVisible();
    // The document's own clock: on a slow machine its first frame with tiles is later, and never sooner.
    expect((await framesOf(page)).firstWithTilesMs).toBeGreaterThan(coveredMs - 500);
    await expect(page).toHaveURL(lobby);
  });

  test("is open to a visitor after the sign-out, and to the next player @once", async ({ page, world }) => {
    await visitClosedLobby(page, await world.player({ casino: false }));
    await page.getByRole("button", { name: "Your account" }).click();
    await leaveByLoad(page, () => page.getByRole("button", { name: "Log out" }).click());
    await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
    await page.goto(lobby);
    await expect(tile(page)).toBeVisible();
    await delayProfile(world, 60_000);
    await signIn(page, await world.player(), lobby);
    await expect(tile(page)).toBeVisible();
    await expectNotClosed(page);
  });
});
