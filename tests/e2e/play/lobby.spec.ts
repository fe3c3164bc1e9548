import type { Locator, Page } from "@playwright/test";
import { pageWidths, waitForIslands } from "../../support/pages";
import { expect, test } from "../support/world";

const lobby = "/en-UN/online-casino";
const rowOf = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`);
const main = (page: Page) => page.getByRole("main");

/** The page without its islands: what the cached HTML, the head script and the style sheet make of it. */
async function withoutIslands(page: Page): Promise<void> {
  await page.route("**/_next/static/**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
}

test("on every device, tiles have the measures of their size, in the rows of their category, without a hole [LOBBY-515] @once", async ({
  page,
}) => {
  await page.goto(lobby);
  for (const [device, width, columns, rows] of [
    ["mobile", 390, 3, 4],
    ["tablet", 800, 5, 3],
    ["desktop", 1440, 7, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const measured = await page.locator(".tiles").evaluateAll((grids, device) => {
      return grids.flatMap((grid) => {
        const { gridTemplateColumns, gridTemplateRows, columnGap } = getComputedStyle(grid);
        const [column = 0] = gridTemplateColumns.split(" ").map(Number.parseFloat);
        const across = column + Number.parseFloat(columnGap);
        // A row is two lines of the grid, the art and the names, as high as the longest name.
        const edges = [grid.getBoundingClientRect().top];
        for (const line of gridTemplateRows.split(" ").map(Number.parseFloat)) edges.push((edges.at(-1) ?? 0) + line);
        const rowAt = (edge: number) => edges.findIndex((each) => Math.abs(each - edge) < 1) / 2;
        return [...grid.children].flatMap((tile) => {
          const rect = tile.getBoundingClientRect();
          if (rect.width === 0) return [];
          const size = [...tile.classList].find((name) => name.startsWith(`${device}:tile-`)) ?? "1x";
          const columns = (rect.width + Number.parseFloat(columnGap)) / across;
          const rows = rowAt(rect.bottom) - rowAt(rect.top);
          return [`${size.replace(`${device}:tile-`, "")}: ${columns.toFixed(1)} by ${rows}`];
        });
      });
    }, device);
    const sizes = ["1x: 1.0 by 1", "2xh: 2.0 by 1", "2xv: 1.0 by 2", "4x: 2.0 by 2"];
    expect([...new Set(measured)].sort(), device).toEqual(sizes);

    const grid = rowOf(page, "popular").locator(".tiles");
    const drawn = await grid.evaluate((element) => {
      const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(element);
      return [gridTemplateColumns.split(" ").length, gridTemplateRows.split(" ").length / 2];
    });
    expect(drawn, device).toEqual([columns, rows]);
    const cells = await grid.locator("li:visible").evaluateAll((tiles) =>
      tiles.reduce((sum, tile) => {
        const { gridColumnStart, gridRowStart, gridColumnEnd, gridRowEnd } = getComputedStyle(tile);
        const span = (...lines: string[]) => Number(/span (\d)/.exec(lines.join())?.[1] ?? 1);
        return sum + (span(gridColumnStart, gridColumnEnd) * span(gridRowStart, gridRowEnd)) / 2;
      }, 0),
    );
    expect(cells, device).toBe(columns * rows);
  }
});

test("names that end in one row begin on one line, however many lines a neighbour's needs @once", async ({ page }) => {
  await page.goto(`${lobby}/jackpots`);
  for (const width of [390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await page.locator(".tiles li:visible").evaluateAll((tiles) =>
      tiles.map((tile) => {
        const end = Math.round(tile.getBoundingClientRect().bottom);
        return { end, name: Math.round(tile.querySelector("b")?.getBoundingClientRect().top ?? 0) };
      }),
    );
    const rows = new Map<number, Set<number>>();
    for (const { end, name } of places) rows.set(end, (rows.get(end) ?? new Set()).add(name));
    expect([...rows.values()].map(({ size }) => size)).toEqual([...rows].map(() => 1));
  }
});

test("on a phone every name has room for two lines: tiles with one and with two are as high, but for the line of a mark @once", async ({
  page,
}) => {
  await page.goto(`${lobby}/jackpots`);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const tiles = await page
      .locator(".tiles li:visible:not([class*='tile-2xv'],[class*='tile-4x']) b:not(:has(.guest-only))")
      .evaluateAll((names) =>
        names.map((name) => {
          const range = document.createRange();
          range.selectNode(name.firstChild ?? name);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          range.selectNodeContents(name);
          const { height } = range.getBoundingClientRect();
          return { lines, height, room: getComputedStyle(name).minHeight };
        }),
      );
    const short = tiles.filter(({ lines }) => lines <= 2);
    expect(new Set(short.map(({ lines }) => lines)), `at ${width} px`).toEqual(new Set([1, 2]));
    expect(new Set(short.map(({ room }) => room)).size, `at ${width} px`).toBe(1);
    const [room = ""] = short.map((tile) => tile.room);
    for (const { height } of short)
      expect(height, `at ${width} px`).toBeLessThanOrEqual(Math.ceil(Number.parseFloat(room)));
  }
});

test("a tile that is pointed at shows what is published of its game, and nothing moves @once", async ({ page }) => {
  await page.goto(lobby);
  await waitForIslands(page);
  const tile = rowOf(page, "popular").locator("li:visible .tile-link[href$='/play/book-of-cairo']");
  await tile.scrollIntoViewIfNeeded();
  const facts = page.locator(".tile-facts");
  const places = () =>
    rowOf(page, "popular")
      .getByRole("listitem")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const before = await places();
  await tile.hover();
  await expect(facts).toHaveText(/^RTP \d\d\.\d+% · DemoVolatility: (Low|Medium|High)$/);
  await expect(tile.locator(".tile-facts")).toBeVisible();
  expect(await places()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect(facts).toHaveCount(0);
});

test("on a phone the words of the large banner leave the art to itself @once", async ({ page }) => {
  for (const path of ["/en-UN", "/de-DE", "/fi-FI/online-casino", "/fr-FR/live-casino-online"]) {
    await page.goto(path);
    for (const width of [320, 375, 414]) {
      await page.setViewportSize({ width, height: 800 });
      const [texts, title] = await page
        .locator(".hero-main")
        .first()
        .evaluate((banner) => {
          const { left, width } = banner.getBoundingClientRect();
          return ["p", "h2"].map((name) => {
            const range = document.createRange();
            range.selectNodeContents(banner.querySelector(name) ?? banner);
            return (range.getBoundingClientRect().right - left) / width;
          });
        });
      expect(texts, `${path} at ${width} px`).toBeLessThan(0.56);
      expect(title, `${path} at ${width} px`).toBeLessThan(0.63);
    }
  }
});

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

  test("is whole without JavaScript: games, categories, the next page [LOBBY-513]", async ({ browser, baseURL }) => {
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

test.describe("pictures in the lobby", () => {
  const rows = (page: Page) => main(page).locator(".game-row", { has: page.locator(".tile-grid") });
  const isLoaded = (picture: Locator) =>
    picture.evaluate((each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0);

  test("of a row below the screen load when the visitor continues @once", async ({ page }) => {
    const onScreen = rows(page).first().locator("img:visible");
    const below = rows(page).nth(1).locator("img").first();
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto(lobby);
    await expect(onScreen).not.toHaveCount(0);
    // Tiles of the same grid below the screen wait too. A waiting picture is not in its own place.
    const inSight = () =>
      onScreen.evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((image) => Number(image.closest("li")?.getBoundingClientRect().top) < innerHeight)
          .map((image) => image.complete && image.naturalWidth > 0),
      );
    await expect.poll(inSight).not.toContain(false);
    expect((await inSight()).length).toBeGreaterThan(2);
    await expect(page.locator("a[data-section=casino][aria-current]").first()).toHaveCount(1);
    expect(await isLoaded(below)).toBe(false);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => isLoaded(below)).toBe(true);
  });

  test("do not wait for a large one that never comes @once", async ({ page }) => {
    await page.route("**/*-2400x1000.webp*", async () => new Promise(() => {}));
    await page.goto(lobby, { waitUntil: "commit" });
    const first = rows(page).first().locator("img").first();
    await expect.poll(() => isLoaded(first)).toBe(true);
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

  test("those for players are in no visitor's HTML", async ({ request }) => {
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

test.describe("the theme", () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  test("is the system's preference until the player chooses; the choice is stored @once", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(lobby);
    await waitForIslands(page);
    expect(await theme(page)).toBe("light");
    await page.locator("[popovertarget=site-menu]:visible").click();
    await page.getByRole("button", { name: "Dark theme" }).click();
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

test("the last row of every grid of a category ends whole, at every width @desktop @once", async ({ page }) => {
  for (const path of [
    "online-casino/jackpots",
    "online-casino/high-rtp",
    "online-casino/new",
    "online-casino/many-ways",
    "live-casino-online/live-new",
    "live-casino-online/live-popular",
  ])
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/en-UN/${path}`);
      expect(await page.locator("ul.tile-grid").evaluate(emptyEnds), `${path} at ${width}`).toBe(0);
    }
});

/** The number of columns of a grid that end a row or more above its last one. */
function emptyEnds(grid: Element): number {
  const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").length;
  const { left, width } = grid.getBoundingClientRect();
  const tiles = [...grid.children].map((tile) => tile.getBoundingClientRect()).filter((box) => box.width > 0);
  const ends = Array.from({ length: columns }, (_, column) => {
    const middle = left + ((column + 0.5) * width) / columns;
    return Math.max(0, ...tiles.filter((box) => box.left < middle && box.right > middle).map((box) => box.bottom));
  });
  // Few tiles in the only row stay as small as the others of their kind.
  if (new Set(tiles.map(({ top }) => top)).size === 1) return 0;
  return ends.filter((end) => Math.max(...ends) - end > 30).length;
}
