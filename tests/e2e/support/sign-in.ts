import { expect, type Page } from "@playwright/test";
import type { Player } from "./world";

/** Signs a player in through the login popup over an English page, and waits until the page is the player's. */
export async function signIn(page: Page, { email, password }: Player, path = "/en-UN"): Promise<void> {
  await page.goto(`${path}#login`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.locator("html")).toHaveAttribute("data-session", "player");
}
