// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choose } from "../consent/choice";
import { reportVitals } from "./vitals";

// The measurements of a real browser are tested in tests/e2e/site/releases.spec.ts: jsdom measures nothing.
describe("a page load", () => {
  const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
  const hide = (isHidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);

  beforeEach(() => {
    sendBeacon.mockReset();
    hide(false);
    choose({ performance: true, marketing: false });
    Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
    history.replaceState(null, "", "/en-UN?page=2");
  });
  afterEach(() => vi.restoreAllMocks());

  const show = (visible: boolean) => {
    hide(!visible);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const sent = () => sendBeacon.mock.calls.map(([address, body]) => [address, JSON.parse(body)]);

  test("is reported once, when it is first left, and in a browser that measures nothing as that", () => {
    reportVitals();
    show(true);
    expect(sent()).toEqual([]);
    for (const visible of [false, true, false]) show(visible);
    expect(sent()).toEqual([
      ["/api/report", { kind: "vitals", page: "/en-UN", lcp: null, cls: null, inp: null, ttfb: null }],
    ]);
  });

  test("that comes back whole from the browser's history is another one", () => {
    history.replaceState(null, "", "/en-UN/promotions");
    reportVitals();
    show(false);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    for (const visible of [true, false]) show(visible);
    // The page of the test before has not gone.
    expect(sent().filter(([, { page }]) => page === "/en-UN/promotions")).toHaveLength(2);
  });

  test("out of sight reports nothing: nobody waited for it", () => {
    hide(true);
    reportVitals();
    for (const visible of [true, false]) show(visible);
    expect(sent()).toEqual([]);
  });

  // Last, for its page stays in the document, and would be reported once it is allowed again.
  test("is not reported once the consent is taken back [COOKIE-008]", () => {
    history.replaceState(null, "", "/en-UN/markets");
    reportVitals();
    choose({ performance: false, marketing: true });
    for (const visible of [false, true]) show(visible);
    expect(sent().filter(([, { page }]) => page === "/en-UN/markets")).toEqual([]);
  });
});
