// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { chooseLockHours, isLockedNow, isWithin, readLockHours } from "./queries";

beforeEach(() => localStorage.clear());

const at = (hour: number, minute = 0) => new Date(2026, 10, 26, hour, minute);
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const lockedIn = (from: number, to: number) => hours.filter((hour) => isWithin({ from, to }, at(hour, 30)));

test("they begin with an hour and end with the beginning of another, also over midnight", () => {
  expect(lockedIn(9, 12)).toEqual([9, 10, 11]);
  expect(lockedIn(22, 2)).toEqual([0, 1, 22, 23]);
  expect(lockedIn(1, 0)).toEqual(hours.filter((hour) => hour !== 0));
  expect(isWithin({ from: 22, to: 6 }, at(22))).toBe(true);
  expect(isWithin({ from: 22, to: 6 }, at(6))).toBe(false);
});

test("outside of them they are changed and taken away; within them nothing is", () => {
  expect(isLockedNow(at(23))).toBe(false);
  expect(chooseLockHours({ from: 22, to: 6 }, at(21, 59))).toBe(true);
  expect(isLockedNow(at(23))).toBe(true);
  for (const wanted of [null, { from: 22, to: 23 }]) expect(chooseLockHours(wanted, at(23))).toBe(false);
  expect(readLockHours()).toEqual({ from: 22, to: 6 });
  expect(chooseLockHours({ from: 1, to: 2 }, at(12))).toBe(true);
  expect(isLockedNow(at(23))).toBe(false);
  expect(chooseLockHours(null, at(12))).toBe(true);
  expect(readLockHours()).toBeNull();
});

test("where the browser keeps nothing, they are not taken", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(chooseLockHours({ from: 22, to: 6 }, at(12))).toBe(false);
  full.mockRestore();
});

describe("what somebody else left in storage is none", () => {
  test.each([
    { from: 5, to: 5 },
    { from: -1, to: 3 },
    { from: 2, to: 24 },
    { from: "2", to: 3 },
    { from: 1.5, to: 3 },
    null,
  ])("%j", (value) => {
    localStorage.setItem("lock-hours", JSON.stringify({ v: 1, value }));
    expect(readLockHours()).toBeNull();
  });
});
