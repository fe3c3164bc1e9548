import type { Locator } from "@playwright/test";
import site from "@/messages/fi/site.json" with { type: "json" };
import { expect, test } from "../support/world";

test("pictures that are none leave surfaces, names and tints, and no sign of a broken picture @phone", async ({
  page,
  world,
}) => {
  await page.route(
    (url) => url.origin === world.origins.content && url.pathname.startsWith("/images/"),
    (route) => route.fulfill({ contentType: "image/webp", body: "no picture" }),
  );
  await page.goto("/fi-FI/online-casino");
  const art = page.locator("img.tile-art");
  await expect(art.first()).toHaveAttribute("src", /^data:image\/svg/);
  await expect(art.first()).toHaveCSS("background-image", /^linear-gradient\(160deg, oklch/);
  await expect(page.locator(".hero-main img:visible").first()).toHaveAttribute("src", /^data:/);
  // Parts below the screen load, and fail, once they are on it.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  const broken = () =>
    page.evaluate(() =>
      [...document.images].flatMap((image) =>
        image.complete && image.currentSrc && !image.naturalWidth && !image.src.startsWith("data:")
          ? image.currentSrc
          : [],
      ),
    );
  await expect.poll(broken).toEqual([]);
  for (const tile of await page.locator("a.tile-link").all()) await expect(tile.locator(".tile-name")).toHaveText(/\S/);
});

test("a page that is not there is one of the site: navigation, search, menu, login, a short reference, six popular games @once", async ({
  page,
  world,
}) => {
  await page.goto("/fi-FI");
  world.expectFailedRequest("GET", "/fi-FI/nowhere");
  const response = await page.goto("/fi-FI/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.outage["not-found"].title);
  await expect(
    page.getByRole("navigation").getByRole("link", { name: site.navigation.casino, exact: true }),
  ).toBeVisible();
  for (const name of [site.header.login, site.outage.search])
    await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByRole("button", { name: site.navigation.menu }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: site.menu.allMarkets })).toBeVisible();
  await page.keyboard.press("Escape");
  const search = page.getByRole("banner").getByRole("link", { name: site.outage.search, exact: true });
  await expect(search).toHaveAttribute("href", "/fi-FI/online-casino/all-games#search");
  const id = (await response?.headerValue("x-request-id")) ?? "";
  await expect(page.locator(".reference code")).toHaveText(id.slice(0, 8));
  const games = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(page.getByRole("heading", { name: site.outage.popular })).toBeVisible();
  await expect(games).toHaveCount(6);
  await expect
    .poll(() =>
      games.locator("img").evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0)),
    )
    .toEqual(Array(6).fill(true));
  // On a phone the bar has the order that it has on every page.
  await page.setViewportSize({ width: 390, height: 900 });
  const { casino, liveCasino, promotions, menu } = site.navigation;
  expect(await namesFromLeft(page.getByRole("navigation").locator("a, button"))).toEqual([
    casino,
    liveCasino,
    site.outage.search,
    promotions,
    menu,
  ]);
  // The whole picture, and the whole name.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const game of await games.all()) {
      const [surface, image] = [await game.locator("span").boundingBox(), await game.locator("img").boundingBox()];
      if (!surface || !image) throw new Error("A tile has no box.");
      // Square, at the end of its box.
      await expect(game.locator("img")).toHaveCSS("object-fit", "contain");
      expect(Math.abs(image.x + image.width - surface.x - surface.width)).toBeLessThanOrEqual(2.5);
      expect(Math.abs(image.y - surface.y)).toBeLessThanOrEqual(2.5);
      expect(image.height - surface.height).toBeLessThanOrEqual(5);
      expect(image.width).toBeGreaterThan(image.height);
      expect(await game.locator("b").evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true);
    }
  }
  await games.first().click();
  await expect(page).toHaveURL(/\/fi-FI\/play\//);

  world.expectFailedRequest("GET", "/fi-FI/500");
  await page.goto("/fi-FI/500");
  await expect(page.getByRole("heading", { name: site.outage.popular })).toBeVisible();
  await expect(page.getByRole("main").locator("a.tile-link")).toHaveCount(6);

  // Without scripts it is the list of all games; with them the search opens over it.
  await page.goto("/fi-FI/nowhere");
  await search.click();
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await expect(page).toHaveURL("/fi-FI/online-casino/all-games");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main").locator("a.tile-link").first()).toBeVisible();
});

test("a page that is not there keeps names and surfaces where its pictures do not come @once", async ({
  page,
  world,
}) => {
  await page.goto("/fi-FI");
  await page.route(
    (url) => url.origin === world.origins.content && url.pathname.startsWith("/images/"),
    (route) => route.fulfill({ contentType: "image/webp", body: "no picture" }),
  );
  world.expectFailedRequest("GET", "/fi-FI/nowhere-else");
  await page.goto("/fi-FI/nowhere-else");
  const games = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(games).toHaveCount(6);
  for (const game of await games.all()) {
    await expect(game.locator("b")).toHaveText(/\S/);
    const surface = game.locator("span");
    const box = await surface.boundingBox();
    expect(box?.height).toBeGreaterThan(60);
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0))).toBeLessThan(2);
    await expect(surface).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  // No sign of a broken picture: without it the surface looks the same.
  const surface = games.first().locator("span");
  await surface.scrollIntoViewIfNeeded();
  const shown = await surface.screenshot();
  await surface.locator("img").evaluate((image) => {
    image.style.visibility = "hidden";
  });
  expect(shown.equals(await surface.screenshot())).toBe(true);
});

/** The texts of those that are seen, in the order of the eye. */
const namesFromLeft = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => ({ name: each.textContent, left: each.getBoundingClientRect().left }))
      .sort((one, other) => one.left - other.left)
      .map(({ name }) => name),
  );
