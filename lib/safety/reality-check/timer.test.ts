import { expect, test } from "vitest";
import { isDue, isRunning, timerPollMs } from "./timer";

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

test("they are read every 60 seconds [ACT-006]", () => {
  expect(timerPollMs).toBe(60_000);
});
