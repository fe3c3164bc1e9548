import { expect, test } from "vitest";
import { SportsbookMessage } from "./schema";

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
])("%j is no message, least of all with a figure in it", (data) => {
  expect(read(data)).toBeNull();
});
