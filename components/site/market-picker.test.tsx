import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MarketPicker } from "./market-picker";

const list = `<ul id="market-list"><li><a data-locale="fi-FI" href="/fi-FI">Suomi</a></li></ul>`;

/** jsdom knows no popovers. */
function menu(isOpen: boolean): void {
  vi.stubGlobal("fetch", async () => new Response(list));
  const own = Element.prototype.matches;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":popover-open" ? isOpen : own.call(this, selector);
  });
  render(
    <div id="menu">
      <MarketPicker menuId="menu" href="/en-UN/markets" label="All markets" />
    </div>,
  );
}

test("a menu that was opened before the page came alive is filled", async () => {
  menu(true);
  expect(await screen.findByRole("link", { name: "Suomi" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "All markets" })).toBeNull();
});

test("a menu that nobody reached for asks for nothing, and is filled when it opens", async () => {
  menu(false);
  expect(screen.getByRole("link", { name: "All markets" })).toBeTruthy();
  document.getElementById("menu")?.dispatchEvent(new Event("beforetoggle"));
  expect(await screen.findByRole("link", { name: "Suomi" })).toBeTruthy();
});
