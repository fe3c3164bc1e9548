import { expect, test } from "vitest";
import { varyLargeTiles } from "./large-tiles";
import type { Grid, TileSize } from "./schema";

const grid = (...sizes: TileSize[]): Grid => ({ columns: 4, rows: 2, sizes });
const row = (names: string, ...sizes: TileSize[]) => ({
  grid: { desktop: grid(...sizes), tablet: grid("1x"), mobile: grid("1x") },
  games: [...names].map((name) => ({ id: `game-${name}`, gameSlug: name })),
});
const orderOf = (rows: ReturnType<typeof varyLargeTiles>) =>
  rows.map(({ games }) => games.map(({ gameSlug }) => gameSlug).join(""));

test("no game is large twice on a page", () => {
  const rows = [row("abc", "4x", "1x"), row("abc", "4x", "1x"), row("abc", "4x", "1x")];
  expect(orderOf(varyLargeTiles(rows, []))).toEqual(["abc", "bac", "cba"]);
});

test("nor large below a banner that leads to it", () => {
  expect(orderOf(varyLargeTiles([row("abc", "4x", "1x")], ["a"]))).toEqual(["bac"]);
});

test("small tiles may repeat, and a row without another game stays as it is", () => {
  expect(orderOf(varyLargeTiles([row("ab", "1x"), row("ab", "2xh"), row("a", "4x")], ["a"]))).toEqual([
    "ab",
    "ab",
    "a",
  ]);
});

test("the tile of any device counts", () => {
  const onPhone = { ...row("ab", "1x"), grid: { ...row("ab").grid, mobile: grid("1x", "4x") } };
  expect(orderOf(varyLargeTiles([onPhone, row("bc", "4x")], []))).toEqual(["ab", "cb"]);
});
