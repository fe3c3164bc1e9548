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

test.each(["header", "corner", "beside", "besideLow"] as const)(
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
