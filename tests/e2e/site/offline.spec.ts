import site from "@/messages/fi/site.json" with { type: "json" };
import { expect, test } from "../support/world";

test.use({ serviceWorkers: "allow" });

test("without a network the site stays and shows it, and the last lobby is there @phone", async ({
  context,
  page,
  world,
}) => {
  const title = site.outage.offline.title;
  await page.goto("/fi-FI/online-casino");
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return requests.flat().map((url) => new URL(url).pathname);
    });
  await expect.poll(kept).toContain("/fi-FI/online-casino");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const lobbyTitle = await page.getByRole("heading", { level: 1 }).textContent();

  // Without a connection nothing comes.
  world.expectFailedRequest("GET", /./);
  await context.setOffline(true);
  const bar = page.getByRole("status").getByText(site.toasts.offline);
  await expect(bar).toBeVisible();
  // It covers no title of the page: it stands at the end of the screen, above the bar of a phone.
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(height - 160);
  await context.setOffline(false);
  await expect(bar).toBeHidden();

  await context.setOffline(true);
  await page.goto("/fi-FI/terms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL("/fi-FI/terms");
  await expect(page.locator("header img")).toHaveJSProperty("complete", true);
  await expect(page.locator("body")).toHaveCSS("display", "grid");
  const fonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map((font) => font.family));
  await expect.poll(fonts).toContain("Figtree");
  await page.getByRole("navigation").getByRole("link", { name: site.navigation.casino, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lobbyTitle ?? "");
  await expect(bar).toBeVisible();
  await page.locator("a.tile-link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/fi-FI\/play\//);
  await expect(page.getByRole("status")).toHaveText(site.outage.offline.waiting);
  // The line is hidden before its script runs, which also waits for the network.
  await expect(page.getByRole("status")).toBeVisible();
  // It comes back by itself.
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await expect(page).toHaveURL(/\/fi-FI\/play\//);

  expect(
    (await kept()).filter((path) => !/^\/(assets\/|locales\/fi-FI\/offline$|fi-FI(\/online-casino)?$)/.test(path)),
  ).toEqual([]);
});
