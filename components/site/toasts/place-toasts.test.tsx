import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepToastsPlaced, placeToasts } from "./place-toasts";

type Box = readonly [left: number, top: number, width: number, height: number];
const place = (element: Element | null, [left, top, width, height]: Box) =>
  Object.assign(element ?? {}, { getBoundingClientRect: () => new DOMRect(left, top, width, height) });

const stage = () => document.querySelector<HTMLElement>("[data-stage]");
const region = () => document.getElementById("toasts");

interface Page {
  toastHeight?: number;
  frame?: string;
  /** Does the game fill the window? */
  isAlone?: boolean;
  /** The upper edge of the notice that the browser is offline. */
  offlineTop?: number;
}

/** A page of a game at so many pixels, with toasts of the height below the header. Returns where the toasts begin. */
function show(box: Box | null, { toastHeight = 60, frame = "<iframe></iframe>", isAlone, offlineTop }: Page = {}) {
  document.body.innerHTML = `<main id="main"><section${isAlone ? ' style="position: fixed"' : ""}>${box ? `<div data-stage>${frame}</div>` : ""}</section><button>Heart</button></main>
    <div id="toasts">${offlineTop === undefined ? "" : "<p data-offline></p>"}</div>`;
  if (box) place(stage(), box);
  place(document.querySelector("button"), [340, 70, 40, 44]);
  place(region(), [16, 68, 358, toastHeight]);
  place(document.querySelector("[data-offline]"), [16, offlineTop ?? 0, 358, 50]);
  placeToasts();
  return region()?.style.top;
}

/** The height at its end that the frame of the game gives up. */
const room = () => Number.parseFloat(stage()?.style.borderBottomWidth ?? "") || 0;

const setWindow = (innerHeight: number, bar: number) => {
  document.documentElement.style.setProperty("--bar", `${bar}px`);
  Object.assign(window, { innerHeight });
};
beforeEach(() => setWindow(844, 64));

test("away from a game toasts stay below the header", () => {
  expect(show(null)).toBe("");
});

describe("beside a game that runs", () => {
  test.each<[string, { height: number; bar: number; box: Box } & Page]>([
    ["320 × 640", { height: 640, bar: 64, box: [0, 182, 320, 384], toastHeight: 84 }],
    ["390 × 844", { height: 844, bar: 64, box: [0, 182, 390, 588] }],
    ["740 × 360, where it has the window", { height: 360, bar: 0, box: [0, 44, 740, 316], isAlone: true }],
    ["390 × 844 in full screen, over the bar", { height: 844, bar: 64, box: [0, 44, 390, 800], isAlone: true }],
    ["1440 × 900", { height: 900, bar: 0, box: [40, 192, 1360, 644] }],
    ["three toasts", { height: 844, bar: 64, box: [0, 182, 390, 588], toastHeight: 196 }],
    ["a window that ends within it", { height: 600, bar: 0, box: [40, 92, 900, 644] }],
    ["a browser that is offline too", { height: 844, bar: 64, box: [0, 182, 390, 588], offlineTop: 718 }],
  ])("toasts and its frame share no pixel: %s", (_, { height, bar, box, ...page }) => {
    setWindow(height, bar);
    const top = Number.parseFloat(show(box, page) ?? "");
    const [, stageTop, , stageHeight] = box;
    const frameEnd = stageTop + stageHeight - room();
    expect(room()).toBeGreaterThan(0);
    expect(top).toBeGreaterThanOrEqual(frameEnd);
    // And they end in the window, above what is at its end.
    const end = page.offlineTop ?? height - (page.isAlone ? 0 : bar);
    expect(top + (page.toastHeight ?? 60)).toBeLessThanOrEqual(end);
    expect(frameEnd - stageTop).toBeGreaterThan(200);
  });

  test("toasts stand below it where there is room, and it keeps its size", () => {
    expect(show([0, 182, 390, 500])).toBe("694px");
    expect(room()).toBe(0);
    // Not where they would reach the bar of the site.
    expect(show([0, 182, 390, 500], { toastHeight: 90 })).toBe("588px");
    expect(room()).toBe(98);
  });

  test("it has its height again when they are gone", () => {
    show([0, 182, 390, 588]);
    expect(room()).toBeGreaterThan(0);
    place(region(), [16, 68, 358, 0]);
    placeToasts();
    expect(room()).toBe(0);
  });

  test("toasts stay below the header where the page is scrolled away from it", () => {
    expect(show([0, -600, 390, 588])).toBe("");
    expect(show([0, 720, 390, 588])).toBe("");
    expect(room()).toBe(0);
  });
});

test("toasts begin at the upper edge of a game that is not opened", () => {
  expect(show([0, 182, 390, 588], { frame: "" })).toBe("194px");
  expect(room()).toBe(0);
});

test("toasts begin below the control that was pressed", () => {
  show(null);
  document.querySelector("button")?.focus();
  placeToasts();
  expect(region()?.style.top).toContain("126px");
});

describe("while toasts are shown", () => {
  let stop = () => {};
  afterEach(() => stop());

  test("a game that begins, scrolls or gets another window makes room too, and no longer afterwards", async () => {
    show([0, 182, 390, 588], { frame: "" });
    stop = keepToastsPlaced();
    stage()?.append(document.createElement("iframe"));
    await expect.poll(room).toBe(68);
    Object.assign(window, { innerHeight: 744 });
    dispatchEvent(new Event("resize"));
    expect(room()).toBe(158);
    place(stage(), [0, -20, 390, 588]);
    dispatchEvent(new Event("scroll"));
    expect(room()).toBe(0);
    stop();
    Object.assign(window, { innerHeight: 600 });
    dispatchEvent(new Event("resize"));
    expect(room()).toBe(0);
  });
});
