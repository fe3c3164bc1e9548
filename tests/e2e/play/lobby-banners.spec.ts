import type { Page } from "@playwright/test";
import { lobby, main, withoutIslands } from "../support/lobby";
import { expect, test } from "../support/world";

test.describe("a game of a provider that is restricted in some countries", () => {
  const tile = (page: Page, studio: string) => main(page).getByRole("link").filter({ hasText: studio }).first();
  const word = "Not available in your country";

  test("shows it to a visitor from there, unless its overlay is removed [LOBBY-508] @once", async ({ page, world }) => {
    await world.visitFrom("DE");
    await page.goto(`${lobby}/popular`);
    await expect(tile(page, "Relax")).not.toContainText(word);
    // The site hides it from nine countries, whatever the content.
    await expect(tile(page, "Novomatic")).toHaveCount(0);
    await page.goto(`${lobby}/slots?page=2`);
    await expect(tile(page, "Copperline")).toContainText(word);
    await expect(tile(page, "Copperline").locator("[data-closed]")).toBeVisible();
    await expect(tile(page, "Pariplay")).toBeVisible();
    await expect(tile(page, "Pariplay")).not.toContainText(word);
  });

  test("shows nothing to a visitor from elsewhere [LOBBY-508] @once", async ({ page, world }) => {
    await world.visitFrom("FI");
    await page.goto(`${lobby}/popular`);
    await expect(page.locator("a[data-section=casino][aria-current]").first()).toHaveCount(1);
    await expect(tile(page, "Novomatic")).toBeVisible();
    await expect(main(page).getByText(word)).toHaveCount(0);
  });
});

test.describe("banners, before any island runs", () => {
  const banner = (page: Page, title: string) =>
    main(page)
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: title, exact: true, includeHidden: true }) });

  test("a visitor sees those for both and those for visitors [CONTENT-007] [CONTENT-008] [CONTENT-509] @once", async ({
    page,
  }) => {
    await withoutIslands(page);
    await page.goto(lobby);
    await expect(banner(page, "Every jackpot in one place")).toBeVisible();
    await expect(banner(page, "Try before you play")).toBeVisible();
  });

  test("one between the rows of games is as wide as they are @once", async ({ page }) => {
    await page.goto(lobby);
    const own = await banner(page, "Decide before you play").boundingBox();
    const row = await main(page).locator(".game-row").filter({ visible: true }).first().boundingBox();
    expect(own?.width).toBe(row?.width);
  });

  test("a player sees those for both only, and the header of a player [CONTENT-007] [CONTENT-008] [CONTENT-509]", async ({
    page,
  }) => {
    await withoutIslands(page);
    await page.addInitScript(() =>
      localStorage.setItem("CognitoIdentityServiceProvider.client.user.refreshToken", "token"),
    );
    await page.goto(lobby);
    await expect(banner(page, "Every jackpot in one place")).toBeVisible();
    await expect(banner(page, "Try before you play")).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeHidden();
  });

  test("those for players are in no visitor's HTML @once", async ({ request }) => {
    const html = await (await request.get(lobby)).text();
    expect(html).toContain("Try before you play");
    expect(html).not.toContain("The latest arrivals are at the top of the list.");
  });
});

test("a banner comes and goes at its times, in a page that is served for longer [CONTENT-005] [CONTENT-508] @once", async ({
  page,
  request,
  world,
}) => {
  const hourMs = 3_600_000;
  const [startsAt, endsAt] = [1, 2].map((hours) => new Date(Date.now() + hours * hourMs).toISOString());
  await world.control("PATCH", "/content/documents/contentBox-far-future?publish=true", { startsAt, endsAt });
  await expect.poll(async () => (await request.get(lobby)).text()).toContain("Planned for later.");
  const planned = main(page).getByText("Planned for later.");
  await page.clock.install();
  await page.goto(lobby);
  await expect(planned).toHaveCount(1);
  await expect(planned).toBeHidden();
  await page.clock.runFor(hourMs + 60_000);
  await expect(planned).toBeVisible();
  await page.clock.runFor(hourMs);
  await expect(planned).toBeHidden();
});
