// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { followAddress } from "./follow-address";
import { defineDialog } from "./handle";
import { changeAddress, closeLayer, followHistory, navigate, openLayer } from "./overlay-history";
import { openPopup, pushPopup } from "./popup-history";
import { useDialogs } from "./store";

const search = defineDialog("search", { priority: "player", canClose: true });
const failure = defineDialog("failure", { priority: "message", canClose: true });
const realityCheck = defineDialog("realityCheck", { priority: "interruption", canClose: false });
const { open, close } = useDialogs.getState();
const names = () => useDialogs.getState().requests.map(({ handle }) => handle.name);
const depth = () => history.state?.overlay?.depth ?? 0;

const stepped = () => new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
/** What follows from a step: the next one is taken in a later task. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
async function step(by: 1 | -1): Promise<void> {
  const step = stepped();
  history.go(by);
  await step;
  await settled();
}
const goBack = () => step(-1);

beforeEach(async () => {
  useDialogs.setState({ requests: [] });
  await settled();
  history.pushState({ key: "before" }, "", "/en-UN/terms");
  history.pushState({ key: "page" }, "", "/en-UN/online-casino");
  followHistory();
  await settled();
});

const expectPage = () =>
  vi.waitFor(() => expect([location.pathname, history.state]).toEqual(["/en-UN/online-casino", { key: "page" }]));

describe("a dialog", () => {
  test("is closed by Back, which stays on the page; the next Back leaves it", async () => {
    open(search, null);
    expect(depth()).toBe(1);
    await goBack();
    expect(names()).toEqual([]);
    await expectPage();
    await goBack();
    expect(location.pathname).toBe("/en-UN/terms");
  });

  test("that is closed by itself takes its entry with it", async () => {
    open(search, null);
    close(search);
    await settled();
    await expectPage();
  });

  test("lies over another: Back closes the one that is shown, whichever was opened first", async () => {
    open(failure, null);
    open(search, null);
    await goBack();
    expect(names()).toEqual(["search"]);
    await goBack();
    expect(names()).toEqual([]);
    await expectPage();
  });

  test("that may not be closed is not closed by Back, nor is the page left", async () => {
    open(search, null);
    open(realityCheck, null);
    for (let press = 0; press < 2; press++) {
      await goBack();
      await vi.waitFor(() => expect(depth()).toBe(2));
      expect(names()).toEqual(["search", "realityCheck"]);
    }
    close(realityCheck);
    await settled();
    expect(depth()).toBe(1);
    await goBack();
    expect(names()).toEqual([]);
    await expectPage();
  });

  test("that follows another at once takes its entry over", async () => {
    open(search, null);
    const { length } = history;
    close(search);
    open(failure, null);
    await settled();
    expect([names(), depth(), history.length]).toEqual([["failure"], 1, length]);
    await goBack();
    await expectPage();
  });

  test("is not opened by Forward, which returns to the page", async () => {
    open(search, null);
    await goBack();
    await step(1);
    expect(names()).toEqual([]);
    await expectPage();
  });
});

test("several overlays that are closed at once leave by one step", async () => {
  const layers = [1, 2, 3].map(() => openLayer({ close: () => {} }));
  const go = vi.spyOn(history, "go");
  for (const layer of layers) closeLayer(layer);
  await settled();
  expect(go.mock.calls).toEqual([[-3]]);
  await expectPage();
  go.mockRestore();
});

test("an overlay that is opened while the history steps waits for its entry", async () => {
  closeLayer(openLayer({ close: () => {} }));
  await new Promise((resolve) => setTimeout(resolve));
  open(search, null);
  await settled();
  await vi.waitFor(() => expect([names(), depth()]).toEqual([["search"], 1]));
  await goBack();
  await expectPage();
});

test("entries of a former document are left", async () => {
  history.pushState({ overlay: { depth: 1, addressDepth: 0, document: 1, over: "" } }, "");
  history.pushState({ overlay: { depth: 2, addressDepth: 0, document: 1, over: "" } }, "");
  followHistory();
  await settled();
  await expectPage();
});

test("the address that takes the place of an overlay's where a frame has stepped is told to those who read it", async () => {
  const layer = openLayer({ close: () => {} });
  history.pushState(history.state, "");
  const told: number[] = [];
  const stop = followAddress(() => void told.push(depth()));
  closeLayer(layer);
  await settled();
  stop();
  expect(told).toEqual([1, 0]);
});

describe("a navigation", () => {
  const router = { push: vi.fn(), replace: vi.fn() };
  beforeEach(() => void vi.clearAllMocks());

  test("is a step from a page, and takes the entry of an overlay", async () => {
    navigate(router, "/en-UN/promotions");
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/en-UN/promotions");
    open(search, null);
    navigate(router, "/en-UN/promotions");
    expect(router.replace).toHaveBeenCalledExactlyOnceWith("/en-UN/promotions");
  });

  test("that is on its way to the entry of an overlay is not stopped when the overlay is closed meanwhile", async () => {
    open(search, null);
    navigate(router, "/en-UN/promotions");
    close(search);
    await settled();
    expect([router.replace.mock.calls.length, depth()]).toEqual([1, 1]);
  });

  test("from several overlays takes the entry of the lowest", async () => {
    open(search, null);
    open(failure, null);
    navigate(router, "/en-UN/promotions");
    expect(router.replace).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith("/en-UN/promotions"));
    expect([names(), depth()]).toEqual([["search"], 1]);
  });

  test("after a popup was closed takes its entry", async () => {
    pushPopup("/en-UN/signup");
    expect([openPopup(), depth()]).toEqual(["signUp", 1]);
    navigate(router, "/en-UN/welcome");
    // The popup has an address of its own, to which Back leads.
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/en-UN/welcome");
  });
});

test("an address that is chosen in an overlay is the page's once it is closed", async () => {
  open(search, null);
  changeAddress("/en-UN/online-casino#sort=fromZ");
  await goBack();
  expect([names(), location.hash, depth()]).toEqual([[], "#sort=fromZ", 0]);
});
