// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { chooseLockHours, isLockedNow, isWithin, readLockHours } from "./queries";

const serverTime = vi.hoisted(() => vi.fn<() => Promise<number | null>>());
vi.mock("@/lib/core/time/server-time", () => ({ serverTime }));

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const at = (hour: number, minute = 0) => new Date(2026, 10, 26, hour, minute).getTime();
const itIs = (hour: number, minute = 0) => void serverTime.mockResolvedValue(at(hour, minute));
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const lockedIn = (from: number, to: number) => hours.filter((hour) => isWithin({ from, to, zone }, at(hour, 30)));

beforeEach(() => {
  localStorage.clear();
  serverTime.mockReset();
});

test("they begin with an hour and end with the beginning of another, also over midnight", () => {
  expect(lockedIn(9, 12)).toEqual([9, 10, 11]);
  expect(lockedIn(22, 2)).toEqual([0, 1, 22, 23]);
  expect(lockedIn(1, 0)).toEqual(hours.filter((hour) => hour !== 0));
  expect(isWithin({ from: 22, to: 6, zone }, at(22))).toBe(true);
  expect(isWithin({ from: 22, to: 6, zone }, at(6))).toBe(false);
});

test("they are of the time zone in which they were chosen", () => {
  const noon = Date.UTC(2026, 10, 26, 12, 0);
  expect(isWithin({ from: 13, to: 14, zone: "Europe/Berlin" }, noon)).toBe(true);
  expect(isWithin({ from: 13, to: 14, zone: "America/Toronto" }, noon)).toBe(false);
});

test("outside of them they are changed and taken away; within them nothing is, whatever the device's clock says", async () => {
  itIs(21, 59);
  expect(await isLockedNow()).toBe(false);
  expect(await chooseLockHours({ from: 22, to: 6 })).toBe(true);
  expect(await isLockedNow()).toBe(false);
  itIs(23);
  vi.useFakeTimers({ toFake: ["Date"], now: at(12) });
  expect(await isLockedNow()).toBe(true);
  for (const wanted of [null, { from: 22, to: 23 }]) expect(await chooseLockHours(wanted)).toBe(false);
  vi.useRealTimers();
  expect(readLockHours()).toMatchObject({ from: 22, to: 6 });
  itIs(12);
  expect(await chooseLockHours({ from: 1, to: 2 })).toBe(true);
  itIs(23);
  expect(await isLockedNow()).toBe(false);
  itIs(12);
  expect(await chooseLockHours(null)).toBe(true);
  expect(readLockHours()).toBeNull();
});

test("while nobody knows the time they count as begun, whatever the device's clock says, and nothing changes them", async () => {
  itIs(12);
  expect(await chooseLockHours({ from: 22, to: 6 })).toBe(true);
  serverTime.mockResolvedValue(null);
  vi.useFakeTimers({ toFake: ["Date"], now: at(12) });
  expect(await isLockedNow()).toBe(true);
  for (const wanted of [null, { from: 3, to: 4 }]) expect(await chooseLockHours(wanted)).toBe(false);
  vi.useRealTimers();
  expect(readLockHours()).toMatchObject({ from: 22, to: 6 });
  itIs(12);
  expect(await isLockedNow()).toBe(false);
});

test("a device without them asks nobody for the time", async () => {
  expect([await isLockedNow(), await chooseLockHours({ from: 1, to: 2 })]).toEqual([false, true]);
  expect(serverTime).not.toHaveBeenCalled();
});

test("those of an earlier release hold, in the zone of the device", async () => {
  localStorage.setItem("lock-hours", JSON.stringify({ v: 1, value: { from: 22, to: 6 } }));
  itIs(23);
  expect(await isLockedNow()).toBe(true);
});

test("where the browser keeps nothing, they are not taken", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await chooseLockHours({ from: 22, to: 6 })).toBe(false);
  full.mockRestore();
});

describe("what somebody else left in storage is none", () => {
  test.each([
    { from: 5, to: 5 },
    { from: -1, to: 3 },
    { from: 2, to: 24 },
    { from: "2", to: 3 },
    { from: 1.5, to: 3 },
    { from: 2, to: 3, zone: "Nowhere/None" },
    { from: 2, to: 3, zone: 1 },
    null,
  ])("%j", (value) => {
    localStorage.setItem("lock-hours", JSON.stringify({ v: 2, value: value && { zone, ...value } }));
    expect(readLockHours()).toBeNull();
  });
});
