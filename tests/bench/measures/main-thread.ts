import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { desktop, openBrowser, runInNewPage } from "../browser";
import { compare, type Figure } from "../figure";
import { interleave } from "../rounds";
import { startBare } from "../servers";
import { sharedEnvironment } from "../shared-environment";

/** The time after the load event in which scripts still count, in milliseconds. */
const settleMs = 1_200;

/** Measures the work of a browser's main thread for a page, in CPU time, which other programs do not lengthen. */
export async function measureMainThread(): Promise<Figure[]> {
  const environment = await sharedEnvironment();
  const bare = await startBare();
  const browser = await openBrowser();
  const pages = { product: `${environment.site.origin}/en-UN/online-casino`, reference: bare.origin };
  for (const address of Object.values(pages)) await taskTime(browser, address);
  const { product, reference } = await interleave({
    product: () => taskTime(browser, pages.product),
    reference: () => taskTime(browser, pages.reference),
  });
  await browser.close();
  await bare.stop();
  return [compare({ name: "main thread for a lobby", product, reference, limit: 2, unit: "ms" })];
}

/** Milliseconds of CPU of the main thread until 1.2 s after the load event. */
function taskTime(browser: Browser, address: string): Promise<number> {
  return runInNewPage(browser, desktop, async (page, session) => {
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(address, { waitUntil: "load" });
    await setTimeout(settleMs);
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
  });
}
