import { expect, test } from "vitest";
import { leftMs, nextPace, type Pace, timeLeft } from "./time-left";

const after = (...news: [at: number, sent: number][]) =>
  news.reduce<Pace | null>((pace, [at, sent]) => nextPace(pace, at, sent), null);
const left = (...news: [at: number, sent: number][]) => {
  const pace = after(...news);
  return pace && leftMs(pace);
};

test("the time left is known from the second piece of news on", () => {
  expect(left([0, 0.1])).toBeNull();
  expect(left([0, 0], [1_000, 0.1])).toBe(9_000);
});

test("a line that became slower counts more than what lies back", () => {
  const steady = left([0, 0], [1_000, 0.1], [2_000, 0.2]) ?? 0;
  const slower = left([0, 0], [1_000, 0.1], [2_000, 0.11]) ?? 0;
  expect(steady).toBeCloseTo(8_000);
  // A second counts as much as the half that lies back two seconds allows: 0.89 of the file at 0.0736 a second.
  expect(slower).toBeCloseTo(12_087, -1);
});

test("a line that stands still makes the time left longer, and one on which nothing has moved yet says nothing", () => {
  expect(left([0, 0], [1_000, 0.1], [2_000, 0.1])).toBeCloseTo(12_728, -1);
  expect(left([0, 0], [1_000, 0])).toBeNull();
});

test("news counts from a tenth of a second on", () => {
  expect(left([0, 0], [99, 0.1])).toBeNull();
  expect(left([0, 0], [100, 0.1])).toBeCloseTo(900);
});

test("after a step back it is measured anew, and news in the same moment says nothing", () => {
  expect(left([0, 0], [1_000, 0.5], [2_000, 0.4])).toBeNull();
  expect(left([0, 0], [5, 0.9])).toBeNull();
});

test.each([
  [1, "5 seconds"],
  [12_000, "15 seconds"],
  [58_000, "1 minute"],
  [61_000, "2 minutes"],
])("%i ms are said as %s", (ms, text) => {
  expect(timeLeft(ms, "en")).toBe(text);
});
