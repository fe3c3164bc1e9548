import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { keepConsent } from "../support/consent";
import { firstRender } from "../support/first-render";
import { allChunks } from "./weigh";

/** It ends a page that hangs, in milliseconds; it does not time one that works beside two other programs. */
const hangMs = 120_000;

/** A page in a context of its own, which the caller closes. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(hangMs);
  return context.newPage();
}

/**
 * Opens a page, whose visitor has accepted all, and waits until it fetches nothing more by itself: what measures the page comes last,
 * some time after all else.
 * `address`: a whole one, with its origin. Returns the name of that script.
 */
export async function openAtRest(page: Page, address: string): Promise<string> {
  const [last] = allChunks(".next").filter(({ text }) => text.includes("interactionId"));
  if (!last) throw new Error("No script of the build measures the page.");
  await firstRender(address);
  await keepConsent(page.context(), true);
  const measures = page.waitForEvent("requestfinished", (request) => request.url().endsWith(last.name));
  // biome-ignore lint/nursery/noPlaywrightNetworkidle: a budget is that of a page at rest
  await page.goto(address, { waitUntil: "networkidle" });
  await measures;
  return last.name;
}
