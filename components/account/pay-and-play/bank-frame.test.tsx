import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slowMs } from "@/components/ui/use-slow";
import { loadAllMessages } from "@/tests/support/messages";
import { BankFrame } from "./bank-frame";

const grant = { code: "any code: 1", sessionId: "s1" };
let received: unknown[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await loadAllMessages();
  received = [];
  render(
    <BankFrame
      address="https://bank.example/pay?id=1"
      onMessage={(message) => received.push(message)}
      onLeave={() => {}}
    />,
  );
});
afterEach(() => void vi.useRealTimers());

const frame = () => screen.getByTitle<HTMLIFrameElement>("Your bank");
function post(data: unknown, more: MessageEventInit = {}) {
  const from = { origin: location.origin, source: frame().contentWindow, ...more };
  act(() => void dispatchEvent(new MessageEvent("message", { data, ...from })));
}

test("a code and a session, or an error, are taken from the frame's own window, from the bank and from our callback page [PNP-007, PNP-012, PNP-507]", () => {
  const codes = ["1", "x".repeat(2_000), " ", "<script>"].map((code) => ({ ...grant, code }));
  const messages = [grant, ...codes, { error: "cancelled" }, { error: "" }];
  for (const message of messages) post(message);
  post(grant, { origin: "https://bank.example" });
  expect(received).toEqual([...messages, grant]);
});

test.each<[string, unknown, MessageEventInit]>([
  ["another origin", grant, { origin: "https://evil.example" }],
  ["an origin that begins alike", grant, { origin: "https://bank.example.evil.example" }],
  ["no origin", grant, { origin: "null" }],
  ["another window of ours", grant, { source: window }],
  ["no window", grant, { source: null }],
  ["an empty code", { ...grant, code: "" }, {}],
  ["no session", { code: "c" }, {}],
  ["a code that is no text", { ...grant, code: 4 }, {}],
  ["nothing", null, {}],
  ["a text", JSON.stringify(grant), {}],
  ["another message", { type: "round-ended" }, {}],
])("ignored: %s [PNP-010, PNP-506]", (_what, data, more) => {
  post(data, more);
  expect(received).toEqual([]);
});

test("a bank that does not show its page is said to be slow, and can be asked again in a new frame", () => {
  const silent = frame();
  act(() => void vi.advanceTimersByTime(slowMs));
  expect(screen.getByRole("status").textContent).toContain("Nothing is paid twice.");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(frame()).not.toBe(silent);
  post(grant);
  expect(received).toEqual([grant]);
  fireEvent.load(frame());
  expect(screen.queryByRole("status")).toBeNull();
});
