import type { CDPSession } from "@playwright/test";

/** An event of the browser's trace; its times are microseconds, `tdur` those of CPU. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/** Two marks of the page, as `performance.mark` writes them into the trace. */
export const marks = { from: "bench-from", until: "bench-until" } as const;

const task = "ThreadControllerImpl::RunTask";

/** Runs `act`; resolves to the milliseconds of CPU of the tasks that the page's main thread began between its two marks. */
export async function workBetweenMarks(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[])); // the protocol types no event
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing"] },
  });
  await act();
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  session.off("Tracing.dataCollected", collect);
  return workIn(events);
}

/** NaN where a mark is missing. */
export function workIn(events: readonly TraceEvent[]): number {
  const from = events.findLast(({ name }) => name === marks.from);
  const until = events.findLast(({ name }) => name === marks.until);
  if (!from || !until) return Number.NaN;
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === task && ph === "X" && pid === until.pid && tid === until.tid && ts > from.ts && ts < until.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
}
