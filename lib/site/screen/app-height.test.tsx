import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackAppHeight } from "./app-height";

let stop = () => {};
const height = () => document.documentElement.style.getPropertyValue("--app-height");

function resizeTo(pixels: number): void {
  vi.stubGlobal("innerHeight", pixels);
  dispatchEvent(new Event("resize"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("innerHeight", 700);
  stop = trackAppHeight();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("the height is measured at once, and 350 ms after a resize [UI-015, UI-514]", () => {
  expect(height()).toBe("700px");
  resizeTo(640);
  vi.advanceTimersByTime(349);
  expect(height()).toBe("700px");
  vi.advanceTimersByTime(1);
  expect(height()).toBe("640px");
});

test("a burst of resizes is measured once, 350 ms after the last [UI-016]", () => {
  const measured = vi.spyOn(document.documentElement.style, "setProperty");
  for (const pixels of [690, 670, 640]) {
    resizeTo(pixels);
    vi.advanceTimersByTime(200);
  }
  expect(height()).toBe("700px");
  vi.advanceTimersByTime(150);
  expect(height()).toBe("640px");
  vi.advanceTimersByTime(5_000);
  expect(measured).toHaveBeenCalledExactlyOnceWith("--app-height", "640px");
});

test("once stopped, nothing is measured and the style sheet is on its own", () => {
  resizeTo(640);
  stop();
  vi.advanceTimersByTime(350);
  expect(height()).toBe("");
  resizeTo(500);
  vi.advanceTimersByTime(350);
  expect(height()).toBe("");
});
