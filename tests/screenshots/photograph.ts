import type { Browser, Page, Route } from "@playwright/test";
import type { Origins } from "../../.ci/lib/programs.mjs";
import { keepConsent } from "../support/consent";
import { waitForIslands } from "../support/pages";
import type { TestEnvironment } from "../support/processes";
import type { Scene } from "./scene";

export type Theme = "dark" | "light";

export interface Shot {
  scene: Scene;
  locale: string;
  width: number;
  theme: Theme;
  /** Device pixels of a CSS pixel. */
  scale?: number;
  /** Only the first screen. */
  isWindow?: boolean;
}

/** A running site, and the folder of the sources that it was built from. */
export interface Stage {
  folder: string;
  environment: TestEnvironment;
}

/** The day, for what content shows by date; past, so that no token has expired by it. */
const frozenAt = new Date().setUTCHours(0, 0, 0, 0);

/** The maximum height of a WebP picture, in pixels. */
const tallest = 16_383;

const heightOf = (width: number) => (width < 768 ? 844 : width < 1024 ? 1024 : 900);

/** A PNG picture. The browser's clock stands, nothing moves, and what is random is the same each time. */
export async function photograph(
  browser: Browser,
  { folder, environment }: Stage,
  shot: Shot,
  attempt = 1,
): Promise<Buffer> {
  const { scene, locale, width, theme, scale = 1 } = shot;
  const context = await browser.newContext({
    baseURL: environment.site.origin,
    viewport: { width, height: heightOf(width) },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: width < 1024,
  });
  await context.clock.setFixedTime(frozenAt);
  await context.addInitScript(repeatRandomNumbers);
  await keepConsent(context);
  const page = await context.newPage();
  const set = { sandbox: environment.sandbox.origins, folder, email: emailOf(shot, attempt) };
  await page.route("**/api/live/**", (route) => respondAsBefore(route, set.sandbox));
  try {
    await scene.prepare?.(page, set);
    await open(page, `/${locale}${scene.below}`, scene.status);
    await waitForIslands(page);
    await scene.reach?.(page, set);
    const isWindow = shot.isWindow ?? scene.isWindow ?? false;
    if (!isWindow) await showAll(page);
    // biome-ignore lint/nursery/noPlaywrightNetworkidle: a picture of whatever has come; nothing is asserted
    await page.waitForLoadState("networkidle");
    await page.evaluate(hideRequestIds);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const whole = { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } };
    return await page.screenshot({ ...(!isWindow && whole), animations: "disabled" });
  } finally {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
}

/** The first live data of each edition. */
const liveData = new Map<string, Promise<{ text: string; sandbox: Origins }>>();

/**
 * Amounts of jackpots grow by the second: every picture shows those of the first, with the pictures of its own sandbox. They are read
 * without the page, which may be gone before they come.
 */
async function respondAsBefore(route: Route, sandbox: Origins): Promise<void> {
  const url = route.request().url();
  const { pathname } = new URL(url);
  const read = async () => ({ text: await (await fetch(url)).text(), sandbox });
  const first = liveData.get(pathname) ?? read();
  liveData.set(pathname, first);
  const { text, sandbox: theirs } = await first;
  const ours = Object.values(sandbox);
  const body = Object.values(theirs).reduce((body, origin, at) => body.replaceAll(origin, ours[at] ?? origin), text);
  await route.fulfill({ contentType: "application/json", body });
}

/** On a busy machine the content service may respond too late, which no picture should show. */
async function open(page: Page, path: string, status = 200): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const response = await page.goto(path);
    if (status >= 500 || (response?.status() ?? 0) < 500) return;
    if (attempt === 3) throw new Error(`${path} answers ${response?.status()}.`);
  }
}

/** The identity service knows an address once, and counts its attempts. */
const emailOf = ({ scene, locale, width, theme }: Shot, attempt: number) =>
  `${scene.name}.${locale}.${width}.${theme}.${attempt}@example.com`.toLowerCase();

/** Runs in the page: the same numbers from the same seed. */
function repeatRandomNumbers(): void {
  let state = 7;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Runs in the page: the reference of a failure is that of its request. */
function hideRequestIds(): void {
  for (const code of document.querySelectorAll("code"))
    if (/^[0-9a-f]{8}(-[0-9a-f-]{27})?$/.test(code.textContent ?? ""))
      code.textContent = code.textContent.replace(/\w/g, "0");
}

/** Lazy pictures are fetched when they come near the window. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((wait) => setTimeout(wait, 120));
    }
    scrollTo(0, 0);
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    // One in a row that is not scrolled would never come.
    for (const picture of pictures) picture.loading = "eager";
    const drawn = Promise.allSettled(pictures.map((image) => image.decode()));
    await Promise.race([drawn, new Promise((wait) => setTimeout(wait, longestMs))]);
    // A picture of the whole page would show the bar in its middle.
    document.querySelector<HTMLElement>(".bottom-bar")?.style.setProperty("position", "static");
  }, longestForPicturesMs);
}

/** The sandbox draws each picture of a game when it is first requested. */
const longestForPicturesMs = 20_000;

/** Its file's, without an extension. */
export const nameOf = ({ scene, locale, width, theme }: Shot) => `${scene.name}-${locale}-${width}-${theme}`;

/** Most of a picture's time is waiting. */
const atOnce = 3;

export async function forEachShot(shots: readonly Shot[], work: (shot: Shot) => Promise<unknown>): Promise<void> {
  const queue = shots.values();
  const worker = async () => {
    for (const shot of queue) await work(shot);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
