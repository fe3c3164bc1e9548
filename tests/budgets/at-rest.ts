import type { Page } from "@playwright/test";
import { allChunks } from "./weigh";

/**
 * Opens a page and waits until it fetches nothing more by itself: what measures the page comes last, some time after all else.
 * Returns the name of that script.
 */
export async function openAtRest(page: Page, address: string): Promise<string> {
  const [last] = allChunks(".next").filter(({ text }) => text.includes("interactionId"));
  if (!last) throw new Error("No script of the build measures the page.");
  const measures = page.waitForEvent("requestfinished", (request) => request.url().endsWith(last.name));
  // biome-ignore lint/nursery/noPlaywrightNetworkidle: a budget is that of a page at rest
  await page.goto(address, { waitUntil: "networkidle" });
  await measures;
  return last.name;
}
