import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SoftNavigation } from "./soft-navigation";

// jsdom cannot load documents, and logs an error: navigations left to the browser are stopped here, as the last handler.
window.addEventListener("click", (event) => event.preventDefault());

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
const place = vi.hoisted(() => ({ pathname: "/en-UN" }));
vi.mock("next/navigation", () => ({ useRouter: () => router, usePathname: () => place.pathname }));

function renderAt(pathname: string) {
  place.pathname = pathname;
  history.replaceState(null, "", pathname);
  return render(
    <>
      <a href="/en-UN/online-casino" data-section="casino">
        <b>Casino</b>
      </a>
      <a href="/fi-FI">Suomi</a>
      <a href="#login">Log in</a>
      <SoftNavigation loading="Loading the page" />
    </>,
  );
}

beforeEach(() => {
  router.push.mockClear();
  router.prefetch.mockClear();
});

describe("a link inside the locale", () => {
  test("is fetched when it is pressed and opened when it is clicked, wherever in it", () => {
    renderAt("/en-UN");
    fireEvent(screen.getByText("Casino"), new MouseEvent("pointerdown", { bubbles: true }));
    expect(router.prefetch).toHaveBeenCalledWith(new URL("/en-UN/online-casino", location.href).href);
    expect(router.push).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText("Casino"));
    expect(router.push).toHaveBeenCalledWith(new URL("/en-UN/online-casino", location.href).href);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "is left to the browser with %o",
    (how) => {
      renderAt("/en-UN");
      fireEvent.click(screen.getByText("Casino"), how);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  test("is left to the browser without a network, which has a page for it", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderAt("/en-UN");
    fireEvent(screen.getByText("Casino"), new MouseEvent("pointerdown", { bubbles: true }));
    fireEvent.click(screen.getByText("Casino"));
    expect([router.prefetch, router.push].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test("is left to a handler that has already handled the click", () => {
    renderAt("/en-UN");
    screen.getByText("Casino").addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(screen.getByText("Casino"));
    expect(router.push).not.toHaveBeenCalled();
  });
});

test.each(["Suomi", "Log in"])("the link %s is left to the browser", (name) => {
  renderAt("/en-UN");
  fireEvent.click(screen.getByText(name));
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ["/en-UN", null],
  ["/en-UN/online-casino", "page"],
  ["/en-UN/online-casino/new", "true"],
])("at %s the section is marked %s", (pathname, current) => {
  renderAt(pathname);
  expect(screen.getByRole("link", { name: "Casino" }).getAttribute("aria-current")).toBe(current);
});

test.each([
  ["liveCasino", "true"],
  ["casino", null],
])("at the page of a game of the lobby %s the live casino is marked %s", (lobby, current) => {
  place.pathname = "/en-UN/play/roulette-salon";
  history.replaceState(null, "", place.pathname);
  render(
    <>
      <a href="/en-UN/live-casino-online" data-section="liveCasino">
        Live casino
      </a>
      <main data-lobby={lobby} />
      <SoftNavigation loading="Loading the page" />
    </>,
  );
  expect(screen.getByRole("link", { name: "Live casino" }).getAttribute("aria-current")).toBe(current);
});
