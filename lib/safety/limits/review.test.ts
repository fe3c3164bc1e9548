// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { isReviewDue, lastReview, noteReviewed } from "./review";

const [may, june, july] = ["2026-05-01T10:00:00.000Z", "2026-06-01T10:00:00.000Z", "2026-07-01T10:00:00.000Z"] as const;
const set = (...moments: (string | null)[]) => moments.map((updatedAt) => ({ updatedAt }));

beforeEach(() => localStorage.clear());

test.each([
  ["the limit that was set last", set(may, june, null), null, june],
  ["the first deposit, without a limit", set(null, null), may, may],
  ["a limit that was set after the first deposit", set(july), may, july],
  ["nothing, where neither happened", set(null), null, null],
  ["what can be read as a moment", set("soon", may), "never", may],
])("limits are reviewed every so often from %s on", (_since, limits, firstDeposit, last) => {
  expect(lastReview("P1", limits, firstDeposit)).toBe(last === null ? null : Date.parse(last));
});

test("who says that their limits are right has reviewed them; nobody else of this browser has", () => {
  noteReviewed("P1", Date.parse(july));
  noteReviewed("P2", Date.parse(june));
  expect(lastReview("P1", set(may), null)).toBe(Date.parse(july));
  expect(lastReview("P2", set(may), null)).toBe(Date.parse(june));
  expect(lastReview("P3", set(may), null)).toBe(Date.parse(may));
  expect(lastReview("P3", set(null), null)).toBeNull();
  noteReviewed("P1", Date.parse(may));
  expect(lastReview("P1", set(june), null)).toBe(Date.parse(june));
});

test("a review is due to the day so many months after the last, and never without one", () => {
  const last = Date.parse(may);
  const later = Date.parse("2026-11-01T10:00:00.000Z");
  expect(isReviewDue(last, 6, later - 86_400_000)).toBe(false);
  expect(isReviewDue(last, 6, later + 86_400_000)).toBe(true);
  const due = new Date(last).setMonth(new Date(last).getMonth() + 6);
  expect([isReviewDue(last, 6, due - 1), isReviewDue(last, 6, due)]).toEqual([false, true]);
  expect(isReviewDue(null, 6, later)).toBe(false);
});
