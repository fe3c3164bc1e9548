import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { root } from "../../.ci/lib/root.mjs";
import { chromium as launch } from "../support/chromium";
import { pageWidths, waitForIslands } from "../support/pages";
import { startEnvironment } from "../support/processes";
import { type Scene, scenes } from "./scenes";

/**
 * Photographs every page × width × theme into `test-results/screenshots`, and the pictures of the README into `docs/images`.
 * `npm run screenshots -- --locale fi-FI --scene lobby,home --width 375 --theme dark` takes fewer, `--brand harbourlight` those
 * of another brand; then the README keeps its own, unless `--readme` asks for new ones.
 */
const { values: given } = parseArgs({
  options: {
    locale: { type: "string", default: "en-UN" },
    scene: { type: "string" },
    width: { type: "string" },
    theme: { type: "string" },
    brand: { type: "string", default: "greenroom" },
    readme: { type: "boolean", default: false },
    to: { type: "string", default: join(root, "test-results/screenshots") },
  },
});

type Theme = "dark" | "light";
const themes: readonly Theme[] = ["dark", "light"];

interface Shot {
  scene: Scene;
  locale: string;
  width: number;
  theme: Theme;
  /** Device pixels of a CSS pixel. */
  scale?: number;
  /** Only the first screen. */
  isWindow?: boolean;
}

const isAsked = (list: string | undefined, value: string | number) => !list || list.split(",").includes(String(value));

const shots: Shot[] = given.locale
  .split(",")
  .flatMap((locale) =>
    scenes
      .filter(({ name }) => isAsked(given.scene, name))
      .flatMap((scene) =>
        pageWidths
          .filter((width) => isAsked(given.width, width))
          .flatMap((width) =>
            themes.filter((theme) => isAsked(given.theme, theme)).map((theme) => ({ scene, locale, width, theme })),
          ),
      ),
  );

/** What a WebP picture can hold. */
const tallest = 16_383;

const heightOf = (width: number) => (width < 768 ? 812 : width < 1024 ? 1024 : 900);

async function take(browser: Browser, origin: string, shot: Shot): Promise<Buffer> {
  const { scene, locale, width, theme, scale = 1 } = shot;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heightOf(width) },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: width < 1024,
  });
  const page = await context.newPage();
  try {
    const { origins } = environment.sandbox;
    await scene.prepare?.(page, origins);
    await page.goto(`/${locale}${scene.below}`);
    await waitForIslands(page);
    await scene.reach?.(page, origins);
    const isWindow = shot.isWindow ?? scene.isWindow ?? false;
    if (!isWindow) await showAll(page);
    // biome-ignore lint/nursery/noPlaywrightNetworkidle: a picture of whatever has come; nothing is asserted
    await page.waitForLoadState("networkidle");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const whole = { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } };
    return await page.screenshot({ ...(!isWindow && whole), animations: "disabled" });
  } finally {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
}

/** Lazy pictures are fetched when they come near the window. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((wait) => setTimeout(wait, 120));
    }
    scrollTo(0, 0);
    // A picture that is made for the first time takes longer; one in a row that is not scrolled never comes.
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    const drawn = Promise.allSettled(pictures.map((image) => image.decode()));
    await Promise.race([drawn, new Promise((wait) => setTimeout(wait, 2_000))]);
    // A picture of the whole page would show the bar in its middle.
    document.querySelector<HTMLElement>(".bottom-bar")?.style.setProperty("position", "static");
  });
}

/** The pictures of the README: file, and what is on it. */
const readme: readonly [file: string, scene: string, width: number, theme: Theme, scale: number][] = [
  ["lobby-desktop-dark", "lobby", 1440, "dark", 1],
  ["lobby-phone-dark", "lobby", 375, "dark", 2],
  ["game-desktop-dark", "game-demo", 1440, "dark", 1],
  ["lobby-desktop-light", "lobby", 1440, "light", 1],
];

/** Of a picture that everybody loads who opens the repository. */
const mostBytes = 250_000;

async function takeReadme(browser: Browser, origin: string): Promise<void> {
  const folder = join(root, "docs/images");
  await mkdir(folder, { recursive: true });
  for (const [file, name, width, theme, scale] of readme) {
    const scene = scenes.find((each) => each.name === name);
    if (!scene) throw new Error(`No scene is called ${name}.`);
    const picture = await take(browser, origin, { scene, locale: "en-UN", width, theme, scale, isWindow: true });
    const { size } = await sharp(picture)
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, `${file}.webp`));
    if (size > mostBytes) throw new Error(`${file} weighs ${size} B, more than ${mostBytes} B.`);
  }
}

/** Most of a picture's time is waiting. */
const atOnce = 3;

const environment = await startEnvironment({ site: { KIT_PAGE: "on", BRAND: given.brand } });
const browser = await chromium.launch(launch);
try {
  await mkdir(given.to, { recursive: true });
  const queue = shots.values();
  const work = async () => {
    for (const shot of queue) {
      const file = join(given.to, `${shot.scene.name}-${shot.locale}-${shot.width}-${shot.theme}.webp`);
      await sharp(await take(browser, environment.site.origin, shot))
        .webp({ quality: 85 })
        .toFile(file);
      console.log(file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const isOurs = given.brand === "greenroom";
  if (given.readme || (isOurs && !given.scene && !given.width && !given.theme))
    await takeReadme(browser, environment.site.origin);
} finally {
  await browser.close();
  await environment.stop();
}
