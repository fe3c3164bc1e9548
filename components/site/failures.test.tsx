import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useOops } from "@/lib/site/errors/store";
import type { FailureWords } from "@/lib/site/errors/words";
import { LoadFailed } from "@/lib/site/releases/load";
import en from "@/messages/en/errors.json";
import { FailureScreen } from "./failure-screen";
import { Failures } from "./failures";

const reloadOnce = vi.hoisted(() => vi.fn());
vi.mock("@/lib/site/releases/load", async (original) => ({ ...(await original<object>()), reloadOnce }));

const { broken, missing, close } = en.screens;
const words: FailureWords = { broken, missing, close, reference: en.documents.reference };
const sendBeacon = vi.fn<(address: string, body: string) => boolean>();

beforeEach(() => {
  reloadOnce.mockReset();
  sendBeacon.mockReset();
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  useOops.setState({ reference: null });
});

const show = (error: unknown) =>
  render(
    <>
      <Failures words={words} />
      <FailureScreen error={error} />
    </>,
  );

test("a rendering failure says so, is reported, and shows the reference of the report [UI-012, UI-506, ERR-027]", () => {
  show(new TypeError("no such game"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("SOMETHING WENT WRONG");
  expect(screen.getByText("Please try again")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  const sent = sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
  expect(sent).toMatchObject([{ kind: "error", name: "TypeError", message: "no such game" }]);
  expect(screen.getByText(sent[0].reference)).toBeTruthy();
  expect(reloadOnce).not.toHaveBeenCalled();
});

test.each([
  ["a file that did not come", Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" })],
  ["a part that could not be loaded", new LoadFailed("a part")],
])("%s is 'Oops', after one reload by itself [UI-013, UI-014, UI-507]", (_what, error) => {
  show(error);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops, something went wrong.");
  expect(screen.getByText("Please reload the page to try again")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(reloadOnce).toHaveBeenCalledOnce();
});

test("what failed on the server is shown with the reference of the server's log, and not reported again", () => {
  show(Object.assign(new Error("An error occurred in the Server Components render."), { digest: "2817364501" }));
  expect(screen.getByText("2817364501")).toBeTruthy();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each([null, undefined, "a text"])("whatever was thrown has a screen: %s", (thrown) => {
  show(thrown);
  expect(screen.getByRole("heading", { name: "SOMETHING WENT WRONG" })).toBeTruthy();
});

test("the theme outlives a document that is drawn anew", () => {
  document.documentElement.dataset.theme = "light";
  show(new Error("a"));
  expect(document.documentElement.dataset.theme).toBe("light");
});

test("what somebody asked for and could not be loaded is said over the page, until it is closed [UI-508]", () => {
  const onClose = vi.fn();
  render(<Failures words={words} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => useOops.getState().show("k3v9x2a1", onClose));
  expect(screen.getByRole("dialog", { name: "Oops, something went wrong." }).textContent).toContain("k3v9x2a1");
  fireEvent.click(screen.getByRole("button", { name: "Close this message" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});
