import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium as launch } from "../support/chromium";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { newPage, openAtRest } from "./at-rest";

/** The limits of a page until the network is idle, without scroll or input: every request, and every byte on the wire. */
const usual = { requests: 45, bytes: 400_000 };
/** A list of the widest screens has ten columns: three rows are thirty pictures (docs/decisions/0084). */
const ofTenColumns = { requests: 52, bytes: 480_000 };

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  "large desktop": { viewport: { width: 1920, height: 900 }, deviceScaleFactor: 1 },
} as const;

const pages = { home: "/en-UN", lobby: "/en-UN/online-casino", category: "/en-UN/online-casino/popular" } as const;

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
  // The sandbox draws its art on the first request.
  for (const each of cases) await open(each);
});
afterAll(async () => {
  await browser?.close();
  await environment?.stop();
});

async function open({ page: name, device }: { page: PageName; device: DeviceName }) {
  const page = await newPage(browser, devices[device]);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let requests = 0;
  let bytes = 0;
  session.on("Network.requestWillBeSent", () => {
    requests++;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await openAtRest(page, environment.site.origin + pages[name]);
  await page.context().close();
  return { requests, bytes };
}

test.each(cases)("the $page page on a $device keeps its budget of requests and bytes", async (each) => {
  const most = each.page === "category" && each.device === "large desktop" ? ofTenColumns : usual;
  const { requests, bytes } = await open(each);
  console.log(`${each.page} on a ${each.device}: ${requests} requests, ${bytes} B`);
  expect(requests).toBeGreaterThan(10);
  expect(requests).toBeLessThanOrEqual(most.requests);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(most.bytes);
});
