import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { defaultLocale } from "@/lib/market/locale";
import type { Category } from "@/lib/play/catalogue/schema";
import { storedGame } from "@/tests/support/stored-game";
import { GameGrid } from "./game-grid";

vi.mock("@/lib/market/messages/get-translations", () => ({ getTranslations: async () => (key: string) => key }));

const one = { columns: 2, rows: 1, sizes: ["1x"] };
const grid = { mobile: one, tablet: one, desktop: { columns: 4, rows: 1, sizes: ["2xh", "1x", "1x"] } };
const category = { grid } as unknown as Category;
const games = ["a", "b", "c", "d"].map((slug) => storedGame(slug));

async function tilesOf(props: { everything?: boolean }) {
  render(await GameGrid({ locale: defaultLocale, games, category, ...props }));
  return screen.getAllByRole("listitem").map((tile) => [tile.dataset.name, tile.className]);
}

test("a grid draws the games that have a place in its rows, each in the size of that place", async () => {
  expect(await tilesOf({})).toEqual([
    ["a", "desktop:tile-2xh"],
    ["b", ""],
    ["c", "mobile:hidden tablet:hidden"],
  ]);
});

test("a grid of everything draws every game in its rows", async () => {
  expect((await tilesOf({ everything: true })).map(([name]) => name)).toEqual(["a", "b", "c", "d"]);
});

test("a grid of its own for the widest screens has its columns there, and the sizes that fill its last row over those of a desktop", async () => {
  const small = (columns: number) => ({ columns, rows: 1, sizes: ["1x"] });
  const grids = { mobile: small(3), tablet: small(3), desktop: small(3), huge: small(5) };
  const many = [..."abcdefgh"].map((slug) => storedGame(slug));
  const category = { grid: grids } as unknown as Category;
  const { container } = render(await GameGrid({ locale: defaultLocale, games: many, category, everything: true }));
  expect(container.querySelector("ul")?.className).toContain("desktop:tile-columns-3 huge:tile-columns-5");
  const layouts = screen.getAllByRole("listitem").map(({ className }) => className);
  expect(layouts.slice(-2)).toEqual(["huge:tile-2xh", "mobile:tile-2xh tablet:tile-2xh desktop:tile-2xh"]);
});
