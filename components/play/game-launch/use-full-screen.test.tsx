import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useFullScreen } from "./use-full-screen";

function Box() {
  const box = useRef<HTMLDivElement>(null);
  const { way, isFull, toggle } = useFullScreen(box);
  return (
    <div ref={box}>
      <button type="button" onClick={toggle}>{`${way} ${isFull ? "full" : "small"}`}</button>
    </div>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["fullscreenEnabled", "fullscreenElement", "exitFullscreen"])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(Element.prototype, "requestFullscreen");
});

const press = () => fireEvent.click(screen.getByRole("button"));

test("where the browser has no full screen, as on an iPhone, the box fills the window, and is small again", () => {
  render(<Box />);
  expect(screen.getByRole("button").textContent).toBe("window small");
  press();
  expect(screen.getByRole("button").textContent).toBe("window full");
  press();
  expect(screen.getByRole("button").textContent).toBe("window small");
});

test("a box that fills the window is small again after Escape, as one that fills the screen", () => {
  render(<Box />);
  press();
  fireEvent.keyDown(document.body, { key: "a" });
  fireEvent.keyDown(document.body.appendChild(document.createElement("dialog")), { key: "Escape" });
  expect(screen.getByRole("button").textContent).toBe("window full");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getByRole("button").textContent).toBe("window small");
});

test("where it has one the browser is asked, and what it says counts: a refusal leaves the box as it is", async () => {
  const ask = vi.fn(async () => {});
  Object.assign(document, { exitFullscreen: ask });
  Object.defineProperty(document, "fullscreenEnabled", { value: true, configurable: true });
  Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true, writable: true });
  const request = vi.fn(() => Promise.reject(new TypeError("refused")));
  Object.assign(Element.prototype, { requestFullscreen: request });
  const { container } = render(<Box />);
  await act(async () => press());
  expect(request).toHaveBeenCalledOnce();
  expect(screen.getByRole("button").textContent).toBe("screen small");
  Object.assign(document, { fullscreenElement: container.firstChild });
  act(() => void document.dispatchEvent(new Event("fullscreenchange")));
  expect(screen.getByRole("button").textContent).toBe("screen full");
  await act(async () => press());
  expect(ask).toHaveBeenCalledOnce();
});
