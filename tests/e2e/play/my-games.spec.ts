import type { Page } from "@playwright/test";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const lobby = "/en-UN/online-casino";
const heart = (page: Page, game: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: `Favourite: ${game}`, exact: true })
    .first();
const own = (page: Page) => page.getByRole("main").getByRole("listitem");

test("a player keeps favourites and games played, on a page that is refreshed while it is open [FAV-501, FAV-511, PERM-513, SESS-006] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "20.00" });
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/my-games\/(un)?subscribe$/.test(pathname)) calls.push(`${request.method()} ${pathname.split("/").at(-1)}`);
  });

  await signIn(page, player, lobby);
  await expect(page.locator("#own-games")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("region", { name: "Balance" })).toContainText("€20.00");
  // Filled at once: the platform's response is still pending.
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route("**/favourite-games", async (route) => {
    if (route.request().method() === "POST") await responded;
    await route.continue();
  });
  await heart(page, "Gem Harbour").click();
  await expect(heart(page, "Gem Harbour")).toHaveAttribute("aria-pressed", "true");
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  respond();
  expect((await saved).status()).toBe(204);

  await page.goto("/en-UN/play/neon-drift");
  await expect(page.locator("iframe")).toHaveCount(1);
  expect(calls).toEqual([]);

  await page.goto(`${lobby}/my-games`);
  await expect(own(page)).toHaveText([/^Neon Drift/, /^Gem Harbour/]);
  await expect.poll(() => calls).toEqual(["POST subscribe"]);

  await page.getByRole("link", { name: "Greenroom, home page" }).click();
  await expect(page).toHaveURL("/en-UN");
  await expect.poll(() => calls).toEqual(["POST subscribe", "POST unsubscribe"]);

  // A heart that the platform does not save goes back, and shows it.
  await page.goto(lobby);
  await expect(heart(page, "Gem Harbour")).toHaveAttribute("aria-pressed", "true");
  await world.fault({ system: "platform", kind: "error", path: "favourite-games", method: "DELETE" });
  world.expectFailedRequest("GET", "/v1/favourite-games");
  await heart(page, "Gem Harbour").click();
  await expect(page.getByText("The favourite could not be saved. Try again in a moment.")).toBeVisible();
  await expect(heart(page, "Gem Harbour")).toHaveAttribute("aria-pressed", "true");
});

test("a visitor browses both lobbies, and reads the top and the latest winners, each with their game [LOBBY-501, FAV-516, FAV-517, SESS-006] @once", async ({
  page,
}) => {
  test.slow();
  for (const [path, category] of [
    ["/en-UN/live-casino-online", "Low limits"],
    [lobby, "Popular"],
  ] as const) {
    const games = page.getByRole("main").locator("a.tile-link").filter({ visible: true });
    const isOpen = async () => {
      await expect(games.first()).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
      // Nothing of a player is there.
      await expect(page.locator("#own-games")).toBeHidden();
      await expect(page.getByRole("region", { name: "Balance" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Your account" })).toBeHidden();
    };
    await page.goto(path);
    await isOpen();
    const menu = page.getByRole("navigation", { name: "Game categories" });
    await menu.getByRole("link", { name: category, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(category);
    await isOpen();
  }
  await page.goto(lobby);
  await page.getByRole("region", { name: "Winners" }).scrollIntoViewIfNeeded();
  const panel = page.getByRole("tabpanel");
  const shown = async () => {
    // A busy machine may miss the first read; there is one each minute.
    await expect(panel.getByRole("link").first()).toBeVisible({ timeout: 90_000 });
    return panel.getByRole("listitem").allTextContents();
  };
  const lists: string[][] = [];
  for (const view of ["Today’s biggest", "Biggest in 3 days", "Latest"]) {
    await page.getByRole("tab", { name: view }).click();
    await expect(page.getByRole("tab", { name: view })).toHaveAttribute("aria-selected", "true");
    lists.push(await shown());
  }
  for (const list of lists) for (const winner of list) expect(winner).toMatch(/\S.*·.*€[\d,]+\.\d\d/);
  const [day, three, latest] = lists;
  expect(latest).not.toEqual(day);
  expect(three).not.toEqual(day);
  const first = panel.getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});
