import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import {
  type Device,
  type LargestPaint,
  openBrowser,
  phone,
  runInNewPage,
  slowDown,
  watchLargestPaint,
} from "../browser";
import { compare, type Figure } from "../figure";
import { readFirstScreen } from "../first-screen";
import { interleave } from "../rounds";
import { startBare, temporaryFile } from "../servers";
import { sharedEnvironment } from "../shared-environment";

/** No later paint is waited for, in milliseconds after the load event. */
const settleMs = 1_500;

const pages = { home: "/en-UN", lobby: "/en-UN/online-casino" } as const;
/** Where paid clicks arrive: never later than the home page. */
const campaignPages = {
  "campaign page": "/en-UN/promo/first-orbit",
  "landing page": "/en-UN/landing/live-tables",
} as const;

/**
 * When the largest paint comes on a slow line: of home and lobby against a bare page with the same pictures, headings and font, of campaign
 * pages against the home page.
 */
export async function measureLargestPaint(): Promise<Figure[]> {
  const environment = await sharedEnvironment();
  const browser = await openBrowser();
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages))
    figures.push(await comparePage(browser, name, environment.site.origin + path));
  for (const [name, path] of Object.entries(campaignPages))
    figures.push(await compareWithHome(browser, name, environment.site.origin, path));
  await browser.close();
  return figures;
}

async function compareWithHome(browser: Browser, name: string, origin: string, path: string): Promise<Figure> {
  const { at, withElements } = watchPaints(browser);
  const [product, reference] = [origin + path, origin + pages.home];
  // The first request of a page renders it and compresses it quickly.
  for (const address of [product, reference, product, reference]) await at(address)();
  const measured = await interleave({ product: at(product), reference: at(reference) });
  const figure = compare({
    name: `largest paint of a ${name} against the home page, on a phone`,
    ...measured,
    limit: 1,
    unit: "ms",
  });
  return withElements(figure, product, reference);
}

async function comparePage(browser: Browser, name: string, address: string): Promise<Figure> {
  const firstScreen = await runInNewPage(browser, phone, async (page) => {
    await page.goto(address, { waitUntil: "load" });
    await setTimeout(settleMs);
    return readFirstScreen(page);
  });
  const bare = await startBare({ FIRST_SCREEN: temporaryFile("first-screen.json", JSON.stringify(firstScreen)) });
  const bareAddress = `${bare.origin}/first-screen/${name}`;
  const { at, withElements } = watchPaints(browser);
  await at(bareAddress)();
  const { product, reference } = await interleave({ product: at(address), reference: at(bareAddress) });
  await bare.stop();
  const figure = compare({
    name: `largest paint of the ${name} on a phone`,
    product,
    reference,
    limit: 1.25,
    unit: "ms",
  });
  return withElements(figure, address, bareAddress);
}

/** The times of paints on a phone, and which element was the largest at each address. */
function watchPaints(browser: Browser) {
  const painted = new Map<string, string>();
  return {
    at: (address: string) => async () => {
      const paint = await paintOf(browser, phone, address);
      painted.set(address, paint.what);
      return paint.at;
    },
    withElements: (figure: Figure, product: string, reference: string): Figure => ({
      ...figure,
      detail: `${figure.detail}; ${shorten(painted.get(product))} against ${shorten(painted.get(reference))}`,
    }),
  };
}

function paintOf(browser: Browser, device: Device, address: string): Promise<LargestPaint> {
  return runInNewPage(browser, device, async (page, session) => {
    await slowDown(session);
    const largestPaint = await watchLargestPaint(page);
    await page.goto(address, { waitUntil: "load" });
    await setTimeout(settleMs);
    return largestPaint();
  });
}

const shorten = (what = "") => what.replace(/^.*\/images\//, "").slice(0, 60);
