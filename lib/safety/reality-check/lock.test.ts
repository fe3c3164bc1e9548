// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { forgetLock, keepLock } from "./lock";

const at = Date.parse("2026-11-25T12:00:00.000Z");
const key = "player:activity-raised";
const put = (value: unknown) => localStorage.setItem(key, JSON.stringify({ v: 1, value }));

beforeEach(() => {
  vi.restoreAllMocks();
  forgetLock();
});

test("the pause begins with the first look, and a later one does not lengthen it", () => {
  expect(keepLock(5, at)).toBe(at + 300_000);
  expect(keepLock(5, at + 1)).toBe(at + 300_000);
  expect(keepLock(5, at + 900_000)).toBe(at + 300_000);
  expect(keepLock(0, at + 900_000)).toBe(at);
});

test("it is that of the other tabs, and outlives a reload", () => {
  put(at);
  expect(keepLock(5, at)).toBe(at + 300_000);
  expect(keepLock(5, at + 60_000)).toBe(at + 300_000);
  keepLock(5, at + 120_000);
  expect(localStorage.getItem(key)).toBe(JSON.stringify({ v: 1, value: at }));
});

test("it begins anew where the clock was set back, and where what is kept is no time", () => {
  put(at);
  expect(keepLock(5, at - 1)).toBe(at - 1 + 300_000);
  expect(keepLock(5, at)).toBe(at - 1 + 300_000);
  forgetLock();
  put("2026-11-25T12:00:00.000Z");
  expect(keepLock(5, at + 7)).toBe(at + 7 + 300_000);
});

test("the next reminder has a pause of its own", () => {
  keepLock(5, at);
  forgetLock();
  expect(localStorage.getItem(key)).toBeNull();
  expect(keepLock(5, at + 600_000)).toBe(at + 900_000);
});

test("it passes too where the browser is full, and the next reminder has one of its own there", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(keepLock(5, at)).toBe(at + 300_000);
  expect(keepLock(5, at + 60_000)).toBe(at + 300_000);
  forgetLock();
  expect(keepLock(5, at + 600_000)).toBe(at + 900_000);
});

test("the pause of a player is not that of the one who signs in after them", () => {
  const player = signedInPlayer("P1");
  dispatchSession({ type: "signed-in", player });
  keepLock(5, at);
  // As the sign-out does.
  localStorage.removeItem(key);
  useSession.setState(unknownSession, true);
  expect(keepLock(5, at + 60_000)).toBe(at + 360_000);
});
