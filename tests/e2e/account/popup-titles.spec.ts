import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { environment } from "../support/environment";
import { expectNoOverlayEntry } from "../support/overlays";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const expectCanonical = (page: Page, path: string) =>
  expect(page.locator('head link[rel="canonical"]')).toHaveAttribute("href", environment.origin + path);

test("the tab is named by a popup while it is open, and by home once it is closed @once", async ({ page, world }) => {
  for (const { path, title, isForPlayers } of [
    { path: "/signup", title: "Sign up", isForPlayers: false },
    { path: "/signup/pnp", title: "Sign up with your bank", isForPlayers: false },
    { path: "/reset-password", title: "Reset your password", isForPlayers: false },
    { path: "/deposit", title: "Deposit", isForPlayers: true },
  ]) {
    if (isForPlayers) await signIn(page, await world.player());
    else await page.goto("/en-UN");
    const home = await page.title();
    await page.goto(`/en-UN${path}`);
    await page.getByRole("dialog").waitFor();
    await expect(page).toHaveTitle(`${title} – ${home}`);
    await expectCanonical(page, `/en-UN${path}`);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/en-UN");
    await expect(page).toHaveTitle(home);
    await expectCanonical(page, "/en-UN");
    // Neither the router nor what home loads names the tab again.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page).toHaveTitle(home);
    await expectNoOverlayEntry(page);
  }
});

test("from one popup to the next, back and forward, the tab is named by the open one, and by the page once both are closed @once", async ({
  page,
}) => {
  const popup = (name: string) => page.getByRole("dialog", { name, exact: true });
  await page.goto("/en-UN/signup");
  const [, home = ""] = (await page.title()).split(" – ");
  await popup("Sign up").getByRole("link", { name: "Sign up with your bank" }).click();
  await popup("Sign up with your bank").waitFor();
  await expect(page).toHaveTitle(`Sign up with your bank – ${home}`);
  await page.goBack();
  await popup("Sign up").waitFor();
  await expect(page).toHaveTitle(`Sign up – ${home}`);
  await page.goForward();
  await popup("Sign up with your bank").waitFor();
  await expect(page).toHaveTitle(`Sign up with your bank – ${home}`);
  await page.keyboard.press("Escape");
  await popup("Sign up").waitFor();
  await expect(page).toHaveTitle(`Sign up – ${home}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveTitle(home);
});

for (const { link, dialog, title, path } of [
  { link: "Sign up", dialog: "Sign up", title: "Sign up", path: "/signup" },
  { link: "All markets", dialog: "Market and language", title: "Market and language", path: "/markets" },
])
  test(`over a page, ${link} names the tab while its popup is open, and the page does once it is left @once`, async ({
    page,
  }) => {
    await page.goto("/en-UN/online-casino");
    // Before the page is alive, the link loads the page in its place.
    await waitForIslands(page);
    const titleOfPage = await page.title();
    const home = titleOfPage.split(" – ").at(-1);
    await page.getByRole("link", { name: link }).first().click();
    await page.getByRole("dialog", { name: dialog }).waitFor();
    await expect(page).toHaveTitle(`${title} – ${home}`);
    await expectCanonical(page, `/en-UN${path}`);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveTitle(titleOfPage);
    await expectCanonical(page, "/en-UN/online-casino");
    await page.goForward();
    await page.getByRole("dialog", { name: dialog }).waitFor();
    await expect(page).toHaveTitle(`${title} – ${home}`);
    await page.keyboard.press("Escape");
    await expect(page).toHaveTitle(titleOfPage);
  });
