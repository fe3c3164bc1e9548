// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";

const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
let report: typeof import("./report").report;

beforeEach(async () => {
  vi.resetModules();
  sendBeacon.mockReset();
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  history.replaceState(null, "", "/en-UN/online-casino?code=secret#login");
  ({ report } = await import("./report"));
});

const sent = () => sendBeacon.mock.calls.map(([address, body]) => ({ address, ...JSON.parse(body) }));
const failure = (message: string, stack = "") => Object.assign(new TypeError(message), { stack });

test("a failure goes to our own server, with its place and the reference that is shown [ERR-027]", () => {
  const stack = "TypeError: a\n    at f (https://play.example/_next/static/chunks/0di4gv5w.js:1:204)\n    at /x.js:7:1";
  const reference = report(failure("it broke", stack));
  expect(sent()).toEqual([
    {
      address: "/api/report",
      kind: "error",
      reference,
      page: "/en-UN/online-casino",
      name: "TypeError",
      message: "it broke",
      frames: ["0di4gv5w.js:1:204", "x.js:7:1"],
    },
  ]);
  expect(reference).toMatch(/^\w{4,12}$/);
});

test("the same failure is reported once per page load, under one reference", () => {
  const references = [failure("a"), failure("a"), failure("b")].map(report);
  expect(references[0]).toBe(references[1]);
  expect(references[2]).not.toBe(references[0]);
  expect(sent()).toHaveLength(2);
});

test("what somebody has dealt with is not reported [ERR-028]", async () => {
  const { markHandled } = await import("@/lib/core/http/handled-errors");
  expect(report(markHandled(failure("a")))).toMatch(/^\w{4,12}$/);
  expect(sent()).toEqual([]);
  report(failure("a"));
  expect(sent()).toHaveLength(1);
});

test("a page with ever new errors reports ten of them", () => {
  const kept = vi.spyOn(Map.prototype, "set");
  for (let kind = 0; kind < 30; kind++) report(failure(`kind ${kind}`));
  expect(sent()).toHaveLength(10);
  expect(kept, "nothing is kept of what is not heard").toHaveBeenCalledTimes(10);
});

test("what the server has logged under its digest is not reported again", () => {
  expect(report(Object.assign(new Error("a"), { digest: "4021" }))).toBe("4021");
  expect(sent()).toEqual([]);
});

test.each([
  ["an e-mail address", "no account for mika@example.com", "no account for …"],
  ["a token", "bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "bad …"],
  ["a long number", "player 12345678 is away", "player … is away"],
])("%s does not leave the browser [ERR-031]", (_what, message, reported) => {
  report(failure(message));
  expect(sent()[0].message).toBe(reported);
});

test.each([undefined, null, "a text", 7, {}, Symbol("x")])("whatever was thrown is reported: %s", (thrown) => {
  expect(() => report(thrown)).not.toThrow();
  expect(sent()).toMatchObject([{ name: "Error" }]);
});

describe("nothing is sent, and nothing breaks", () => {
  test("without a connection: a request that fails would be a failure of its own", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    report(failure("a"));
    expect(sent()).toEqual([]);
  });

  test("in a browser that has no beacons", () => {
    Object.defineProperty(navigator, "sendBeacon", { value: undefined, configurable: true });
    expect(() => report(failure("a"))).not.toThrow();
  });
});

test("what nobody catches is reported", async () => {
  const { listenForErrors } = await import("./report");
  listenForErrors();
  dispatchEvent(new ErrorEvent("error", { error: failure("uncaught"), message: "uncaught" }));
  dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: failure("rejected") }));
  expect(sent().map(({ message }) => message)).toEqual(["uncaught", "Script error.", "rejected"]);
});
