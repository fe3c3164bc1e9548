import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "./support/world";

const Rounds = z.array(z.object({ settledAt: z.string().nullable() }));

/** Walks on with the Tab key until the focus is there, as somebody would who has no mouse. */
async function walkTo(page: Page, place: Locator, most = 120): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    if (await place.evaluate((element) => element.matches(":focus")).catch(() => false)) return;
  }
  await expect(place, `reached within ${most} presses of Tab`).toBeFocused();
}

test("from the home page to a real round and out again, by keyboard alone @desktop", async ({ page, world }) => {
  test.slow();
  const player = await world.player({ balance: "50.00" });
  await page.goto("/en-UN");
  await expect(page.locator("a[data-section][aria-current]").first()).toHaveCount(1);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await walkTo(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Casino", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/online-casino$/);

  await walkTo(page, page.getByRole("link", { name: /^Viking Vault/ }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Viking Vault" })).toBeVisible();

  await walkTo(page, page.getByRole("button", { name: "Play demo" }));
  await page.keyboard.press("Enter");
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin", exact: true });
  await expect(spin).toBeEnabled();
  await walkTo(page, spin);
  await page.keyboard.press("Enter");
  await expect(page.frameLocator("iframe").getByRole("status")).toHaveText(/Balance/);

  await walkTo(page, page.getByRole("banner").getByRole("link", { name: "Log in" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(player.email);
  await walkTo(page, dialog.getByLabel("Password", { exact: true }), 5);
  await page.keyboard.type(player.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden({ timeout: 30_000 });

  await walkTo(page, page.getByRole("button", { name: "Play for real money" }));
  await page.keyboard.press("Enter");
  await expect(spin).toBeEnabled();
  await walkTo(page, spin);
  await page.keyboard.press("Enter");
  const settled = async () =>
    Rounds.parse(await world.control("GET", `/players/${player.playerId}/rounds`)).filter(
      ({ settledAt }) => settledAt !== null,
    ).length;
  await expect.poll(settled).toBe(1);

  await walkTo(page, page.getByRole("button", { name: "Your account" }));
  await page.keyboard.press("Enter");
  await walkTo(page, page.getByRole("button", { name: "Log out" }), 9);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en-UN$/);
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
});
