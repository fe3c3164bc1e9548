import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { expect, test } from "../support/world";

const main = (page: Page) => page.getByRole("main");
const row = (page: Page) => page.locator("#popular-games");
const scrolled = (page: Page) => row(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));

test("the home page shows the words and the banners of its own document [ROUTE-505] @once", async ({ page }) => {
  await page.goto("/en-UN");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  await expect(main(page).getByText("Games from many studios, plain facts beside each.")).toBeVisible();
  const hero = main(page).getByRole("heading", { level: 2 }).first();
  await expect(hero).toHaveText(/^(Emerald Orbit|Lantern Alley|Frost Crown)$/);
  await expect(main(page).getByRole("heading", { name: "First deposit, doubled" })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Every jackpot in one place" })).toHaveCount(0);
});

test("live tables are on the home page with seats and dealers, and lead to the live casino @once", async ({ page }) => {
  await page.goto("/en-UN");
  const tables = page.getByRole("region", { name: "Live casino" });
  await expect(tables.getByRole("link", { name: "See all: Live casino" })).toHaveAttribute(
    "href",
    "/en-UN/live-casino-online",
  );
  // They are read once somebody shows that they stay.
  await tables.scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  // A busy machine may miss the first read; there is one each minute.
  await expect(tables).toContainText(/\d+ of \d+ seats free|Full: \d+ seats/, { timeout: 75_000 });
  await expect(tables).toContainText(/Dealer: \w+, English/);
});

test.describe("a row of games", () => {
  const previous = (page: Page) => page.getByRole("button", { name: "Previous: Popular" });
  const next = (page: Page) => page.getByRole("button", { name: "More: Popular" });

  test("is moved by two buttons, each off at its end, and the focus stays", async ({ page }) => {
    await page.goto("/en-UN");
    await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
    await expect(next(page)).toHaveAttribute("aria-disabled", "false");
    await expect(next(page)).toHaveAttribute("aria-controls", "popular-games");
    await next(page).focus();
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(next(page)).toHaveAttribute("aria-disabled", "true", { timeout: 500 });
    }).toPass();
    await expect(next(page)).toBeFocused();
    await expect(previous(page)).toHaveAttribute("aria-disabled", "false");
    await expect(row(page).getByRole("link").last()).toBeInViewport();
    const end = await scrolled(page);
    expect(end).toBeGreaterThan(100);
    await previous(page).click();
    await expect.poll(() => scrolled(page)).toBeLessThan(end);
  });

  test("brings each game into sight as the keyboard reaches it", async ({ page }) => {
    await page.goto("/en-UN");
    await row(page).getByRole("link").first().focus();
    for (let at = 1; at < 6; at++) await page.keyboard.press("Tab");
    await expect(row(page).getByRole("link").nth(5)).toBeFocused();
    await expect(row(page).getByRole("link").nth(5)).toBeInViewport({ ratio: 0.9 });
  });

  test("scrolls without JavaScript, and shows no button that would do nothing @once", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/en-UN");
    await expect(next(page)).toBeHidden();
    await expect(row(page)).toHaveCSS("overflow-x", "auto");
    await expect(row(page).getByRole("link").first()).toBeVisible();
    await context.close();
  });
});

for (const path of ["/en-UN", "/en-UN/online-casino"])
  test(`every row of the studios is as wide as the page at any width: ${path} @once`, async ({ page }) => {
    await page.goto(path);
    await waitForIslands(page);
    for (let width = 320; width <= 1920; width += 80) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator("section[aria-labelledby=studios] ul").evaluate((list) => {
        const ends = new Map<number, number>();
        for (const item of list.children) {
          const { top, right } = item.getBoundingClientRect();
          ends.set(top, right);
        }
        return [...ends.values()].map((right) => Math.round(list.getBoundingClientRect().right - right));
      });
      expect(gaps.length, `${width} px`).toBeGreaterThan(1);
      expect(new Set(gaps), `${width} px`).toEqual(new Set([0]));
    }
  });

test("a row of wide games fills the page at any width, or goes on beyond its edge @once", async ({ page }) => {
  await page.goto("/en-UN");
  await waitForIslands(page);
  // The live tables, which are wide too, have more than fits.
  const row = page.locator(".tile-wide").last();
  for (let width = 320; width <= 1920; width += 80) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollsBy, left, right, shapes } = await row.evaluate((list) => {
      const { paddingLeft, paddingRight } = getComputedStyle(list);
      const { left, right } = list.getBoundingClientRect();
      const pictures = [...list.querySelectorAll(".tile-art")].map((art) => art.getBoundingClientRect());
      return {
        scrollsBy: list.scrollWidth - list.clientWidth,
        left: Math.round((pictures[0]?.left ?? 0) - left - Number.parseFloat(paddingLeft)),
        right: Math.round(right - Number.parseFloat(paddingRight) - (pictures.at(-1)?.right ?? 0)),
        shapes: pictures.map(({ width, height }) => (height / width).toFixed(2)),
      };
    });
    expect(left, `${width} px`).toBe(0);
    if (scrollsBy <= 1) expect(right, `${width} px`).toBe(0);
    expect(new Set(shapes), `${width} px`).toEqual(new Set(["0.50"]));
  }
});

test("a page that is late is announced by its outline, at the place of the page", async ({ page }) => {
  await page.goto("/en-UN");
  await expect(page.locator("a[data-section][aria-current]").first()).toHaveCount(1);
  let respond = () => {};
  const isLate = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/\/online-casino\/fruit/, async (route) => {
    await isLate;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Game categories" }).getByRole("link", { name: "Fruit" }).click();
  const outline = page.getByRole("status").filter({ hasText: "Loading the page" });
  await expect(outline).toBeVisible();
  const header = await page.getByRole("banner").boundingBox();
  expect(await outline.boundingBox()).toMatchObject({ x: 0, y: header?.height });
  respond();
  await expect(page.getByRole("heading", { level: 1, name: "Fruit and sevens" })).toBeVisible();
  await expect(outline).toHaveCount(0);
});

test("art that does not come leaves its tile as it is: same size, name and link @once", async ({ page, world }) => {
  await page.goto("/en-UN");
  await waitForIslands(page);
  const tile = row(page).getByRole("listitem").first();
  const whole = await tile.boundingBox();
  // The amount of a jackpot comes later than the name.
  const label = tile.getByRole("link").locator(".tile-name");
  const name = (await label.textContent()) ?? "";
  world.expectFailedRequest("GET", /\/images\//);
  await page.route(/\/images\//, (route) => route.abort());
  await page.reload();
  await waitForIslands(page);
  expect(await tile.boundingBox()).toEqual(whole);
  expect(name).not.toBe("");
  await expect(label).toHaveText(name);
});

test("forced colours leave every button and the open place in sight @once", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/en-UN/online-casino");
  const chip = page.getByRole("navigation", { name: "Game categories" }).getByRole("link", { name: "Lobby" });
  await expect(chip).toHaveCSS("border-style", "solid");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toHaveCSS("border-style", "solid");
});
