import { expect, test } from "vitest";
import { formatTimeUntil } from "./time-until";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const after = (ms: number, tag = "en") => formatTimeUntil(1_000_000 + ms, 1_000_000, tag);

test.each([
  [1_493 * day, "in 4 years"],
  [732 * day, "in 2 years"],
  [732 * day - 1, "in 23 months"],
  [124 * day, "in 4 months"],
  [124 * day - 1, "in 123 days"],
  [9 * day + 5 * hour, "in 9 days"],
  [2 * day, "in 2 days"],
  [2 * day - 1, "in 47 hours"],
  [2 * hour, "in 2 hours"],
  [2 * hour - 1, "in 119 minutes"],
  [minute + 1, "in 1 minute"],
  [1, "in 1 minute"],
])("%i ms before it: %s", (ms, words) => {
  expect(after(ms)).toBe(words);
});

test("nothing at its time, after it, and for a time that is none", () => {
  expect([after(0), after(-day), after(Number.NaN)]).toEqual([null, null, null]);
});

test("it is written in the language of the page", () => {
  expect([after(3 * hour, "de"), after(3 * hour, "fi"), after(3 * day, "ja")]).toEqual([
    "in 3 Stunden",
    "3 tunnin päästä",
    "3 日後",
  ]);
});
