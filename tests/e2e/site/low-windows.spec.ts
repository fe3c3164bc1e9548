import type { Locator, Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { layoutFaults } from "../support/layout";
import { storeSignIn } from "../support/sign-in";
import { expect, test } from "../support/world";

/** 1280 by 1024 at 400 % zoom (WCAG 1.4.10), and a phone on its side. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
] as const;

const opener = (page: Page) => page.locator("[popovertarget=site-menu]").filter({ visible: true }).first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForIslands(page);
}

/** It can be brought into the window, and nothing lies over it there. */
async function expectUsable(target: Locator, what: string): Promise<void> {
  // What loads above it meanwhile, as the rest of a menu, moves it out of the window again.
  await expect(async () => {
    await target.scrollIntoViewIfNeeded();
    await expect(target, what).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass({ timeout: 20_000 });
  // Waits for the point that a click would hit, and does not click.
  await target.click({ trial: true, timeout: 10_000 });
}

/** Looks at an open page in each of the low windows. */
async function inLowWindows(page: Page, look: (size: string, height: number) => Promise<void>): Promise<void> {
  for (const window of lowWindows) {
    await page.setViewportSize(window);
    await look(`${window.width} by ${window.height}`, window.height);
  }
}

test.describe("a window of 320 by 256, and one of 740 by 360,", () => {
  test.use({ viewport: lowWindows[0] });

  for (const [name, path, target] of [
    ["home", "/en-UN", (page: Page) => page.locator("#popular-games").getByRole("link").first()],
    ["lobby", "/en-UN/online-casino", (page: Page) => page.locator(".tile-grid").first().getByRole("link").last()],
    ["game page", "/en-UN/play/gem-harbour", (page: Page) => page.getByRole("button", { name: "Play demo" })],
  ] as const)
    test(`holds the ${name}: nothing is cut or covered, and search and menu open from it @once`, async ({ page }) => {
      await open(page, path);
      await inLowWindows(page, async (size) => {
        expect(await layoutFaults(page), size).toEqual([]);
        await expectUsable(target(page), `${name}, ${size}`);
        await expectUsable(opener(page), `menu, ${size}`);
        await opener(page).click();
        const menu = page.locator("#site-menu");
        await expect(menu).toBeVisible();
        expect(await layoutFaults(page), size).toEqual([]);
        await expectUsable(menu.getByRole("link").last(), `its last link, ${size}`);
        await expectUsable(menu.getByRole("button", { name: "Close the menu" }), `its way out, ${size}`);
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        const search = page.locator("[data-search]").filter({ visible: true }).first();
        await expectUsable(search, `search, ${size}`);
        await search.click();
        const field = page.getByRole("dialog").getByRole("combobox");
        await expectUsable(field, `the field of the search, ${size}`);
        await page.keyboard.press("Escape");
        await expect(field).toBeHidden();
      });
    });

  test("holds a running game whole, with its buttons @once", async ({ page }) => {
    await open(page, "/en-UN/play/gem-harbour");
    await page.getByRole("button", { name: "Play demo" }).click();
    const frame = page.locator("iframe");
    const spin = frame.contentFrame().getByRole("button", { name: "Spin", exact: true });
    await expect(spin).toBeEnabled({ timeout: 30_000 });
    await inLowWindows(page, async (size, mostHeight) => {
      for (const name of ["Raise the stake", "Lower the stake", "Spin"])
        await expectUsable(frame.contentFrame().getByRole("button", { name, exact: true }), `${name}, ${size}`);
      const { height = 0 } = (await frame.boundingBox()) ?? {};
      expect(height, size).toBeLessThanOrEqual(mostHeight);
    });
  });

  test("holds the login: each field and button can be reached and seen, and the way out stays @once", async ({
    page,
  }) => {
    await open(page, "/en-UN/online-casino#login");
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await inLowWindows(page, async (size) => {
      for (const [name, part] of [
        ["e-mail", dialog.getByLabel("E-mail")],
        ["password", dialog.getByRole("textbox", { name: "Password" })],
        ["log in", dialog.getByRole("button", { name: "Log in" })],
      ] as const) {
        await expectUsable(part, `${name}, ${size}`);
        await expectUsable(dialog.getByRole("button", { name: "Close" }), `way out, ${size}`);
      }
      expect(await layoutFaults(page), size).toEqual([]);
      await dialog.getByRole("button", { name: "Log in" }).click();
      await expect(dialog.getByLabel("E-mail")).toBeFocused();
      await expect(dialog.getByLabel("E-mail"), size).toBeInViewport({ ratio: 1 });
    });
  });

  test("holds a player's limits, and every control can be reached and seen @once", async ({ page, world }) => {
    await storeSignIn(page, await world.player());
    await open(page, "/en-UN/my-account/gambling-limits");
    await expect(page.getByRole("main").getByRole("region", { name: "Spend limits" })).toBeVisible();
    await inLowWindows(page, async (size) => {
      expect(await layoutFaults(page), size).toEqual([]);
      for (const link of await page.getByRole("main").getByRole("link").filter({ visible: true }).all())
        await expectUsable(link, `${await link.textContent()}, ${size}`);
    });
  });
});
