import type { CDPSession } from "@playwright/test";

/** From now on the browser counts the work of the page's main thread in CPU time, which other programs do not lengthen. */
export async function countWork(session: CDPSession): Promise<void> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
}

/** Milliseconds of CPU that the main thread has worked since the page was opened. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
}
