import { expect, test } from "vitest";
import type { Grid, TileSize } from "@/lib/play/catalogue/schema";
import { allGamesPageSizes, listPageSize, lobbyLimit, pageSizes, pickRows, splitPage, uniqueGames } from "./page-size";

const grid = (count: number): Grid => ({ columns: 7, rows: 1, sizes: Array<TileSize>(count).fill("1x") });
const games = (count: number, first = 0) => Array.from({ length: count }, (_, at) => ({ id: `g${first + at}` }));
const row = (desktop: number, tablet: number, mobile: number, count = 20) => ({
  grid: { desktop: grid(desktop), tablet: grid(tablet), mobile: grid(mobile) },
  games: games(count),
  total: count,
});

test("page sizes are 15 on mobile and 30 on web, a tablet's too [LOBBY-527, LOBBY-529]", () => {
  expect(pageSizes).toEqual({ mobile: 15, web: 30 });
});

test("a category shows what its grid has room for on the channel's devices", () => {
  expect(pickRows([row(7, 9, 3)], "web")[0]?.games).toHaveLength(9);
  expect(pickRows([row(7, 9, 3)], "mobile")[0]?.games).toHaveLength(3);
});

test("a lobby contains at most 40 games over all its categories, whole ones only, and no empty category", () => {
  const picked = pickRows([row(20, 1, 1), row(0, 0, 0, 0), row(18, 1, 1), row(5, 1, 1), row(2, 1, 1)], "web");
  expect(picked.map((each) => each.games.length)).toEqual([20, 18]);
  expect(lobbyLimit).toBe(40);
});

test("a category whose games cannot be shown stays in the lobby, and its row shows the error", () => {
  expect(pickRows([{ ...row(7, 9, 3, 0), total: 12 }], "web").map((each) => each.games)).toEqual([[]]);
});

test("games are de-duplicated by id, the first one stays [LOBBY-510]", () => {
  expect(
    uniqueGames([
      { id: "a", n: 1 },
      { id: "b", n: 2 },
      { id: "a", n: 3 },
    ]),
  ).toEqual([
    { id: "a", n: 1 },
    { id: "b", n: 2 },
  ]);
});

test("the list of all games has pages of 30 on mobile and of 60 on web, a tablet's too [LOBBY-528, LOBBY-529]", () => {
  expect(allGamesPageSizes).toEqual({ mobile: 30, web: 60 });
  expect([listPageSize("mobile", "all-games"), listPageSize("web", "all-games")]).toEqual([30, 60]);
  expect([listPageSize("mobile", "slots"), listPageSize("web", "slots")]).toEqual([15, 30]);
});

test.each([
  [30, 30, false],
  [31, 30, true],
  [1, 1, false],
  [0, 0, false],
])("of %i games read for a page of 30, %i are shown; more: %s [LOBBY-527]", (read, shown, hasMore) => {
  const page = splitPage(games(read), 30);
  expect([page.shown.length, page.hasMore]).toEqual([shown, hasMore]);
});
