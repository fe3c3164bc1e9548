import { beforeEach, expect, test, vi } from "vitest";
import { returnOnline } from "./return-online";

const line = { hidden: true, textContent: "Waiting", dataset: { back: "Back" } };
const reload = vi.fn();
let listeners: Map<string, () => void>;

beforeEach(() => {
  reload.mockClear();
  listeners = new Map();
  Object.assign(line, { hidden: true, textContent: "Waiting" });
  vi.stubGlobal("document", { querySelector: () => line });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners.set(type, listener));
});

/** As text, as a browser runs it: out of reach of its module. */
function start(onLine: boolean): void {
  vi.stubGlobal("navigator", { onLine });
  new Function(`const __name=(each)=>each;(${returnOnline})()`)();
}

test("without a connection the page says that it will come back, and does not load again", () => {
  start(false);
  expect([line.hidden, line.textContent]).toEqual([false, "Waiting"]);
  listeners.get("offline")?.();
  expect(reload).not.toHaveBeenCalled();
});

test("with the connection the page says so and loads again", () => {
  start(false);
  listeners.get("online")?.();
  expect([line.hidden, line.textContent]).toEqual([false, "Back"]);
  expect(reload).toHaveBeenCalledOnce();
});

test("where the browser is connected, and only the site is away, it promises nothing", () => {
  start(true);
  expect([line.hidden, reload.mock.calls]).toEqual([true, []]);
  vi.stubGlobal("navigator", { onLine: false });
  listeners.get("offline")?.();
  expect(line.hidden).toBe(false);
});
