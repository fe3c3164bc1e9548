import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { type Device, desktop, openBrowser, phone, runInNewPage, watchLargestPaint } from "../browser";
import { type Figure, median, plain } from "../figure";
import { sharedEnvironment } from "../shared-environment";

const settleMs = 1_500;
const limit = 16;

const pages = { home: "/en-UN", lobby: "/en-UN/online-casino", category: "/en-UN/online-casino/slots" } as const;
const devices = { phone, desktop } as const;

interface Counted {
  requests: number;
  /** The pictures of the grid's first row. */
  firstRow: number;
}

/** Measures the requests that a page starts before its largest paint. A category may load the pictures of its first row besides. */
export async function measureRequests(): Promise<Figure[]> {
  const environment = await sharedEnvironment();
  const browser = await openBrowser();
  const figures: Figure[] = [];
  for (const [page, path] of Object.entries(pages))
    for (const [name, device] of Object.entries(devices)) {
      const address = environment.site.origin + path;
      // The sandbox draws its pictures when they are first requested.
      await count(browser, device, address);
      const loads: Counted[] = [];
      for (let round = 0; round < 5; round++) loads.push(await count(browser, device, address));
      const requests = loads.map((load) => load.requests);
      const firstRow = page === "category" ? median(loads.map((load) => load.firstRow)) : 0;
      const detail = `rounds: ${requests.join(", ")}${firstRow ? `; first row: ${firstRow}` : ""}`;
      figures.push(plain(`${page} on a ${name}`, median(requests), limit + firstRow, "requests", detail));
    }
  await browser.close();
  return figures;
}

function count(browser: Browser, device: Device, address: string): Promise<Counted> {
  return runInNewPage(browser, device, async (page, session) => {
    const started: number[] = [];
    session.on("Network.requestWillBeSent", ({ wallTime }) => started.push(wallTime * 1_000));
    const largestPaint = await watchLargestPaint(page);
    await page.goto(address, { waitUntil: "load" });
    await setTimeout(settleMs);
    const { at } = await largestPaint();
    const paintedAt = at + (await page.evaluate(() => performance.timeOrigin));
    const firstRow = await page.evaluate(() => {
      const tops = [...document.querySelectorAll("main li img")].map((image) => image.getBoundingClientRect().top);
      return tops.filter((top) => Math.abs(top - Math.min(...tops)) < 1).length;
    });
    return { requests: started.filter((time) => time < paintedAt).length, firstRow };
  });
}
