import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium as launch } from "../support/chromium";
import { type House, startHouse } from "../support/processes";

const budgets = { requests: 45, bytes: 400_000, beforeLargestPaint: 16 };

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await startHouse();
  browser = await chromium.launch(launch);
});
afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

test.each([
  ["a phone", { width: 390, height: 844 }, 2.625],
  ["a desktop", { width: 1440, height: 900 }, 1],
])(
  "on %s the lobby takes at most 45 requests and 400 KB until all is quiet, 16 of them before its largest paint",
  async (device, viewport, deviceScaleFactor) => {
    const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile: viewport.width < 768 });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const started: number[] = [];
    let bytes = 0;
    session.on("Network.requestWillBeSent", ({ wallTime }) => started.push(wallTime * 1_000));
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    // biome-ignore lint/suspicious/noPlaywrightNetworkidle: the budget is that of a page at rest
    await page.goto(`${house.site.origin}/en-UN/online-casino`, { waitUntil: "networkidle" });
    const paintedAt = await page.evaluate(() => performance.timeOrigin + Number(Reflect.get(window, "largestPaint")));
    const before = started.filter((at) => at < paintedAt).length;
    console.log(`lobby on ${device}: ${started.length} requests, ${bytes} B, ${before} before the largest paint`);
    expect(paintedAt).toBeGreaterThan(0);
    expect(started.length).toBeGreaterThan(10);
    expect(started.length).toBeLessThanOrEqual(budgets.requests);
    expect(bytes).toBeLessThanOrEqual(budgets.bytes);
    expect(before).toBeLessThanOrEqual(budgets.beforeLargestPaint);
    await context.close();
  },
);
