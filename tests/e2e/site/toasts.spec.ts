import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const sizes = [
  [320, 640],
  [768, 1024],
  [1440, 900],
] as const;

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
type Box = Awaited<ReturnType<typeof boxOf>>;

/** Presses a heart whose change the platform refuses. The toast must leave the heart and the others free, and the bar of a phone. */
async function expectHeartFree(
  page: Page,
  heart: Locator,
  name: string,
  others: readonly Locator[] = [],
): Promise<void> {
  const toast = await showToast(page, heart);
  const shown = await boxOf(toast);
  for (const free of [heart, ...others]) {
    const box = await boxOf(free);
    expect(overlap(shown, box), `${name}: ${JSON.stringify({ shown, box })}`).toBe(false);
  }
  const bar = page.locator(".bottom-bar");
  if (await bar.isVisible()) expect(shown.y + shown.height, name).toBeLessThanOrEqual((await boxOf(bar)).y);
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
}

async function showToast(page: Page, heart: Locator): Promise<Locator> {
  await heart.click();
  const toast = page.locator(".toast");
  await expect(toast).toHaveText(/^The favourite could not be saved/);
  // A toast glides to its place.
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return toast;
}

test("a toast covers neither the heart that it speaks of, nor any of a game, nor the bar of a phone, at any width @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ balance: "50.00" }), "/en-UN/play/neon-drift");
  await world.fault({ system: "platform", kind: "error", path: "favourite-games", method: "POST" });
  world.expectFailedRequest("GET", "/v1/favourite-games");
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin" });
  await expect(spin).toBeEnabled();
  const frame = page.locator("iframe");
  const heart = page.getByRole("button", { name: "Favourite: Neon Drift" });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectHeartFree(page, heart, `game page, ${width} px`, [frame]);
  }

  // A phone is turned while a toast is shown: the game fills the window then, and has all of it again afterwards.
  await page.setViewportSize({ width: 390, height: 844 });
  const toast = await showToast(page, heart);
  const turns = [
    [390, 844],
    [740, 360],
    [390, 844],
  ] as const;
  for (const [width, height] of turns) {
    await page.setViewportSize({ width, height });
    const shared = async () => overlap(await boxOf(toast), await boxOf(frame));
    await expect.poll(shared, `a game at ${width} × ${height}`).toBe(false);
    await expect(spin).toBeInViewport();
  }
  const shrunk = await boxOf(frame);
  await toast.getByRole("button", { name: "Close" }).click();
  await expect.poll(async () => (await boxOf(frame)).height).toBeGreaterThan(shrunk.height);

  await page.goto("/en-UN/online-casino/slots");
  const hearts = page.getByRole("main").getByRole("button", { name: /^Favourite: / });
  await expect(hearts.first()).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The heart of the tile at the end of the first row, right below the header.
    const ends = await hearts.evaluateAll((all) => all.slice(0, 12).map((one) => one.getBoundingClientRect().right));
    const last = hearts.nth(ends.indexOf(Math.max(...ends)));
    await last.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 90));
    await expectHeartFree(page, last, `category, ${width} px`);
  }
});
