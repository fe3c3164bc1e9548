import { expect, type Page } from "@playwright/test";
import { decodeJwt } from "jose";
import { z } from "zod";
import { pool } from "../../../.ci/lib/programs.mjs";
import { environment } from "./environment";
import type { Player } from "./world";

const Tokens = z.object({
  AuthenticationResult: z.object({ IdToken: z.string(), AccessToken: z.string(), RefreshToken: z.string() }),
});

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

/** The entries of the browser's storage that a sign-in leaves (specification "Identity tokens"). */
async function issueTokens({ email, password }: Player, identity: string): Promise<[key: string, value: string][]> {
  const response = await fetch(identity, {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" },
    body: JSON.stringify({
      ClientId: pool.client,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const { IdToken, AccessToken, RefreshToken } = Tokens.parse(await response.json()).AuthenticationResult;
  const user = String(decodeJwt(AccessToken).username);
  const prefix = `CognitoIdentityServiceProvider.${pool.client}`;
  return [
    [`${prefix}.LastAuthUser`, user],
    [`${prefix}.${user}.idToken`, IdToken],
    [`${prefix}.${user}.accessToken`, AccessToken],
    [`${prefix}.${user}.refreshToken`, RefreshToken],
    [`${prefix}.${user}.clockDrift`, "0"],
  ];
}
