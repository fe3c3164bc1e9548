import { expect, test } from "vitest";
import { OpenedFrame, SportsbookMessage } from "./schema";

const read = (data: unknown) => {
  const message = SportsbookMessage.safeParse(data);
  return message.success ? message.data : null;
};

test.each([{ event: "ready" }, { event: "balance-changed" }, { event: "place", path: "/football" }])(
  "the frame may say %j",
  (message) => {
    expect(read({ type: "sportsbook", ...message })).toEqual(message);
  },
);

test.each([
  null,
  "ready",
  { event: "ready" },
  { type: "cashier", event: "ready" },
  { type: "sportsbook", event: "place" },
  { type: "sportsbook", event: "place", path: 7 },
  { type: "sportsbook", event: "ready", path: "/football" },
  { type: "sportsbook", event: "balance-changed", balance: "1000.00" },
  { type: "sportsbook", event: "balance", totalBalance: "1000.00" },
  { type: "sportsbook", event: "deposit" },
  { type: "sportsbook", event: "deposit", path: "/football" },
  { type: "sportsbook", event: "place", path: "/football", balance: "1000.00" },
])("%j is no message, least of all with a figure in it", (data) => {
  expect(read(data)).toBeNull();
});

test("an opened frame has an address and says whether the player is known there", () => {
  const opened = { url: "https://sportsbook.example/frame", isKnown: false };
  expect(OpenedFrame.safeParse(opened)).toMatchObject({ success: true, data: opened });
});

test.each([null, "https://sportsbook.example", {}, { url: "https://sportsbook.example" }, { url: 7, isKnown: true }])(
  "%j opens no frame",
  (value) => {
    expect(OpenedFrame.safeParse(value).success).toBe(false);
  },
);

test("whether the player is known is yes or no", () => {
  expect(OpenedFrame.safeParse({ url: "https://sportsbook.example", isKnown: "yes" }).success).toBe(false);
});
