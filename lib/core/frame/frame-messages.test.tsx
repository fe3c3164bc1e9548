import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { listenToFrame, messageSchema } from "./frame-messages";

const origins = ["https://bank.example", "https://site.example"];
const Hello = z.object({ hello: z.string() });
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

function listen(schema = Hello) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const received: unknown[] = [];
  const stop = listenToFrame({ frame, origins, schema, onMessage: (message) => received.push(message) });
  stops.push(stop);
  const post = (data: unknown, { source = frame.contentWindow, origin = origins[0] ?? "" }: MessageEventInit = {}) =>
    dispatchEvent(new MessageEvent("message", { data, source, origin }));
  return { frame, received, stop, post };
}

test("messages of the frame's own window, from each of its origins, are passed on as the schema reads them", () => {
  const { received, post } = listen();
  for (const origin of origins) post({ hello: origin, more: 1 }, { origin });
  expect(received).toEqual(origins.map((hello) => ({ hello })));
});

test("nothing is passed on after it is stopped", () => {
  const { received, stop, post } = listen();
  stop();
  post({ hello: "stopped" });
  expect(received).toEqual([]);
});

test("a frame that is closed has no window, and a message without a source is not its own", () => {
  const { frame, received, post } = listen();
  const { contentWindow } = frame;
  // As browsers have it; jsdom keeps the window.
  Object.defineProperty(frame, "contentWindow", { value: null });
  post({ hello: "closed" }, { source: contentWindow });
  post({ hello: "nobody" }, { source: null });
  expect(received).toEqual([]);
});

test("a parser by hand is a schema too: null is no message", () => {
  const schema = messageSchema((data) => (data === "hi" ? { hello: "hi" } : null));
  const { received, post } = listen(schema as typeof Hello);
  for (const data of ["hi", "ho", null]) post(data);
  expect(received).toEqual([{ hello: "hi" }]);
});

describe("hostile messages", () => {
  const hostileOrigins = [
    "",
    "null",
    "*",
    "http://bank.example",
    "https://bank.example:8443",
    "https://bank.example/",
    "https://bank.example.evil.example",
    "https://evil.example/https://bank.example",
    "https://BANK.example",
    "https://sub.bank.example",
    " https://bank.example",
  ];
  const windows: [string, () => Window | null][] = [
    ["no window", () => null],
    ["the page itself", () => window],
    ["another frame", () => document.body.appendChild(document.createElement("iframe")).contentWindow],
  ];
  const bodies = [
    null,
    undefined,
    0,
    "",
    "hello",
    '{"hello":"a"}',
    [],
    [{ hello: "a" }],
    {},
    { hello: 1 },
    { hello: null },
  ];

  test("of every origin, window and shape, alone and together, none is passed on", () => {
    const { frame, received, post } = listen();
    const good = { hello: "a" };
    let count = 0;
    const hostile = (data: unknown, more: MessageEventInit) => {
      count++;
      post(data, more);
    };
    for (const origin of [...origins, ...hostileOrigins])
      for (const source of [() => frame.contentWindow, ...windows.map(([, window]) => window)])
        for (const data of [good, ...bodies]) {
          const from = { origin, source: source() };
          if (data === good && origins.includes(origin) && from.source === frame.contentWindow) continue;
          hostile(data, from);
        }
    expect(count).toBeGreaterThan(500);
    expect(received).toEqual([]);
    post(good);
    expect(received).toEqual([good]);
  });

  test("an opaque origin is refused although it is on the list", () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    const received: unknown[] = [];
    stops.push(
      listenToFrame({ frame, origins: ["null"], schema: Hello, onMessage: (message) => received.push(message) }),
    );
    dispatchEvent(new MessageEvent("message", { data: { hello: "a" }, source: frame.contentWindow, origin: "null" }));
    expect(received).toEqual([]);
  });
});
