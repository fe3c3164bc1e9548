import { beforeEach, expect, test } from "vitest";
import { placeToasts } from "./place-toasts";

const place = (element: Element | null, [left, top, width, height]: readonly [number, number, number, number]) =>
  Object.assign(element ?? {}, { getBoundingClientRect: () => new DOMRect(left, top, width, height) });

/** A page of a game at so many pixels, with toasts of the height below the header. */
function show(stage: readonly [number, number, number, number] | null, toastHeight = 60, frame = "<iframe></iframe>") {
  document.body.innerHTML = `<main id="main">${stage ? `<div data-stage>${frame}</div>` : ""}<button>Heart</button></main><div id="toasts"></div>`;
  if (stage) place(document.querySelector("[data-stage]"), stage);
  place(document.querySelector("button"), [340, 70, 40, 44]);
  place(document.getElementById("toasts"), [16, 68, 358, toastHeight]);
  placeToasts();
  return document.getElementById("toasts")?.style.top;
}

beforeEach(() => {
  document.documentElement.style.setProperty("--bar", "64px");
  Object.assign(window, { innerHeight: 844 });
});

test("away from a game toasts stay below the header", () => {
  expect(show(null)).toBe("");
});

test("toasts leave the title, the rules and the sound of a game free, and its buttons", () => {
  // The stage of a phone ends above the bar of the site.
  expect(show([0, 182, 390, 588])).toBe("238px");
  // A phone on its side: the game has the window, below a low bar.
  Object.assign(window, { innerHeight: 390 });
  expect(show([0, 36, 844, 354])).toBe("92px");
});

test("toasts stand below a game where there is room", () => {
  expect(show([0, 182, 390, 500])).toBe("694px");
  // Not where they would reach the bar of the site.
  expect(show([0, 182, 390, 500], 90)).toBe("238px");
});

test("toasts begin at the upper edge of a game that is not opened, and below the header where it is scrolled away", () => {
  expect(show([0, 182, 390, 588], 60, "")).toBe("194px");
  expect(show([0, -600, 390, 588])).toBe("");
});

test("toasts begin below the control that was pressed", () => {
  show(null);
  document.querySelector("button")?.focus();
  placeToasts();
  expect(document.getElementById("toasts")?.style.top).toContain("126px");
});
