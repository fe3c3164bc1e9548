import { fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import site from "@/messages/en/site.json";
import { server } from "@/tests/support/msw";
import { MenuContent } from "./menu-content";

vi.mock("next/navigation", () => ({
  useParams: () => ({ edition: "en-UN~mobile~a" }),
  usePathname: () => location.pathname,
}));

beforeEach(() => {
  history.replaceState(null, "", "/en-UN");
  server.use(
    http.get("*/api/categories/:edition", ({ params }) =>
      HttpResponse.json([
        { href: `/en-UN/online-casino/${params.edition}`, label: "Slots" },
        { href: "//elsewhere.example", label: "Elsewhere" },
        { label: "Without an address" },
      ]),
    ),
  );
});

test("the link that the page came with keeps the focus when the menu's content arrives around it", async () => {
  render(
    <>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <div id="menu">
        <MenuContent menuId="menu" products={["casino", "sports", "vip"]}>
          <a href="/en-UN/markets">{site.menu.allMarkets}</a>
        </MenuContent>
      </div>
    </>,
  );
  fireEvent.pointerOver(screen.getByRole("button", { name: "Menu" }));
  const link = screen.getByRole("link", { name: site.menu.allMarkets });
  link.focus();

  const appearance = await screen.findByRole("region", { name: site.menu.appearance });
  expect(screen.getAllByRole("link", { name: site.menu.allMarkets })).toEqual([link]);
  expect(document.activeElement).toBe(link);
  const language = screen.getByRole("region", { name: site.menu.language });
  expect(language.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(link.compareDocumentPosition(appearance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the menu lists the casino's categories of the page's edition, and nothing that is none", async () => {
  render(
    <div id="menu">
      <MenuContent menuId="menu" products={["casino", "sports", "vip"]}>
        <a href="/en-UN/markets">{site.menu.allMarkets}</a>
      </MenuContent>
    </div>,
  );
  fireEvent(document.getElementById("menu") as HTMLElement, new Event("toggle"));
  const category = await screen.findByRole("link", { name: "Slots" });
  expect(category.getAttribute("href")).toBe("/en-UN/online-casino/en-UN~mobile~a");
  expect(screen.queryByText("Elsewhere")).toBeNull();
  expect(screen.queryByText("Without an address")).toBeNull();
  // Of the products of the sportsbook those that the market offers.
  expect(screen.getByRole("link", { name: site.navigation.sports }).getAttribute("href")).toBe("/en-UN/sportsbook");
  expect(screen.queryByRole("link", { name: site.navigation.virtualSports })).toBeNull();
});
