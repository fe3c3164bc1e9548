import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { pushPopup } from "@/lib/site/dialogs/popup-history";
import { MenuRow } from "./menu-row";

const router = vi.hoisted(() => ({ pathname: "" }));
vi.mock("next/navigation", () => ({ usePathname: () => router.pathname }));

beforeEach(() => history.replaceState(null, "", "/en-UN"));

/** Draws the rows while the router is at this path. @returns the text of those that are marked */
function marked(pathname: string) {
  router.pathname = pathname;
  render(
    <>
      <MenuRow icon="person" href="#login">
        Log in
      </MenuRow>
      <MenuRow icon="casino" href="/en-UN/online-casino">
        Casino
      </MenuRow>
      <MenuRow icon="star" href="/en-UN/signup">
        Sign up
      </MenuRow>
    </>,
  );
  return screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);
}

test("the row of the page is marked while the address is still that of the page before", () => {
  expect(marked("/en-UN/online-casino")).toEqual(["Casino"]);
});

test("no row is marked on the page of none", () => {
  expect(marked("/en-UN")).toEqual([]);
});

test("the row of the page stays marked below a popup", () => {
  history.replaceState(null, "", "/en-UN/online-casino");
  pushPopup("/en-UN/signup");
  expect(location.pathname).toBe("/en-UN/signup");
  expect(marked("/en-UN/signup")).toEqual(["Casino"]);
});
