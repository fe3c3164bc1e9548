import type { CDPSession } from "@playwright/test";

/** From now on the browser counts the work of the page's main thread in CPU time, which other programs do not lengthen. */
export async function countWork(session: CDPSession): Promise<void> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
}

/** Milliseconds of CPU that the main thread has worked since the page was opened. */
export const workOf = async (session: CDPSession): Promise<number> => (await partsOfWork(session)).all;

/** What the browser says of its main thread, in milliseconds of CPU; what is left of `all` is parsing, compiling, paint and tasks. */
export interface WorkParts {
  all: number;
  script: number;
  style: number;
  layout: number;
}

/** The parts of the work since the page was opened. NaN for one that the browser does not name. */
export async function partsOfWork(session: CDPSession): Promise<WorkParts> {
  const { metrics } = await session.send("Performance.getMetrics");
  const duration = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1_000;
  return {
    all: duration("TaskDuration"),
    script: duration("ScriptDuration"),
    style: duration("RecalcStyleDuration"),
    layout: duration("LayoutDuration"),
  };
}
