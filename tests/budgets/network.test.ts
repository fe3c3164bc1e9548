import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium as launch } from "../support/chromium";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { openAtRest } from "./at-rest";

/** What a page may take until all is quiet, unscrolled and untouched: every request, and every byte on the wire. */
const budget = { requests: 45, bytes: 400_000, before: 16 };

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  "large desktop": { viewport: { width: 1920, height: 900 }, deviceScaleFactor: 1 },
} as const;

/** `firstRow`: pictures of games before the largest paint, where one of them is the largest. */
const pages = {
  home: { path: "/en-UN", firstRow: 0 },
  lobby: { path: "/en-UN/online-casino", firstRow: 0 },
  category: { path: "/en-UN/online-casino/popular", firstRow: 6 },
} as const;

type PageName = keyof typeof pages;
type DeviceName = keyof typeof devices;
const cases = (Object.keys(pages) as PageName[]).flatMap((page) =>
  (Object.keys(devices) as DeviceName[]).map((device) => ({ page, device })),
);

let environment: TestEnvironment;
let browser: Browser;
beforeAll(async () => {
  environment = await startEnvironment();
  browser = await chromium.launch(launch);
  // The sandbox draws its art when it is first asked for.
  for (const each of cases) await open(each);
});
afterAll(async () => {
  await browser?.close();
  await environment?.stop();
});

async function open({ page: name, device }: { page: PageName; device: DeviceName }) {
  const context = await browser.newContext(devices[device]);
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
  await openAtRest(page, environment.site.origin + pages[name].path);
  const paintedAt = await page.evaluate(() => performance.timeOrigin + Number(Reflect.get(window, "largestPaint")));
  await context.close();
  return { requests: started.length, bytes, before: started.filter((at) => at < paintedAt).length };
}

test.each(cases)(
  "the $page page on a $device keeps its budget of requests and bytes",
  // What starts before a paint depends on what else the machine does.
  { retry: 2 },
  async (each) => {
    const { requests, bytes, before } = await open(each);
    console.log(
      `${each.page} on a ${each.device}: ${requests} requests, ${bytes} B, ${before} before the largest paint`,
    );
    expect(before).toBeGreaterThan(5);
    expect(requests).toBeGreaterThan(before);
    expect(requests).toBeLessThanOrEqual(budget.requests);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(before).toBeLessThanOrEqual(budget.before + pages[each.page].firstRow);
  },
);
