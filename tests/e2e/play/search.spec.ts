import type { Page } from "@playwright/test";
import { layoutFaults } from "../support/layout";
import { expect, test } from "../support/world";

/** The first results can be seen and pressed: a line each, one below the other. */
async function expectRowsInSight(page: Page, count: number) {
  const rows = page.getByRole("option");
  await expect(rows.nth(count - 1)).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const boxes = await Promise.all(Array.from({ length: count }, (_, at) => rows.nth(at).boundingBox()));
    let bottom = 0;
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThan(44);
      expect(box?.height).toBeLessThan(120);
      expect(box?.y).toBeGreaterThanOrEqual(bottom - 1);
      bottom = (box?.y ?? 0) + (box?.height ?? 0);
    }
  }).toPass();
}

test("a game is opened by its first letters, mistyped, without a pointer; all games have a list of their own [LOBBY-523] @once", async ({
  page,
}) => {
  await page.goto("/en-UN/online-casino");
  const field = page.getByRole("link", { name: /^Search [\d,]+ games$/ }).first();
  await expect(field).toBeVisible();
  await field.focus();
  const input = page.getByRole("combobox", { name: "Search games" });
  // A press before the page's scripts are there is nobody's.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(input).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("group", { name: "Popular games" })).toBeVisible();
  await expectRowsInSight(page, 5);

  await page.keyboard.type("ORBIT");
  await expect(page.getByRole("option").first()).toContainText("Orbit");
  await expectRowsInSight(page, 1);
  await page.keyboard.press("Escape");
  await expect(input).toBeHidden();
  await expect(field).toBeFocused();

  await page.keyboard.press("/");
  const near = page.getByRole("group", { name: "Close to what you typed" });
  // Its heading stands below other games first, then above all.
  await page.keyboard.type("emer");
  await expect(near.getByText("Close to what you typed")).toBeAttached();
  await expect(page.getByRole("group", { name: /^\d+ games?$/ })).toContainText("Emerald Orbit");
  await page.keyboard.type("lad orbit");
  await expect(near).toContainText("Emerald Orbit");
  await expect(near.getByText("Close to what you typed")).toBeInViewport({ ratio: 1 });
  await expectRowsInSight(page, 1);
  // One long word stays in the block that repeats it.
  await page.setViewportSize({ width: 320, height: 640 });
  await input.fill("m".repeat(100));
  await expect(page.getByRole("heading", { name: /^No game found/ })).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("group", { name: "Popular games" })).toBeVisible();
  // A short one on one line, however the block is laid out.
  await input.fill("zzzzzz");
  const none = page.getByRole("heading", { name: "No game found for “zzzzzz”" });
  await expect.poll(async () => (await none.boundingBox())?.height ?? 1_000).toBeLessThan(40);
  // Categories begin at the edge of the field.
  await input.fill("slots");
  const places = page.getByRole("navigation", { name: "Categories and studios" });
  const edge = (await input.boundingBox())?.x;
  await expect.poll(async () => (await places.getByRole("link").first().boundingBox())?.x).toBe(edge);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("koi gar");
  await expect(page.getByRole("option").first()).toContainText("Koi Garden");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en-UN/play/koi-garden");
  await expect(input).toBeHidden();

  await page.goto("/en-UN/online-casino/all-games?page=2");
  await expect(page.getByRole("heading", { level: 1, name: "All games" })).toBeVisible();
  await expect(page.getByText(/^61–120 of [\d,]+$/).first()).toBeVisible();
});
