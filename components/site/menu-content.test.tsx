import { fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import site from "@/messages/en/site.json";
import { server } from "@/tests/support/msw";
import { MenuContent } from "./menu-content";

beforeEach(() => {
  history.replaceState(null, "", "/en-UN");
  // The page of the categories, which the menu lists.
  server.use(http.get("/en-UN/online-casino", () => HttpResponse.html("")));
});

test("the link that the page came with keeps the focus when the menu's content arrives around it", async () => {
  render(
    <>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <div id="menu">
        <MenuContent menuId="menu">
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
