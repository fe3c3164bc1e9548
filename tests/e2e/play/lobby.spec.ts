import type { Page } from "@playwright/test";
import { pageWidths, waitForIslands } from "../../support/pages";
import { lobby, main, rowOf } from "../support/lobby";
import { expect, test } from "../support/world";

test.describe("the page", () => {
  test("is at most 1920 px wide, and in the middle @once", async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1000 });
    await page.goto(lobby);
    expect(await main(page).boundingBox()).toMatchObject({ x: 320, width: 1920 });
  });

  test("has a header of 56 px on a phone, its main button in the green of the theme [UI-019] [UI-511] @phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(lobby);
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({ height: 56 });
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign up" })).toHaveCSS(
      "background-color",
      "rgb(52, 209, 127)",
    );
  });

  test("is whole without JavaScript: games, categories, the next page [LOBBY-513] @once", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(lobby);
    await main(page).getByRole("navigation", { name: "Game categories" }).getByRole("link", { name: "Slots" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
    const firstPage = await main(page).getByRole("listitem").allInnerTexts();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/online-casino\/slots\?page=2$/);
    const secondPage = await main(page).getByRole("listitem").allInnerTexts();
    expect(firstPage.length).toBeGreaterThan(10);
    expect(secondPage.length).toBeGreaterThan(10);
    expect(secondPage.filter((game) => firstPage.includes(game))).toEqual([]);
    await expect(page.getByRole("link", { name: "Previous" })).toHaveAttribute("rel", "prev");
    await context.close();
  });
});

test("the winners, far below the window, are only their room until the visitor comes near, and move nothing @once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(lobby);
  await waitForIslands(page);
  // The other live data is here.
  await expect(page.locator(".tile-link em[data-figure]").first()).toBeAttached();
  const winners = page.getByRole("region", { name: "Winners" });
  const panel = winners.getByRole("tabpanel");
  await expect(panel).toHaveCount(0);
  const height = () => winners.evaluate((section) => section.getBoundingClientRect().height);
  const room = await height();
  await winners.scrollIntoViewIfNeeded();
  await expect(panel).toBeVisible();
  expect(await height()).toBe(room);
});

test.describe("the category menu", () => {
  const menu = (page: Page) => main(page).getByRole("navigation", { name: "Game categories" });

  test("has the open category in sight where it scrolls, and then scrolls freely @once", async ({ page }) => {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/en-UN/online-casino/fruit");
      const open = menu(page).locator("[aria-current]");
      await expect(open).toHaveText("Fruit and sevens");
      await expect(open, `at ${width} px`).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
      await expect(menu(page)).toHaveCSS("scroll-snap-type", "none");
      await menu(page).evaluate((row) => row.scrollTo({ left: 0, behavior: "instant" }));
      await expect(menu(page).getByRole("link").first()).toBeInViewport({ ratio: 1 });
    }
  });

  // Eleven labels one after another, whose letters have whole pixels here: each may differ by less than two.
  test("keeps its lines and nearly its place when the font comes late @once", async ({ page }) => {
    await page.goto(lobby);
    await waitForIslands(page);
    const places = (font: string | null) =>
      menu(page).evaluate(async (row, name) => {
        const { style } = document.documentElement;
        if (name) style.setProperty("--font", name);
        else style.removeProperty("--font");
        await document.fonts.ready;
        await new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));
        return [...row.children].map((link) => {
          const { left, top } = link.getBoundingClientRect();
          return { left: left + row.scrollLeft, top };
        });
      }, font);
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 800 });
      const before = await places('"Figtree Fallback"');
      const after = await places(null);
      expect(after.map(({ top }) => top - (after[0]?.top ?? 0))).toEqual(
        before.map(({ top }) => top - (before[0]?.top ?? 0)),
      );
      const moved = after.map(({ left }, at) => Math.abs(left - (before[at]?.left ?? 0)));
      expect(Math.max(...moved), `px at ${width} px`).toBeLessThan(20);
    }
  });
});

