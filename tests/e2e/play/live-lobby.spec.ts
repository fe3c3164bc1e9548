import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const lobby = "/en-UN/live-casino-online";

test("the live lobby has categories, the player's last games, all games, my games, a tournament, a banner, a provider filter and a name search [LIVE-501] @desktop", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({}), lobby);
  const main = page.getByRole("main");
  const categories = page.getByRole("navigation", { name: "Game categories" });
  await expect(categories.getByRole("link", { name: "Low limits" })).toHaveAttribute(
    "href",
    `${lobby}/live-low-limits`,
  );
  await expect(main.getByRole("heading", { name: "Low limits" })).toBeVisible();
  // A new player has none yet, and four to start with, whose way on leads to more of them.
  const start = main.getByRole("region", { name: "Start here" });
  await expect(start.locator("a.tile-link")).toHaveCount(4);
  await expect(start.getByRole("link", { name: /See all/ })).toHaveAttribute("href", `${lobby}/live-popular`);
  // A busy machine may miss the first read; there is one each minute.
  const tournament = main.getByRole("region", { name: "Tournament" });
  await tournament.scrollIntoViewIfNeeded();
  const places = tournament.getByRole("row");
  await expect(places.nth(1)).toContainText(/\w\*\*\*/, { timeout: 75_000 });
  await expect(places.first()).toHaveText(/^Place.*Points.*Prize$/);
  await expect(main.getByRole("link", { name: /^See all \d+ games$/ })).toHaveAttribute("href", `${lobby}/all-games`);
  // Its editors have this banner beside the hero and as a row.
  await expect(main.getByText("Decide before you play")).toHaveCount(1);

  const studios = main.getByRole("region", { name: "The studios behind the games" });
  await expect(studios.getByRole("link", { name: "Evolution" })).toHaveAttribute("href", `${lobby}/evolution`);

  // The rows give way to what is chosen, and come back.
  const tiles = main.locator(".tiles b.tile-name");
  await page.getByRole("button", { name: "Filter and sort" }).click();
  const filter = page.getByRole("dialog", { name: "Filter and sort" });
  const provider = filter.getByRole("checkbox", { name: "Evolution" });
  await provider.check();
  await expect(filter.getByRole("checkbox", { name: /pariplay|softswiss/i })).toHaveCount(0);
  await expect(page).toHaveURL(/#provider=evolution$/);
  await expect(main.getByRole("heading", { name: "Low limits", includeHidden: true })).toHaveCount(0);
  const [first = ""] = await tiles.evaluateAll((all) => all.map((name) => name.firstChild?.textContent ?? ""));
  await filter.getByRole("searchbox", { name: "Search games" }).fill(first);
  await expect(filter.getByRole("button", { name: /^Show 1 game$/ })).toBeVisible();
  await expect(tiles).toHaveCount(1);
  await filter.getByRole("button", { name: "Clear" }).click();
  await page.keyboard.press("Escape");
  await expect(main.getByRole("heading", { name: "Low limits" })).toBeVisible();

  // The last played game is in the row, and on the page of the player's games; all games have a separate page.
  const heading = page.getByRole("heading", { name: "Low limits" });
  const table = main.locator("section").filter({ has: heading }).locator("a.tile-link").first();
  const name = await table.locator("b.tile-name").evaluate(({ firstChild }) => firstChild?.textContent ?? "");
  await page.goto((await table.getAttribute("href")) ?? "");
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.goto(lobby);
  const recent = main.getByRole("region", { name: "My games" });
  await expect(recent.getByRole("listitem").first()).toHaveText(new RegExp(`^${name}`));
  await recent.getByRole("link", { name: /See all/ }).click();
  await expect(page).toHaveURL(`${lobby}/my-games`);
  await expect(main.getByRole("listitem")).toHaveText([new RegExp(`^${name}`)]);
  await page.goto(`${lobby}/all-games`);
  await expect(tiles.nth(9)).toBeVisible();
});

test("tables come first, before every banner, for guests and players, on phones and desktops @once", async ({
  page,
  world,
}) => {
  const main = page.getByRole("main");
  const table = main.locator("a:has([data-table])").first();
  const banners = main.locator(".hero, #player-banners");
  const expectTablesFirst = async (reader: string) => {
    await expect(banners.filter({ visible: true })).toHaveCount(reader === "guest" ? 1 : 2);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(table, `${reader}, ${width} px`).toBeInViewport({ ratio: 0.5 });
      const top = (await table.boundingBox())?.y ?? Number.NaN;
      for (const banner of await banners.filter({ visible: true }).all())
        expect((await banner.boundingBox())?.y, `${reader}, ${width} px`).toBeGreaterThan(top);
    }
  };
  await page.goto(lobby);
  await expectTablesFirst("guest");
  await signIn(page, await world.player({}), lobby);
  await expectTablesFirst("player");
});

test("on a phone the large banner below the tables is as wide as their row @once", async ({ page }) => {
  await page.goto(lobby);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const banner = await page.locator(".hero-main:visible").boundingBox();
    const row = await page.locator(".game-row:visible").first().boundingBox();
    expect(banner?.width, `${width} px`).toBe(row?.width);
  }
});

test("a dealer's name and language take one line, beside a heart and a badge too, from the smallest phone to a desktop @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({}), lobby);
  for (const [locale, width] of [
    ["en-UN", 320],
    ["pt-UN", 768],
    ["pl-UN", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/${locale}/live-casino-online`);
    const labels = page.locator(".tile-live > :first-child").filter({ visible: true });
    await expect(labels.first()).toBeVisible();
    const lines = await labels.evaluateAll((all) =>
      all.map((label) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(label);
        const [line = 1, ...padding] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat);
        const height = label.getBoundingClientRect().height - padding.reduce((sum, each) => sum + each, 0);
        return Math.round(height / line);
      }),
    );
    expect(lines.length, locale).toBeGreaterThan(4);
    expect(Math.max(...lines), locale).toBe(1);
  }
});
