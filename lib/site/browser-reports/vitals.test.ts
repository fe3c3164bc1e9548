// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reportVitals, slowest, worstShift } from "./vitals";

const shift = (startTime: number, value: number) => ({ startTime, value });

describe("the worst shift", () => {
  test.each([
    ["nothing moved", [], 0],
    ["shifts close together add up", [shift(0, 0.1), shift(900, 0.2)], 0.3],
    ["a second of rest begins anew", [shift(0, 0.3), shift(1_000, 0.1), shift(1_500, 0.1)], 0.3],
    ["five seconds are the most", [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => shift(at, 0.1)), 0.6],
    ["the worst counts, not the last", [shift(0, 0.5), shift(3_000, 0.1)], 0.5],
  ])("%s", (_what, shifts, worst) => {
    expect(worstShift(shifts)).toBeCloseTo(worst, 5);
  });
});

test("the slowest wait passes over one in fifty", () => {
  expect(slowest([])).toBeNull();
  expect(slowest([40, 300, 80])).toBe(300);
  expect(slowest([...Array(49).fill(40), 500])).toBe(40);
  expect(slowest([...Array(48).fill(40), 500])).toBe(500);
});

describe("a page load", () => {
  const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
  let hear: Record<string, (entries: object[]) => void>;

  beforeEach(() => {
    hear = {};
    sendBeacon.mockReset();
    Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
    class Observer {
      static supportedEntryTypes = ["largest-contentful-paint", "layout-shift", "event"];
      #tell: (list: { getEntries(): object[] }) => void;
      constructor(tell: (list: { getEntries(): object[] }) => void) {
        this.#tell = tell;
      }
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        if (buffered) hear[type] = (entries) => this.#tell({ getEntries: () => entries });
      }
      takeRecords = () => [];
      disconnect() {}
    }
    vi.stubGlobal("PerformanceObserver", Observer);
    history.replaceState(null, "", "/en-UN?page=2");
  });
  afterEach(() => vi.restoreAllMocks());

  const leave = () => document.dispatchEvent(new Event("visibilitychange"));

  test("is reported once, when it is first left", () => {
    reportVitals();
    hear["largest-contentful-paint"]?.([{ startTime: 300 }, { startTime: 812 }]);
    hear["layout-shift"]?.([shift(1, 0.01), { ...shift(2, 0.4), hadRecentInput: true }]);
    hear.event?.([
      { interactionId: 1, duration: 96 },
      { interactionId: 1, duration: 48 },
      { interactionId: 0, duration: 900 },
    ]);
    expect(sendBeacon).not.toHaveBeenCalled();
    leave();
    leave();
    expect(sendBeacon.mock.calls.map(([address, body]) => [address, JSON.parse(body)])).toEqual([
      ["/api/report", { kind: "vitals", page: "/en-UN", lcp: 812, cls: 0.01, inp: 96, ttfb: null }],
    ]);
  });

  test("in a browser that measures nothing is reported as that", () => {
    Object.assign(PerformanceObserver, { supportedEntryTypes: [] });
    reportVitals();
    leave();
    expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? "")).toMatchObject({ lcp: null, cls: 0, inp: null });
  });

  test("out of sight says nothing: nobody waited for it", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    reportVitals();
    leave();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
