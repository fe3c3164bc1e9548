import type { Page } from "@playwright/test";
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
