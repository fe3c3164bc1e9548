import account from "@/messages/en/account.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { expect, type Player, test, type World } from "../support/world";

const { breaks, returnToPlay, closeAccount } = safety;
const returnPath = "/en-UN/my-account/return-to-play";

/** The platform refuses everything of a player who has left. */
function expectRefusals({ expectFailedRequest, origins }: World): void {
  expectFailedRequest("GET", new RegExp(`^${origins.platform}/`));
  expectFailedRequest("POST", new RegExp(`^${origins.platform}/`));
  expectFailedRequest("POST", `${origins.identity}/`);
  expectFailedRequest("DELETE", "/api/session");
}

test("who comes back from a break is led once to what the last 90 days cost, and goes on from there", {
  tag: "@once",
}, async ({ page, world }) => {
  expectRefusals(world);
  const player: Player = await world.player();
  await signIn(page, player, "/en-UN/my-account/gambling-limits/time-out");
  await page.getByRole("radio", { name: "24 hours", exact: true }).check();
  await page.getByRole("button", { name: breaks.continue, exact: true }).click();
  await page.getByRole("button", { name: breaks.timeOut.start, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest", { timeout: 40_000 });
  await expect(page).toHaveURL(/\/en-UN$/);
  const endsAt = new Date(Date.now() - 1_000).toISOString();
  await world.control("PUT", `/players/${player.playerId}/break`, { endsAt });

  await signIn(page, player, "/en-UN/online-casino");
  await expect(page).toHaveURL(returnPath, { timeout: 40_000 });
  await expect(page.getByRole("heading", { name: "The last 90 days" })).toBeVisible();
  await expect(page.getByRole("link", { name: returnToPlay.limits.lower })).toBeVisible();
  await expect(page.getByText(/^Your break ended /)).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.getByRole("button", { name: returnToPlay.keep }).click();
  await expect(page).toHaveURL(/\/en-UN$/);
  await page.goto(returnPath);
  await expect(page.getByRole("heading", { name: "The last 90 days" })).toBeVisible();
  await expect(page.getByRole("button", { name: returnToPlay.keep })).toHaveCount(0);
});

test("a player closes their account from its page, and the login says that it is closed", {
  tag: "@once",
}, async ({ page, world }) => {
  expectRefusals(world);
  const { email, password } = await signedIn();
  await page.getByRole("link", { name: account.profile.close.open }).click();
  await expect(page.getByText(closeAccount.facts.exclusion)).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.getByLabel(closeAccount.type.replace("{word}", closeAccount.word)).fill(closeAccount.word);
  const close = page.getByRole("button", { name: closeAccount.close, exact: true });
  // What nobody can take back is not in the colour of what is recommended.
  await expect(close).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await close.click();
  await expect(page).toHaveURL(/\/closed-account$/, { timeout: 40_000 });
  await expect(page.getByRole("heading", { name: site.errorPages["closed-account"].title })).toBeVisible();

  await page.goto("/en-UN#login");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(account.login.failures.closed, { timeout: 40_000 });

  async function signedIn(): Promise<Player> {
    const player = await world.player({ balance: "50.00" });
    await signIn(page, player, "/en-UN/my-account/account");
    return player;
  }
});
