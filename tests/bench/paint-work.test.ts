import { expect, test } from "vitest";
import { marks, workIn } from "./paint-work";

const at = { pid: 1, tid: 1 };
const mark = (name: string, ts: number) => ({ ...at, name, ph: "I", ts });
const task = (ts: number, tdur: number, other = {}) => ({
  ...at,
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  ts,
  tdur,
  ...other,
});

test("the work is that of the main thread's tasks between the two marks, in milliseconds", () => {
  const events = [
    task(10, 900),
    mark(marks.from, 100),
    task(200, 4_000),
    task(5_000, 500, { tid: 2 }),
    task(5_000, 500, { pid: 2 }),
    task(5_000, 500, { name: "FunctionCall" }),
    task(6_000, 1_500),
    mark(marks.until, 8_000),
    task(8_100, 30_000),
  ];
  expect(workIn(events)).toBe(5.5);
});

test("without both marks there is no figure", () => {
  expect(workIn([mark(marks.from, 1), task(2, 3)])).toBeNaN();
});
