import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Rail } from "./rail";

const scrollBy = vi.fn();

/** A row of 300 px with 1,000 px in it. */
beforeEach(() => {
  scrollBy.mockClear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly onResize: () => void) {}
      observe() {
        this.onResize();
      }
      disconnect() {}
    },
  );
  const sizes = { clientWidth: 300, scrollWidth: 1000, scrollLeft: 0 };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, writable: true, value });
  Object.defineProperty(HTMLElement.prototype, "scrollBy", { configurable: true, value: scrollBy });
});

const names = { previous: "Previous: Games", next: "More: Games" };

test.each(["header", "corner", "beside", "besideLow", "besideOnPhones"] as const)(
  "a row with its buttons %s is moved by them",
  (place) => {
    render(
      <Rail id="games" place={place} {...names} header={(buttons) => <header>{buttons}</header>}>
        <li>Fruit</li>
      </Rail>,
    );
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.getAttribute("aria-controls"))).toEqual(["games", "games"]);
    expect(screen.getByRole("list").id).toBe("games");
    const [previous, next] = [
      screen.getByRole("button", { name: names.previous }),
      screen.getByRole("button", { name: names.next }),
    ];
    expect(previous.getAttribute("aria-disabled")).toBe("true");
    expect(next.getAttribute("aria-disabled")).toBe("false");
    fireEvent.click(next);
    expect(scrollBy).toHaveBeenCalledWith({ left: 255 });
  },
);

test("a row in a section without a heading has a name, and the element that it is", () => {
  render(
    <Rail as="nav" id="places" place="besideLow" label="Places" {...names}>
      <a href="/a">A</a>
    </Rail>,
  );
  expect(screen.getByRole("navigation", { name: "Places" }).id).toBe("places");
});

test.each([
  ["the first item that is cut comes to the start", names.next, ["16 116", "126 226", "236 336", "346 446"], 220],
  ["the last one that is cut there comes to the end", names.previous, ["-204 -104", "-94 6", "16 116"], -278],
  ["one that is not shown does not count", names.previous, ["-94 6", "0 0", "16 116"], -278],
  ["one that is wider than the row passes in parts", names.next, ["16 500"], 255],
  ["and so it does on the way back", names.previous, ["-100 400"], -255],
])("%s", (_said, name, items, way) => {
  render(
    <Rail id="games" place="header" {...names}>
      {items.map((edges) => (
        <li key={edges} title={edges} />
      ))}
    </Rail>,
  );
  const row = screen.getByRole("list");
  row.style.paddingLeft = "16px";
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function edges(this: Element) {
    const [left = 0, right = 300] = this === row ? [] : (this.getAttribute("title") ?? "").split(" ").map(Number);
    return { ...emptyBox, left, right, width: right - left };
  });
  fireEvent.click(screen.getByRole("button", { name }));
  expect(scrollBy).toHaveBeenCalledWith({ left: way });
});

const emptyBox = { x: 0, y: 0, top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0, toJSON: () => null };
