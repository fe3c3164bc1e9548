import { expect, test } from "vitest";
import { layOut, tools } from "./layout";

/** Stages as they are in a frame of the site's game page: phones upright and on their side, a tablet, a desktop. */
test.each([
  [286, 210],
  [286, 250],
  [326, 276],
  [343, 330],
  [398, 520],
  [667, 280],
  [734, 500],
  [1200, 640],
])("in a stage of %i by %i the reels and the name are whole, and the tools cover neither", (width, height) => {
  const { reels, border, title, cell } = layOut(width, height, true);
  const top = reels.y - border;
  expect(reels.x - border).toBeGreaterThanOrEqual(0);
  expect(reels.y + reels.height + border).toBeLessThanOrEqual(height);
  expect(cell.height).toBeGreaterThanOrEqual(40);
  const hasTools = width < tools.belowWidth;
  expect(top).toBeGreaterThanOrEqual(hasTools ? 50 : 0);
  if (hasTools) expect(title).not.toBeNull();
  if (!title) return;
  // In the middle, between the two tools.
  expect(title.x).toBeGreaterThanOrEqual(hasTools ? 50 : 0);
  expect(title.x + title.width / 2).toBeCloseTo(width / 2);
  expect(title.y).toBeGreaterThanOrEqual(0);
  expect(title.y + title.height).toBeLessThanOrEqual(top + 0.01);
});

test("a phone's reels take most of its stage, on which they are as wide as they can be", () => {
  const { reels, cell } = layOut(356, 414, true);
  expect(reels.width).toBeGreaterThan(335);
  expect(reels.height).toBeGreaterThan(270);
  expect(cell.height).toBeLessThanOrEqual(cell.width * 1.5);
});

test("out of a frame, where the badge and the back button are too, a phone's stage has no name", () => {
  expect(layOut(360, 500, false).title).toBeNull();
  expect(layOut(900, 500, false).title).not.toBeNull();
});