test("only the server queries the content service for a lobby or a content page, never a browser [CONST-519] @once", async ({
  page,
  world,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  for (const path of [lobby, "/en-UN/terms", "/en-UN/promotions"]) {
    await page.goto(path);
    await waitForIslands(page);
  }
  expect(requested.some((url) => url.startsWith(world.origins.content))).toBe(true);
  expect(requested.filter((url) => /\/data\/(query|mutate|listen)/.test(url))).toEqual([]);
  // The editor's content is in the response itself: games of the lobby's first screen, and the text of a page.
  const textOf = async (path: string) => (await page.request.get(path)).text();
  expect((await textOf(lobby)).match(/href="\/en-UN\/play\/[\w-]+"/g)?.length).toBeGreaterThan(7);
  expect(await textOf("/en-UN/terms")).toMatch(/<li[^>]*>(<[^>]+>)*You play for yourself, with your own money\./);
});

test("a category is in the menu, in the lobby, in both or in neither, by its two flags [LOBBY-513] @once", async ({
  page,
}) => {
  await page.goto(lobby);
  const menu = page.getByRole("navigation", { name: "Game categories" });
  const shown = async (id: string, label: string) => ({
    menu: (await menu.getByRole("link", { name: label, exact: true }).count()) === 1,
    lobby: (await rowOf(page, id).count()) === 1,
  });
  expect(await shown("popular", "Popular")).toEqual({ menu: true, lobby: true });
  expect(await shown("slots", "Slots")).toEqual({ menu: true, lobby: false });
  expect(await shown("staff-picks", "Our picks")).toEqual({ menu: false, lobby: true });
  expect(await shown("autumn", "Autumn")).toEqual({ menu: false, lobby: false });
});

test.describe("the theme", () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  test("is the system's preference until the player chooses; the choice is stored @once", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(lobby);
    await waitForIslands(page);
    expect(await theme(page)).toBe("light");
    await page.locator("[popovertarget=site-menu]:visible").click();
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    await expect.poll(() => theme(page)).toBe("dark");
    await page.reload();
    await expect.poll(() => theme(page)).toBe("dark");
  });
});

test.describe("going through the site", () => {
  test("loads one document, however many pages are opened inside a locale @once", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
    });
    await page.goto(lobby);
    // The listener of the soft navigation is there when it has marked the section that is open.
    await expect(page.locator("a[data-section=casino][aria-current]").first()).toHaveCount(1);
    await rowOf(page, "popular").getByRole("link", { name: "See all: Popular" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Popular" })).toBeVisible();
    await page.goBack();
    await expect(rowOf(page, "popular")).toBeVisible();
    expect(documents).toBe(1);
  });

  test("another language is two clicks away, on the same page @once", async ({ page }) => {
    await page.goto(`${lobby}/jackpots`);
    await expect(page.locator("a[data-section=casino][aria-current]").first()).toHaveCount(1);
    await page.locator("[popovertarget=site-menu]:visible").click();
    await page.getByRole("dialog").getByRole("link", { name: "Suomi" }).first().click();
    await expect(page).toHaveURL("/fi-UN/online-casino/jackpots");
    await expect(page.getByRole("heading", { level: 1, name: "Jackpotit" })).toBeVisible();
  });
});

/** The problem of the focused element in the page's main part: the covering element, or a missing outline. */
const focusProblem = () => {
  const focused = document.activeElement;
  if (!focused?.closest("main")) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // A row that scrolls sideways may show the beginning of a link only.
  const x = Math.min((left + right) / 2, innerWidth - 4);
  const covers = [top + 2, bottom - 2]
    .map((y) => document.elementFromPoint(x, y))
    .filter((element) => !(element && (focused.contains(element) || element.contains(focused))))
    .map((element) => (element ? `<${element.tagName} class="${element.className}">` : "the window's edge"));
  const isOutlined = [focused, focused.closest(".hero-banner")].some(
    (each) => each && getComputedStyle(each).outlineStyle !== "none",
  );
  if (isOutlined && !covers.length) return null;
  return `${focused.textContent} at ${top} to ${bottom}: ${covers.join(", ") || "no outline"}`;
};

test("the focus is seen, and never under a bar @once", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(lobby);
    // The menu of categories rests at its start until then.
    await page
      .locator(".category-menu")
      .evaluate((menu) => Promise.allSettled(menu.getAnimations().map(({ finished }) => finished)));
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      // A loaded machine may paint the scrolling a moment after the focus.
      await expect.poll(() => page.evaluate(focusProblem), `${width} px, stop ${step}`).toBeNull();
    }
  }
});
