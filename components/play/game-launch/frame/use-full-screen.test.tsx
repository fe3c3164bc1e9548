import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useFullScreen } from "./use-full-screen";

function TestContainer() {
  const container = useRef<HTMLDivElement>(null);
  const { way, isFull, toggle } = useFullScreen(container);
  return (
    <div ref={container}>
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

test("where the browser has no full screen, as on an iPhone, the container fills the window, then returns to its size", () => {
  render(<TestContainer />);
  expect(screen.getByRole("button").textContent).toBe("window small");
  press();
  expect(screen.getByRole("button").textContent).toBe("window full");
  press();
  expect(screen.getByRole("button").textContent).toBe("window small");
});

test("Escape returns a container that fills the window to its size", () => {
  render(<TestContainer />);
  press();
  fireEvent.keyDown(document.body, { key: "a" });
  fireEvent.keyDown(document.body.appendChild(document.createElement("dialog")), { key: "Escape" });
  expect(screen.getByRole("button").textContent).toBe("window full");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getByRole("button").textContent).toBe("window small");
});

test("Back returns a container that fills the window to its size, and stays on the page", async () => {
  render(<TestContainer />);
  const before = location.href;
  press();
  act(() => history.back());
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("window small"));
  expect(location.href).toBe(before);
});

test("where it has one the browser decides: a refusal leaves the container as it is", async () => {
  const requestFullscreen = vi.fn(async () => {});
  Object.assign(document, { exitFullscreen: requestFullscreen });
  Object.defineProperty(document, "fullscreenEnabled", { value: true, configurable: true });
  Object.defineProperty(document, "fullscreenElement", { value: null, configurable: true, writable: true });
  const request = vi.fn(() => Promise.reject(new TypeError("refused")));
  Object.assign(Element.prototype, { requestFullscreen: request });
  const view = render(<TestContainer />);
  await act(async () => press());
  expect(request).toHaveBeenCalledOnce();
  expect(screen.getByRole("button").textContent).toBe("screen small");
  Object.assign(document, { fullscreenElement: view.container.firstChild });
  act(() => void document.dispatchEvent(new Event("fullscreenchange")));
  expect(screen.getByRole("button").textContent).toBe("screen full");
  await act(async () => press());
  expect(requestFullscreen).toHaveBeenCalledOnce();
});
