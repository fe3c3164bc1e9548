import { describe, expect, test } from "vitest";
import { planGames } from "../../content/generator/games";
import { artDirections } from "./art-directions";
import { setTitle } from "./lettering";

const box = { x: 90, y: 650, width: 820, height: 250 };
const titles = planGames("greenroom", 80).map(({ title }) => title);

describe.each(Object.entries(artDirections))("the lettering of %s", (_, { form }) => {
  test("keeps every title inside its box, whatever its length", () => {
    for (const title of [...titles, "X", "The Extraordinarily Long Title of Nobody's Game"]) {
      const { bounds } = setTitle(title, box, form, 3);
      expect(bounds.x, title).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(bounds.y, title).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(bounds.x + bounds.width, title).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(bounds.y + bounds.height, title).toBeLessThanOrEqual(box.y + box.height + 0.01);
    }
  });
});

test("the bounds are those of the outlines", () => {
  const { lines, bounds } = setTitle("Emerald Orbit", box, { weight: 900, warp: "rise", stretch: 1, tracking: 0 });
  const xs = [...lines.join("").matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(bounds.x - 0.1);
  expect(Math.max(...xs)).toBeLessThanOrEqual(bounds.x + bounds.width + 0.1);
});
