import { render, screen } from "@testing-library/react";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { FilterableList } from "@/components/play/game-lists/filterable-list";
import { defaultLocale } from "@/lib/market/locale";
import type { CategoryPage as CategoryPageContent } from "@/lib/play/lobby/schema";
import { storedGame } from "@/tests/support/stored-game";
import { CategoryPage } from "./category-page";

vi.mock("@/lib/market/messages/get-translations", () => ({ getTranslations: async () => (key: string) => key }));

/** The bar of the orders and facts, which the page passes on to its list. */
async function barOf(...games: ReturnType<typeof storedGame>[]): Promise<ReactNode> {
  const grid = { columns: 2, rows: 1, sizes: ["1x"] };
  const category = { id: "a", label: "A", lobby: "casino", grid: { mobile: grid, tablet: grid, desktop: grid } };
  const page = { category, menu: [], games, page: 1, hasMore: false, before: 0, total: 9, isByPopularity: false };
  const edition = { locale: defaultLocale, channel: "web", zone: "a" } as const;
  const main = await CategoryPage({ edition, page: page as unknown as CategoryPageContent });
  const list = Children.toArray(main.props.children).find(
    (each) => isValidElement(each) && each.type === FilterableList,
  );
  return (list as ReactElement<{ bar: ReactNode }>).props.bar;
}

test("a category offers to filter by what only some games of the page have", async () => {
  render(await barOf(storedGame("a", { jackpotExist: true, isNew: true }), storedGame("b", { isNew: true })));
  expect(screen.queryAllByRole("link", { name: /^facts/ }).map(({ textContent }) => textContent)).toEqual([
    "facts.jackpot",
  ]);
});
