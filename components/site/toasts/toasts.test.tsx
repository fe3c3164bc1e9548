import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loginDialog } from "@/lib/account/dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";
import { type ToastKind, useToasts } from "@/lib/site/toasts/store";
import { Toasts } from "./toasts";

const show = (kind: ToastKind, value: string, options?: { timerMs?: number | null; swipeable?: boolean }) =>
  act(() => useToasts.getState().show(kind, value, options));
const texts = () => screen.queryAllByRole("paragraph").map(({ textContent }) => textContent);

beforeEach(() => {
  useToasts.setState({ shown: [] });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function renderToasts() {
  render(<Toasts closeLabel="Close" offline="You are offline" />);
  // The list is a separate chunk: let its import arrive before the clock counts.
  show("success", "first");
  vi.useRealTimers();
  await screen.findByText("first");
  act(() => useToasts.setState({ shown: [] }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

describe("toasts", () => {
  test("the live region is there before the first of them [UI-004]", () => {
    render(<Toasts closeLabel="Close" offline="You are offline" />);
    expect(screen.getByRole("status").childElementCount).toBe(0);
  });

  test.each(["success", "error", "warning"] as const)("a toast of kind %s looks like one [UI-002]", async (kind) => {
    await renderToasts();
    show(kind, "Saved.");
    expect(screen.getByText("Saved.").closest(".toast")?.querySelector(`use[href$="#${kind}"]`)).toBeTruthy();
  });

  test("the newest is on top, and three are the most [UI-004]", async () => {
    await renderToasts();
    for (const value of ["one", "two", "three", "four"]) show("success", value);
    expect(texts()).toEqual(["four", "three", "two"]);
  });

  test("one without a timer is pushed out by none, and takes the place of others", async () => {
    await renderToasts();
    show("warning", "unknown", { timerMs: null });
    for (const value of ["one", "two", "three"]) show("success", value);
    expect(texts()).toEqual(["three", "two", "unknown"]);
    for (const value of ["unknown too", "and this"]) show("warning", value, { timerMs: null });
    expect(texts()).toEqual(["and this", "unknown too", "unknown"]);
    show("success", "four");
    expect(texts()).toEqual(["four", "and this", "unknown too", "unknown"]);
  });

  test("one for screen readers alone is read like the others, takes no room, and goes by itself", async () => {
    await renderToasts();
    act(() => useToasts.getState().show("success", "You are logged in.", { isSpokenOnly: true }));
    const words = screen.getByText("You are logged in.");
    expect(screen.getByRole("status").contains(words)).toBe(true);
    expect([words.className, screen.queryByRole("button")]).toEqual(["sr-only", null]);
    act(() => vi.advanceTimersByTime(5_000));
    expect(texts()).toEqual([]);
  });

  test("a toast goes after 5 s, and not before [UI-004]", async () => {
    await renderToasts();
    show("success", "Saved.");
    act(() => vi.advanceTimersByTime(4_999));
    expect(texts()).toEqual(["Saved."]);
    act(() => vi.advanceTimersByTime(1));
    expect(texts()).toEqual([]);
  });

  test("a toast stays while it has the pointer or the focus", async () => {
    await renderToasts();
    show("error", "Not saved.");
    fireEvent.pointerEnter(screen.getByText("Not saved."));
    act(() => vi.advanceTimersByTime(60_000));
    expect(texts()).toEqual(["Not saved."]);
    fireEvent.pointerLeave(screen.getByText("Not saved."));
    act(() => vi.advanceTimersByTime(5_000));
    expect(texts()).toEqual([]);
  });

  test("a toast waits for a dialog to close, where it would be out of sight and reach, and has all of its time then", async () => {
    await renderToasts();
    act(() => useDialogs.getState().open(loginDialog, null));
    show("success", "Saved.");
    act(() => vi.advanceTimersByTime(60_000));
    expect(texts()).toEqual([]);
    act(() => useDialogs.getState().close(loginDialog));
    act(() => vi.advanceTimersByTime(4_999));
    expect(texts()).toEqual(["Saved."]);
    act(() => vi.advanceTimersByTime(1));
    expect(texts()).toEqual([]);
  });

  test("a toast has its own time, or none [UI-502]", async () => {
    await renderToasts();
    show("warning", "short", { timerMs: 1_000 });
    show("warning", "kept", { timerMs: null });
    act(() => vi.advanceTimersByTime(60_000));
    expect(texts()).toEqual(["kept"]);
  });

  test("a toast can be closed [UI-004]", async () => {
    await renderToasts();
    show("success", "Saved.", { timerMs: null });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(texts()).toEqual([]);
  });

  test("the focus of a toast goes to the page with it, however it goes", async () => {
    render(<main />);
    await renderToasts();
    const button = () => screen.getAllByRole("button", { name: "Close" }).at(-1) ?? expect.fail();
    const goes = [
      () => fireEvent.click(button()),
      () => ["two", "three", "four"].forEach((value) => void show("success", value)),
    ];
    for (const go of goes) {
      show("success", "Saved.", { timerMs: 60_000 });
      act(() => button().focus());
      go();
      expect(texts()).not.toContain("Saved.");
      expect(document.activeElement).toBe(screen.getByRole("main"));
    }
  });

  test("a toast that goes without the focus leaves it where it is", async () => {
    render(<main />);
    await renderToasts();
    show("success", "Saved.");
    act(() => vi.advanceTimersByTime(5_000));
    expect(texts()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  test.each([
    [true, []],
    [false, ["Saved."]],
  ])("a toast that is swipeable (%s) can be swiped away [UI-502]", async (swipeable, left) => {
    await renderToasts();
    show("success", "Saved.", { timerMs: null, swipeable });
    const toast = screen.getByText("Saved.");
    for (const [type, clientX] of [
      ["pointerdown", 100],
      ["pointermove", 220],
      ["pointerup", 220],
    ] as const)
      fireEvent(toast, new MouseEvent(type, { clientX, bubbles: true }));
    expect(texts()).toEqual(left);
  });
});

test("without a connection the region shows it, until it is back", () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  render(<Toasts closeLabel="Close" offline="You are offline" />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  for (const [isOnline, text] of [
    [false, "You are offline"],
    [true, ""],
  ] as const) {
    connection.mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
    expect(region.textContent).toBe(text);
  }
});
