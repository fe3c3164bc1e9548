import { expect, test } from "vitest";
import { HttpError, Unreachable } from "../http/http-errors";
import type { Intent } from "./intent";
import { outcomeOf } from "./outcome";
import { checkTimes, nextCheckMs } from "./schedule";

const intent = (unknownSince: number | null, startedAt = 0, state: Intent["state"] = "unknown") =>
  ({ state, unknownSince, startedAt }) as Intent;

test("what is open is asked about every five seconds for a minute, and then with every read of the balance", () => {
  expect(nextCheckMs([intent(1_000)], 1_000)).toBe(5_000);
  expect(nextCheckMs([intent(1_000)], 60_999)).toBe(5_000);
  expect(nextCheckMs([intent(1_000)], 61_000)).toBe(20_000);
  expect([checkTimes.eager, checkTimes.eagerFor, checkTimes.poll]).toEqual([5_000, 60_000, 20_000]);
});

test("of several the one that was lost last decides; one of which nothing is known yet counts from its start", () => {
  expect(nextCheckMs([intent(0), intent(50_000)], 100_000)).toBe(5_000);
  expect(nextCheckMs([intent(0), intent(10_000)], 100_000)).toBe(20_000);
  expect(nextCheckMs([intent(null, 90_000, "sent")], 100_000)).toBe(5_000);
  expect(nextCheckMs([intent(0, 90_000)], 100_000)).toBe(20_000);
});

test("nothing is asked about when all is settled", () => {
  expect(nextCheckMs([], 0)).toBeNull();
  expect(nextCheckMs([intent(0, 0, "done"), intent(0, 0, "refused")], 0)).toBeNull();
});

test.each([
  [400, "refused"],
  [409, "refused"],
  [499, "refused"],
  [408, "unknown"],
  [425, "unknown"],
  [500, "unknown"],
  [503, "unknown"],
])("the answer %s to the first call says that it is %s", (status, outcome) => {
  expect(outcomeOf(new HttpError(status, {}), false)).toBe(outcome);
  // The call before it may have taken effect.
  expect(outcomeOf(new HttpError(status, {}), true)).toBe("unknown");
});

test("no answer at all says nothing", () => {
  expect(outcomeOf(new Unreachable("network", "/v1"), false)).toBe("unknown");
  expect(outcomeOf(new Error("broken"), false)).toBe("unknown");
});
