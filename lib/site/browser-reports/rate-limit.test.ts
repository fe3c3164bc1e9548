import { beforeEach, expect, test, vi } from "vitest";
import { createLimit } from "./rate-limit";

let nowMs = 0;
const onDropped = vi.fn();
const make = () => createLimit({ perAddress: 2, total: 5, windowMs: 1_000 }, onDropped, () => nowMs);

beforeEach(() => {
  nowMs = 0;
  onDropped.mockReset();
});

test("an address has its share, and another one its own", () => {
  const limit = make();
  expect(["a", "a", "a", "b"].map((address) => limit.allows(address))).toEqual([true, true, false, true]);
});

test("the addresses of one IPv6 network share theirs", () => {
  const limit = make();
  const asked = ["2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::3", "2001:db8:0:1::1"];
  expect(asked.map((address) => limit.allows(address))).toEqual([true, true, false, true]);
});

test("all addresses together have theirs", () => {
  const limit = make();
  const allowed = Array.from({ length: 50 }, (_, at) => limit.allows(`address ${at}`)).filter(Boolean);
  expect(allowed).toHaveLength(5);
});

test("the next window starts again, and reports once how many were dropped", () => {
  const limit = make();
  for (let time = 0; time < 6; time++) limit.allows("a");
  nowMs = 999;
  expect(limit.allows("a")).toBe(false);
  nowMs = 1_000;
  expect(limit.allows("a")).toBe(true);
  expect(limit.allows("a")).toBe(true);
  nowMs = 2_000;
  limit.allows("a");
  expect(onDropped.mock.calls).toEqual([[5]]);
});
