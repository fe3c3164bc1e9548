import type { Page } from "@playwright/test";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

test("the page of a game has its menu, the top and the latest winners, and the footer [GAME-543] @once", async ({
  page,
}) => {
  await page.goto("/en-UN/play/neon-drift");
  // Where a stage is lower than its art, as on the page of a closed game, the name stays: at the start of wide art, low in square art.
  const art = page.locator("img.game-picture");
  await expect(art).toHaveCSS("object-position", "0% 50%");
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(art).toHaveCSS("object-position", "50% 85%");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Game menu" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("button", { name: "Safer gambling" })).toBeVisible();
  await expect(menu).toContainText("Game ID neondrift");
  await menu.getByRole("button", { name: "Close" }).first().click();
  await expect(menu).toHaveCount(0);

  await page.getByRole("region", { name: "Winners" }).scrollIntoViewIfNeeded();
  const winners = page.getByRole("tabpanel");
  for (const view of ["Latest", "Today’s biggest"]) {
    await page.getByRole("tab", { name: view }).click();
    await expect(page.getByRole("tab", { name: view })).toHaveAttribute("aria-selected", "true");
    // A busy machine may miss the first read; there is one each minute.
    await expect(winners.getByRole("link").first()).toBeVisible({ timeout: 75_000 });
    await expect(winners.getByRole("listitem").first()).toContainText(/\S.*·.*€[\d,]+\.\d\d/);
  }

  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Greenroom Demo Ltd, a fictional company");
  for (const name of ["Information", "Contact us"]) await expect(footer.getByRole("heading", { name })).toBeVisible();
  await expect(footer.getByRole("link", { name: /^Sandhaven Gaming Board, DEMO-UN/ })).toBeVisible();
  await expect(page).toHaveURL("/en-UN/play/neon-drift");
});

test("an address without a game lands in the lobby before it, which says that there is none [ROUTE-528] @once", async ({
  page,
}) => {
  const notice = page.getByText("We did not find that game.");
  await page.goto("/en-UN/online-casino/play/relax");
  await expect(page).toHaveURL("/en-UN/online-casino#game-not-found");
  await expect(notice).toBeInViewport();
  await page.goto("/en-UN/online-casino");
  await expect(notice).toBeHidden();
});

test("related games show their jackpot amounts, and the others nothing @once", async ({ page }) => {
  const related = page.getByRole("region", { name: "More games to try" });
  const badges = related.locator("em.tile-badge", { hasText: "Jackpot" });
  // One of these leads to games with a jackpot and others.
  for (const slug of ["emerald-orbit", "neon-drift", "book-of-tides", "koi-garden", "fox-fortune"]) {
    await page.goto(`/en-UN/play/${slug}`);
    if ((await badges.count()) > 0) break;
  }
  const jackpot = badges.first().locator("xpath=..");
  await jackpot.scrollIntoViewIfNeeded();
  await expect(jackpot.locator("em.tile-badge").last()).toHaveText(/^€\d{1,3}(,\d{3})+$/);
  const others = related.getByRole("link").filter({ hasNot: page.locator("em.tile-badge") });
  expect(await others.count()).toBeGreaterThan(0);
});

test("on a phone on its side the art of a game, as wide as it was made, and both ways in are on the first screen @once", async ({
  page,
}) => {
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [667, 375],
    [915, 412],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/en-UN/play/neon-drift");
    // Nothing covers the buttons.
    for (const way of [
      page.getByRole("button", { name: "Play demo" }),
      page.getByRole("link", { name: "Log in to play for real" }),
    ])
      await way.click({ trial: true, timeout: 10_000 });
    expect(await page.evaluate(() => scrollY), `${width} by ${height}`).toBe(0);
    const art = await page.locator("img.game-picture").boundingBox();
    const ratio = (art?.width ?? 0) / (art?.height ?? 1);
    expect(ratio, `${width} by ${height}`).toBeGreaterThan(1.6);
    expect(ratio, `${width} by ${height}`).toBeLessThan(2.1);
    expect((art?.y ?? 0) + (art?.height ?? height), `${width} by ${height}`).toBeLessThanOrEqual(height);
  }
});

test("a game fits whole on a small phone, above the site's bar, also below a note, and nothing of it covers another part @once", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const slug of ["neon-drift", "granny-plums-fiesta-grand-jackpot"]) {
    await page.goto(`/en-UN/play/${slug}`);
    await page.getByRole("button", { name: "Play demo" }).click();
    await expectControlsAboveBar(page, slug);
  }

  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(
    page,
    await world.player({ balance: "100.00" }),
    "/en-UN/live-casino-online/play/evolution/terraceroulette00000073",
  );
  const stage = page.frameLocator("iframe").locator(".table-stage");
  await expect(page.frameLocator("iframe").locator("#chips button").first()).toBeVisible({ timeout: 30_000 });
  expect(await stage.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

  // The demo of a player has the way to real money above it.
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/en-UN/play/neon-drift");
  await page.getByRole("button", { name: "Play demo" }).click();
  await expect(page.getByRole("button", { name: "Play for real money" })).toBeVisible();
  await expectControlsAboveBar(page, "a player's demo");
});

async function expectControlsAboveBar(page: Page, what: string): Promise<void> {
  const game = page.frameLocator("iframe");
  for (const name of ["Raise the stake", "Lower the stake", "Spin"]) {
    const button = game.getByRole("button", { name });
    await expect(button).toBeVisible({ timeout: 30_000 });
    const box = await button.boundingBox();
    const bar = await page.locator(".bottom-bar").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 568), `${name} of ${what}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  // The button of a player's demo is below the game, which then comes into sight with its bar.
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await page.getByRole("button", { name: "Full screen" }).boundingBox())?.y, { message: what })
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 568));
}
