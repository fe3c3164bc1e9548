// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWheel } from "./wheel";

const clears = vi.fn();
/** A drawing surface of which only the clearing before each picture is counted. */
const surface = new Proxy(
  {},
  {
    get: (_, name) => (name === "clearRect" ? clears : () => ({ addColorStop() {} })),
    set: () => true,
  },
);

beforeEach(() => {
  vi.useFakeTimers();
  clears.mockClear();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(surface as never);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly resize: () => void) {}
      observe() {
        this.resize();
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How often a wheel between spins is drawn in four seconds. */
function picturesOf(width: number, isCalm = false): number {
  vi.clearAllTimers();
  const container = document.createElement("div");
  Object.defineProperties(container, { clientWidth: { value: width }, clientHeight: { value: width } });
  const calm = { matches: isCalm, addEventListener() {} } as unknown as MediaQueryList;
  createWheel(container, () => Date.now(), calm).show({ number: 7, spin: null });
  clears.mockClear();
  vi.advanceTimersByTime(4_000);
  return clears.mock.calls.length;
}

test("a wheel turns between spins at every size, a small one in fewer pictures, and not for who wants no motion", () => {
  expect(picturesOf(300)).toBe(25);
  expect(picturesOf(84)).toBe(10);
  expect(picturesOf(300, true)).toBe(0);
});
