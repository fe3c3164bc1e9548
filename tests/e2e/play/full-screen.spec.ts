import type { Page } from "@playwright/test";
import fr from "@/messages/fr/play.json" with { type: "json" };
import ja from "@/messages/ja/play.json" with { type: "json" };
import pl from "@/messages/pl/play.json" with { type: "json" };
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

/** The element that a press in the middle of the dialog reaches. */
const isOnTop = (page: Page) =>
  page.getByRole("dialog").evaluate((dialog) => {
    const { x, y, width, height } = dialog.getBoundingClientRect();
    return dialog.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
const fullElement = (page: Page) => page.evaluate(() => document.fullscreenElement?.getAttribute("aria-label") ?? null);

test("a game on the whole screen keeps its menu above it, its round and its frame @desktop @once", async ({ page }) => {
  await page.goto("/en-UN/play/neon-drift");
  await page.getByRole("button", { name: "Play demo" }).click();
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin" });
  await expect(spin).toBeEnabled();
  await page
    .frameLocator("iframe")
    .locator("body")
    .evaluate((body) => {
      body.dataset.first = "yes";
    });
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => fullElement(page)).toBe("Game: Neon Drift");
  await expect(page.getByRole("banner")).toHaveAttribute("inert", "");
  await page.getByRole("button", { name: "Game menu" }).click();
  const menu = page.getByRole("dialog", { name: "Game menu" });
  await expect(menu).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(page)).toBe(true);
  // Its first button has the focus, and the title of a panel that replaces it.
  await expect(menu.getByRole("button", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Enter");
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings.getByRole("heading", { name: "Settings" })).toBeFocused();
  await settings.getByRole("button", { name: "Back to the menu" }).press("Enter");
  await expect(menu.getByRole("heading", { name: "Game menu" })).toBeFocused();
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeHidden();
  expect(await fullElement(page)).toBe("Game: Neon Drift");
  await spin.click();
  await expect(page.frameLocator("iframe").getByRole("status")).toHaveText(/^(No win|You won)/);
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect.poll(() => fullElement(page)).toBeNull();
  await expect(page.getByRole("banner")).not.toHaveAttribute("inert");
  await expect(page.frameLocator("iframe").locator("body")).toHaveAttribute("data-first", "yes");
});

test("a message is seen while a game fills the screen, and afterwards @desktop @once", async ({ page, world }) => {
  await signIn(page, await world.player({ balance: "50.00" }), "/en-UN/play/neon-drift");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("button", { name: "Spin" })).toBeEnabled();
  await world.fault({ system: "platform", kind: "error", path: "favourite-games", method: "POST" });
  world.expectFailedRequest("GET", "/v1/favourite-games");
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/favourite-games", async (route) => {
    await refused;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Favourite: Neon Drift" }).click();
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => fullElement(page)).toBe("Game: Neon Drift");
  refuse();
  const toast = page.locator(".toast");
  await expect(toast).toHaveText(/^The favourite could not be saved/);
  // The browser lets nothing outside of the game be pressed meanwhile; what is open as a popover is seen above it.
  await expect(page.locator(".toasts:popover-open").filter({ has: toast })).toBeVisible();
  // The game makes room for it.
  const endOfGame = await page.locator("iframe").evaluate((frame) => frame.getBoundingClientRect().bottom);
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(endOfGame);
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect.poll(() => fullElement(page)).toBeNull();
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
});

test("where a phone has no full screen, Back ends the game's full window and stays on its page @phone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => false });
  });
  await page.goto("/en-UN/online-casino");
  await page.goto("/en-UN/play/neon-drift");
  await page.getByRole("button", { name: "Play demo" }).click();
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
  await expect(page).toHaveURL("/en-UN/play/neon-drift");
  await page.goBack();
  await expect(page).toHaveURL("/en-UN/online-casino");
});

test("on the smallest phone the way to the full screen is in the bar of the game in every language @phone", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, await world.player({ balance: "5000.00" }), "/en-UN/terms");
  for (const [segment, { gameLaunch }] of [
    ["fr-UN", fr],
    ["ja-UN", ja],
    ["pl-UN", pl],
  ] as const) {
    await page.goto(`/${segment}/play/neon-drift`);
    await expect(page.getByText(gameLaunch.net, { exact: true })).toBeVisible();
    for (const name of [gameLaunch.openMenu, gameLaunch.fullScreen])
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});
