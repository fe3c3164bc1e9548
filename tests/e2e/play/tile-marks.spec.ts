import type { Locator, Page } from "@playwright/test";
import { expectNoShifts, watchShifts } from "../support/shifts";
import { signIn } from "../support/sign-in";
import { expect, test, type World } from "../support/world";

const lobby = "/en-UN/online-casino";
const moneyLobby = "/en-LL/online-casino";
const login = "No demo";
const money = "Money needed";
const byPlace = "Not available in your country";
const byAccount = "Not available in your account’s country";
/** Of Yggdrasil, which has no demo, of Pragmatic Play, which asks for money in LL, and of Copperline, which is closed in SE. */
const [fox, dragon, mosaic] = ["Fox Fortune", "Dragon Lantern", "Diamond Mosaic"];

const main = (page: Page) => page.getByRole("main");
/** The first visible link of a game; a lobby may have it in several rows. */
const tile = (page: Page, name: string) =>
  main(page).locator("a.tile-link, a.line-link").filter({ hasText: name, visible: true }).first();
const mark = (inside: Locator, text: string) => inside.getByText(text, { exact: true });

async function search(page: Page, text: string): Promise<Locator> {
  const input = page.getByRole("combobox", { name: "Search games" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(input).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await input.fill(text);
  const row = page.getByRole("option").filter({ hasText: text }).first();
  await expect(row).toBeVisible();
  return row;
}

test("a visitor sees which games need a login, in the tile's name too, and a player sees none of these marks @once", async ({
  page,
  world,
}) => {
  await page.goto(lobby);
  await expect(mark(tile(page, fox), login)).toBeVisible();
  await expect(tile(page, fox)).toHaveAccessibleName(new RegExp(`^${fox} Yggdrasil ${login}`));
  await expect(mark(tile(page, "Neon Drift"), login)).toHaveCount(0);
  await signIn(page, await world.player(), lobby);
  await expect(mark(tile(page, fox), login)).toBeHidden();
  await expect(tile(page, fox)).toHaveAccessibleName(new RegExp(`^${fox} Yggdrasil(?! ${login})`));
});

test("a mark of a list is read beside the amount that takes the place of the studio @once", async ({ page }) => {
  await page.goto("/en-UN");
  const line = main(page).locator("[data-look=line]").filter({ hasText: fox });
  await expect(line.locator("[data-figure]")).toBeVisible();
  await expect(mark(line, login)).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await expect(line.locator("[data-figures]")).toHaveCSS("color", "rgba(0, 0, 0, 0)");
});

test("a visitor sees the mark in a filtered list and in the search, where live tables have it too, but not in the live lobby @once", async ({
  page,
}) => {
  await page.goto(`${lobby}/all-games#provider=yggdrasil&sort=fromA`);
  await expect(page.locator("[data-list]")).toHaveCount(0);
  await expect(main(page).locator("a.tile-link").first()).toContainText("Yggdrasil");
  await expect(mark(main(page).locator("a.tile-link").first(), login)).toBeVisible();
  await expect(mark(await search(page, fox), login)).toBeVisible();
  await page.getByRole("combobox").fill("Roulette");
  const table = page.getByRole("option").filter({ hasText: "Evolution" }).first();
  await expect(mark(table, login)).toBeVisible();
  await page.goto("/en-UN/live-casino-online");
  await expect(main(page).locator("a.tile-link").filter({ visible: true }).first()).toBeVisible();
  await expect(main(page).getByText(login)).toHaveCount(0);
});

test("where a game asks for money, a visitor sees that it needs a login and no promise of a demo @once", async ({
  page,
}) => {
  await page.goto(moneyLobby);
  const link = tile(page, dragon);
  await expect(mark(link, login)).toBeVisible();
  await expect(mark(link, money)).toBeHidden();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(link.locator(".tile-facts")).toContainText("RTP", { timeout: 2_000 });
  }).toPass();
  await expect(link.locator(".tile-facts")).not.toContainText("Demo");
});

test("where a game asks for money, a player without any sees it until a push message brings some, and nothing moves", async ({
  page,
  world,
}) => {
  await watchShifts(page);
  const player = await world.player({ balance: "0.00" });
  await signIn(page, player, moneyLobby);
  const link = tile(page, dragon);
  await expect(mark(link, money)).toBeVisible();
  await expect(link).toHaveAccessibleName(`${dragon} Pragmatic Play ${money}`);
  await expect(mark(link, login)).toBeHidden();
  const before = await link.boundingBox();
  await world.control("POST", `/players/${player.playerId}/balance`, { amount: "5.00", kind: "MAIN" });
  await expect(mark(link, money)).toBeHidden();
  await expect(link).toHaveAccessibleName(`${dragon} Pragmatic Play`);
  expect(await link.boundingBox()).toEqual(before);
  await expectNoShifts(page);
});

/** Opens the games of a player who has marked Diamond Mosaic while it was open to them. */
async function openFavourites(page: Page, world: World, countryCode: string, place: string): Promise<Locator> {
  const player = await world.player({ balance: "20.00", countryCode });
  await world.visitFrom("FI");
  await signIn(page, player, "/en-UN/play/diamond-mosaic");
  const heart = main(page).getByRole("button", { name: `Favourite: ${mosaic}`, exact: true });
  // A press before the player's heart is there is nobody's.
  await expect(async () => {
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true", { timeout: 2_000 });
  }).toPass();
  await world.visitFrom(place);
  await page.goto(`${lobby}/my-games`);
  return tile(page, mosaic);
}

test("a player's own list marks a game that is closed where they are [LOBBY-508] @once", async ({ page, world }) => {
  const link = await openFavourites(page, world, "FI", "SE");
  await expect(mark(link, byPlace)).toBeVisible();
});

test("a player abroad sees everywhere what is closed to their account, and the launch gives the same reason @once", async ({
  page,
  world,
}) => {
  const link = await openFavourites(page, world, "SE", "FI");
  await expect(mark(link, byAccount)).toBeVisible();
  const row = await search(page, mosaic);
  await expect(mark(row, byAccount)).toBeVisible();
  await page.goto(`${lobby}/novomatic`);
  await expect(mark(main(page).locator("a.tile-link").first(), byAccount)).toBeVisible();
  await page.goto("/en-UN/play/diamond-mosaic");
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText(byAccount);
  await expect(alert).toContainText("in your account’s country, wherever you are");
});
