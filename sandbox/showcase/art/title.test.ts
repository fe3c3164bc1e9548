import { expect, test } from "vitest";
import { artDirections } from "./art-directions";
import { composeGame, paletteOf } from "./compose";
import { composeTitle } from "./title";

const providers = Object.keys(artDirections);
const art = (provider: string) => ({ theme: "dragon" as const, title: "Dragon Lantern", provider, seed: "one" });
const titleOf = (provider: string, shape = 12) =>
  composeTitle({ title: "Dragon Lantern", provider, colours: paletteOf(art(provider)) }, shape);
/** All colours of a drawing. */
const coloursIn = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}\b/g));

test.each(providers)("a title of %s has the colours of the letters of its tiles, and nothing else", (provider) => {
  const tile = coloursIn(composeGame(art(provider), "square", 600, 600));
  const title = coloursIn(titleOf(provider));
  expect(title.size).toBeGreaterThan(0);
  expect([...title].filter((colour) => !tile.has(colour))).toEqual([]);
  expect(titleOf(provider)).not.toMatch(/<(rect|circle|ellipse|image|text)\b/);
});

test("no two studios write a title alike", () => {
  expect(new Set(providers.map((provider) => titleOf(provider))).size).toBe(providers.length);
});

test.each([1, 5, 24])("a title is %i times as wide as high, in one line or two", (shape) => {
  const svg = titleOf("relax", shape);
  expect(svg).toContain(`viewBox="0 0 ${shape * 1000} 1000"`);
  expect(svg).toContain("<path ");
});
