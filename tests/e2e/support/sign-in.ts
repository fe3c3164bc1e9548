import { expect, type Page } from "@playwright/test";
import { issueTokens } from "../../support/stored-tokens";
import { environment } from "./environment";
import type { Player } from "./world";

/**
 * Signs a player in without opening a page of the site: the identity service issues the tokens, which are stored, with the cookie that
 * our server makes from them, as the popup would have stored them. It takes a tenth of the time; the popup has its own tests.
 */
export async function storeSignIn(
  page: Page,
  player: Pick<Player, "email" | "password">,
  { identity } = environment.sandbox,
): Promise<void> {
  const entries = await issueTokens(player, identity);
  const idToken = entries.find(([key]) => key.endsWith(".idToken"))?.[1];
  // Any address of the site opens its storage; this one loads no script.
  await page.goto("/healthz");
  const status = await page.evaluate(
    async ({ entries, idToken }) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
      const headers = { authorization: `Bearer ${idToken}` };
      return (await fetch("/api/session", { method: "POST", headers })).status;
    },
    { entries, idToken },
  );
  expect(status, "the cookie of the session").toBe(204);
}

/** Opens an English page as a signed-in player. */
export async function signIn(
  page: Page,
  player: Player,
  path = "/en-UN",
  sandbox = environment.sandbox,
): Promise<void> {
  await storeSignIn(page, player, sandbox);
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
