import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium as launch } from "../support/chromium";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { openAtRest } from "./at-rest";

/** What the lobby may take until all is quiet, unscrolled and untouched: every request, and every byte on the wire. */
const budget = { requests: 45, bytes: 400_000, before: 16 };

const devices = [
  { device: "a phone", width: 390, height: 844, deviceScaleFactor: 2.625 },
  { device: "a desktop", width: 1440, height: 900, deviceScaleFactor: 1 },
] as const;

let environment: TestEnvironment;
let browser: Browser;
beforeAll(async () => {
  environment = await startEnvironment();
  browser = await chromium.launch(launch);
  // The sandbox draws its art when it is first asked for.
  for (const device of devices) await openLobby(device);
});
afterAll(async () => {
  await browser?.close();
  await environment?.stop();
});

async function openLobby({ width, height, deviceScaleFactor }: (typeof devices)[number]) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, isMobile: width < 768 });
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
  await openAtRest(page, `${environment.site.origin}/en-UN/online-casino`);
  const paintedAt = await page.evaluate(() => performance.timeOrigin + Number(Reflect.get(window, "largestPaint")));
  await context.close();
  return { requests: started.length, bytes, before: started.filter((at) => at < paintedAt).length };
}

test.each(devices)("on $device the lobby keeps its budget of requests and bytes", async (device) => {
  // Each load in a new browser profile, with nothing in its cache.
  const loads = [await openLobby(device), await openLobby(device), await openLobby(device)];
  const median = (of: keyof typeof budget) => loads.map((load) => load[of]).sort((a, b) => a - b)[1];
  const [requests, bytes, before] = [median("requests"), median("bytes"), median("before")];
  console.log(`lobby on ${device.device}: ${requests} requests, ${bytes} B, ${before} before the largest paint`);
  expect(before).toBeGreaterThan(5);
  expect(requests).toBeGreaterThan(before ?? 0);
  expect(requests).toBeLessThanOrEqual(budget.requests);
  expect(bytes).toBeLessThanOrEqual(budget.bytes);
  expect(before).toBeLessThanOrEqual(budget.before);
});
