import { expect, test } from "vitest";
import type { Grid, TileSize } from "@/lib/play/catalogue/schema";
import { gamesOfBanners, varyLargeRows, varyLargeTiles } from "./large-tiles";

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

test("wide and tall tiles are large too, and the largest of a row has the first choice", () => {
  const rows = [row("abc", "4x", "2xv", "1x"), row("abcde", "2xh", "4x", "1x", "1x", "1x")];
  expect(orderOf(varyLargeTiles(rows, []))).toEqual(["abc", "dcbae"]);
});

test("a game of a small place before it may come into a large one, and a large one is never robbed", () => {
  expect(orderOf(varyLargeTiles([row("abc", "1x", "1x", "4x")], ["c"]))).toEqual(["cba"]);
  expect(orderOf(varyLargeTiles([row("abc", "4x", "1x", "2xh")], ["b", "c"]))).toEqual(["abc"]);
});

test("small tiles may repeat, and a row without another game stays as it is", () => {
  expect(orderOf(varyLargeTiles([row("ab", "1x"), row("ab", "1x"), row("a", "4x")], ["a"]))).toEqual(["ab", "ab", "a"]);
});

test("the tile of any device counts", () => {
  const onPhone = { ...row("ab", "1x"), grid: { ...row("ab").grid, mobile: grid("1x", "4x") } };
  expect(orderOf(varyLargeTiles([onPhone, row("bc", "4x")], []))).toEqual(["ab", "cb"]);
});

test("rows of large pictures go without what is large above them, unless hardly any would be left", () => {
  const games = (names: string) => row(names).games;
  const rows = varyLargeRows([games("abcdef"), games("bcghij"), games("abg")], ["a"]);
  expect(rows.map((each) => each.map(({ gameSlug }) => gameSlug).join(""))).toEqual(["bcdef", "ghij", "abg"]);
});

test("a banner leads to a game by its path, with or without the first stroke", () => {
  const banner = (slug: string | null) => ({ urlAction: { slug, absoluteUrl: null, openNewTab: false } });
  expect(
    gamesOfBanners([
      banner("/play/a"),
      banner("play/b"),
      banner("online-casino/new"),
      banner(null),
      { urlAction: null },
    ]),
  ).toEqual(["a", "b"]);
});
