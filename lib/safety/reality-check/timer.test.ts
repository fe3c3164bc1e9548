import { expect, test } from "vitest";
import { isDue, isRunning, isRunOut, timerPollMs } from "./timer";

test.each([
  ["that are not known", undefined, false, true],
  ["of a reality check that is off", null, false, false],
  ["that are left", 1, false, true],
  ["of which a part is left", 0.5, false, true],
  ["that are over", 0, true, false],
  ["that were over before", -1, true, false],
])("minutes %s [ACT-005, ACT-007]", (_which, minutes, due, runs) => {
  expect([isDue(minutes), isRunning(minutes)]).toEqual([due, runs]);
});

test.each([
  ["that were read after the failure", 1, 600_000, 0, false],
  ["that have not passed at the failure", 2, 0, 119_999, false],
  ["that have passed at the failure", 2, 0, 120_000, true],
  ["of a reality check that is off", null, 0, 600_000, false],
  ["that were never read", undefined, 0, 600_000, false],
])("minutes %s have run out: %#, %s", (_which, minutes, readAtMs, failedAtMs, isOver) => {
  expect(isRunOut(minutes, readAtMs, failedAtMs)).toBe(isOver);
});

test("they are read every 60 seconds [ACT-006]", () => {
  expect(timerPollMs).toBe(60_000);
});
