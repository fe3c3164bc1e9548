import { type Browser, type CDPSession, type Page, chromium as playwright } from "@playwright/test";
import { chromium } from "../support/chromium";

export const phone = { width: 390, height: 844, deviceScaleFactor: 2.625 } as const;
export const desktop = { width: 1440, height: 900, deviceScaleFactor: 1 } as const;
export type Device = typeof phone | typeof desktop;

/** Lighthouse's "slow 4G", as it is applied to single requests: bytes per second, milliseconds. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};

export const openBrowser = (): Promise<Browser> => playwright.launch(chromium);

/** Runs in a new browser profile, with nothing in its cache. */
export async function runInNewPage<Result>(
  browser: Browser,
  { width, height, deviceScaleFactor }: Device,
  run: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, isMobile: width < 768 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    return await run(page, session);
  } finally {
    await context.close();
  }
}

/** From now on the page loads as over a slow line. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.emulateNetworkConditions", slowLine);
}

export interface LargestPaint {
  /** Milliseconds from the start of the navigation. */
  at: number;
  /** The address of the picture, or the name of the element. */
  what: string;
}

/** Notes the largest paint of the page that opens next. */
export async function watchLargestPaint(page: Page): Promise<() => Promise<LargestPaint>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { url?: string; element?: Element }) | undefined;
      if (last)
        Object.assign(window, { largestPaint: { at: last.startTime, what: last.url || last.element?.tagName } });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "largestPaint") as LargestPaint);
}
