import type { Locator, Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { lobby, main, rowOf } from "../support/lobby";
import { expect, test } from "../support/world";

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

test("a phone on its side has small tiles: whole rows of the games come before every banner, and each tile fits the screen @once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const path of [lobby, "/en-UN/live-casino-online"]) {
    await page.goto(path);
    const grid = page.locator(".tile-grid").first();
    const columns = await grid.evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(" ").length);
    expect(columns, path).toBeGreaterThanOrEqual(7);
    const boxes = await grid
      .locator("li:visible")
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()));
    // A player sees a picture whole below the header.
    const art = await grid.locator("li:visible .tile-art").evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.max(...art), path).toBeLessThan(300);
    const top = Math.min(...boxes.map((box) => box.top));
    expect(top, path).toBeLessThan(250);
    for (const banner of await page.locator(".hero > :visible").all())
      expect((await banner.boundingBox())?.y, path).toBeGreaterThan(top);
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

test("the last row of every grid of a category ends whole, at every width @desktop @once", async ({ page }) => {
  for (const path of [
    "online-casino/jackpots",
    "online-casino/high-rtp",
    "online-casino/new",
    "online-casino/many-ways",
    "live-casino-online/live-new",
    "live-casino-online/live-popular",
  ])
    for (const [width, columns] of [
      [320, 3],
      [390, 3],
      [768, 5],
      [1024, 6],
      [1440, 6],
      [1920, 10],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/en-UN/${path}`);
      const list = page.locator("ul.tile-grid");
      expect(await list.evaluate(emptyEnds), `${path} at ${width}`).toBe(0);
      const shown = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
      expect(shown, `${path} at ${width}`).toBe(columns);
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
