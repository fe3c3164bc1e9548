import type { FrameLocator } from "@playwright/test";
import { game } from "../support/game";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

/** What lies on something else of a stage, or reaches out of it: by the selectors of its parts, of which those that are shown count. */
const misplaced = (frame: FrameLocator, parts: readonly string[]) =>
  frame.locator(".stage").evaluate((stage, parts) => {
    const edge = stage.getBoundingClientRect();
    const boxes = parts.flatMap((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && box.width > 0 && box.height > 0 ? [{ part, box }] : [];
    });
    const outside = boxes.filter(({ box }) => box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
    const pairs = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
        .filter(({ box }) => box.top < one.box.bottom - 1 && one.box.top < box.bottom - 1)
        .map(({ part }) => `${one.part} and ${part}`),
    );
    return [...outside.map(({ part }) => `${part} is out of the stage`), ...pairs];
  }, parts);

/** The height of a part, as a share of the stage's. */
const shareOf = (frame: FrameLocator, part: string) =>
  frame.locator(part).evaluate((each) => each.clientHeight / (each.closest(".stage")?.clientHeight ?? Number.NaN));

const live = "/en-UN/live-casino-online";
const table = [".wheel-container", ".host", ".table-news", ".last", ".cloth", ".company"];

test("the wheel of a live table is large, and nothing of the table lies on anything else @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ balance: "10.00" }), live);
  const card = page.getByRole("main").locator("a:has([data-table^=evolution])").first();
  await page.goto((await card.getAttribute("href")) ?? "");
  await expect(game(page).locator("#phase")).not.toBeEmpty();
  for (const [width, height, share] of [
    [1920, 1080, 0.75],
    [1440, 900, 0.75],
    [1024, 768, 0.75],
    [768, 1024, 0.4],
    [740, 360, 0.7],
    [390, 844, 0.4],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => misplaced(game(page), table), `${width} by ${height}`).toEqual([]);
    await expect.poll(() => shareOf(game(page), ".wheel-container"), `${width}`).toBeGreaterThan(share);
  }
});

test("at live blackjack nothing lies on anything else on a phone, and every hand of the others is whole or moves sideways @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ balance: "10.00" }), live);
  await page.goto("/en-UN/play/imperial-live-blackjack");
  // The longest words of a round, while the others have the most cards.
  await expect(game(page).locator("#phase")).toContainText("decide", { timeout: 60_000 });
  const parts = [".dealer-place", ".host", "#phase", "#time", ".last", ".company", ".own"];
  for (const [width, height] of [
    [390, 844],
    [740, 360],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => misplaced(game(page), parts), `${width} by ${height}`).toEqual([]);
    await expect(game(page).locator(".company")).toBeVisible();
    const isCut = game(page)
      .locator(".company ul")
      .evaluate((seats) => seats.scrollHeight > seats.clientHeight + 1);
    expect(await isCut, `${width} by ${height}`).toBe(false);
  }
});

for (const [path, board] of [
  ["lantern-mines-trail", ".mine-board"],
  ["bumper-grand-plinko", ".pegs"],
  ["tavern-dice", ".dice-table"],
] as const)
  test(`${path}: the picture, the panel of its choices, its name and the tools have places of their own @once`, async ({
    page,
    world,
  }) => {
    await signIn(page, await world.player({ balance: "10.00" }), `/en-UN/play/${path}`);
    await expect(game(page).locator("#play")).toBeEnabled();
    for (const [width, height, share] of [
      [1440, 900, 0.8],
      [768, 1024, 0.5],
      [740, 360, 0.85],
      [390, 844, 0.4],
      [320, 640, 0.25],
    ] as const) {
      await page.setViewportSize({ width, height });
      // A wide stage has no tools; the smallest phone's stand beside the upper pegs, on whose canvas nothing is drawn there.
      const hasTools = width < 640 && !(width === 320 && board === ".pegs");
      const parts = [board, ".choices", ...(hasTools ? [".table-title", "#open-rules", "#sound"] : [])];
      await expect.poll(() => misplaced(game(page), parts), `${width} by ${height}`).toEqual([]);
      await expect.poll(() => shareOf(game(page), board), `${width} by ${height}`).toBeGreaterThan(share);
      // The whole panel is seen, without scrolling it.
      const hidden = await game(page)
        .locator(".choices")
        .evaluate((panel) => panel.scrollHeight - panel.clientHeight);
      expect(hidden, `${width} by ${height}`).toBeLessThanOrEqual(1);
    }
  });
