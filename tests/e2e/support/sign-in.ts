import { expect, type Page } from "@playwright/test";
import { issueTokens } from "../../support/stored-tokens";
import { environment } from "./environment";
import type { Player } from "./world";

/**
 * Opens an English page as a signed-in player. The identity service issues the tokens and they are stored as the popup would have
 * stored them, which takes a tenth of the time; the popup has its own tests.
 */
export async function signIn(
  page: Page,
  player: Player,
  path = "/en-UN",
  { identity } = environment.sandbox,
): Promise<void> {
  const stored = await issueTokens(player, identity);
  // Any address of the site opens its storage; this one loads no script.
  await page.goto("/healthz");
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-session", "player");
}

/** Signs a player in through the login popup over an English page, and waits until the page is the player's. */
export async function signInByPopup(page: Page, { email, password }: Player, path = "/en-UN"): Promise<void> {
  await page.goto(`${path}#login`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.locator("html")).toHaveAttribute("data-session", "player");
}
