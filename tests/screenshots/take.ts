import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { build, isBuilt } from "../../.ci/lib/build.mjs";
import { root } from "../../.ci/lib/root.mjs";
import { chromium as launch } from "../support/chromium";
import { pageWidths } from "../support/pages";
import { startEnvironment } from "../support/processes";
import { buildAt, mergeBase } from "./before";
import { compareSets } from "./compare-sets";
import { forEachShot, nameOf, photograph, type Shot, type Stage, type Theme } from "./photograph";
import { scenes } from "./scenes";

/**
 * Photographs every page × width × theme into `test-results/screenshots`, and the pictures of the README into `docs/images`.
 * `npm run screenshots -- --locale fi-FI --scene lobby,home --width 390 --theme dark` takes fewer, `--brand harbourlight` those
 * of another brand; then the README keeps its own, unless `--readme` asks for new ones, of these scenes.
 *
 * `--compare` compares the pictures with those of an earlier commit, pixel by pixel: that in which the branch left the trunk, or
 * `--compare REF`, built in a folder of its own; or earlier PNG pictures, `--compare --before FOLDER`.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    locale: { type: "string", default: "en-UN" },
    scene: { type: "string" },
    width: { type: "string" },
    theme: { type: "string" },
    brand: { type: "string", default: "greenroom" },
    readme: { type: "boolean", default: false },
    compare: { type: "boolean", default: false },
    before: { type: "string" },
    to: { type: "string" },
  },
});

const themes: readonly Theme[] = ["dark", "light"];

const isSelected = (list: string | undefined, value: string | number) =>
  !list || list.split(",").includes(String(value));

const shots: Shot[] = given.locale
  .split(",")
  .flatMap((locale) =>
    scenes
      .filter(({ name, isOfNow }) => isSelected(given.scene, name) && !(isOfNow && !given.scene))
      .flatMap((scene) =>
        pageWidths
          .filter((width) => isSelected(given.width, width))
          .flatMap((width) =>
            themes.filter((theme) => isSelected(given.theme, theme)).map((theme) => ({ scene, locale, width, theme })),
          ),
      ),
  );

/** The pictures of the README: file, and what is on it. */
const readme: readonly [file: string, scene: string, width: number, theme: Theme, scale: number][] = [
  ["lobby-desktop-dark", "lobby", 1440, "dark", 1],
  ["lobby-phone-dark", "lobby", 390, "dark", 2],
  ["game-desktop-dark", "game-demo", 1440, "dark", 1],
  ["lobby-desktop-light", "lobby", 1440, "light", 1],
  ["deposit-desktop-light", "deposit", 1440, "light", 1],
  ["limits-desktop-light", "limits", 1440, "light", 1],
  ["history-desktop-light", "history", 1440, "light", 1],
  ["sportsbook-desktop-dark", "sportsbook", 1440, "dark", 1],
  ["promotions-desktop-dark", "player-promotions", 1440, "dark", 1],
];

/** Of a picture that everybody loads who opens the repository. */
const mostBytes = 250_000;

async function takeReadme(browser: Browser, stage: Stage): Promise<void> {
  const folder = join(root, "docs/images");
  await mkdir(folder, { recursive: true });
  for (const [file, name, width, theme, scale] of readme.filter(([, scene]) => isSelected(given.scene, scene))) {
    const scene = scenes.find((each) => each.name === name);
    if (!scene) throw new Error(`No scene is called ${name}.`);
    const shot = { scene, locale: "en-UN", width, theme, scale, isWindow: true };
    // Attempt 0: a player of its own, beside that of the same shot in the set.
    const picture = await photograph(browser, stage, shot, 0);
    const { size } = await sharp(picture)
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, `${file}.webp`));
    if (size > mostBytes) throw new Error(`${file} weighs ${size} B, more than ${mostBytes} B.`);
  }
}

async function takeAll(browser: Browser, stage: Stage): Promise<void> {
  const folder = given.to ?? join(root, "test-results/screenshots");
  await mkdir(folder, { recursive: true });
  await forEachShot(shots, async (shot) => {
    const file = join(folder, `${nameOf(shot)}.webp`);
    await sharp(await photograph(browser, stage, shot))
      .webp({ quality: 85 })
      .toFile(file);
    console.log(file);
  });
  const isOurs = given.brand === "greenroom";
  if (given.readme || (isOurs && !given.scene && !given.width && !given.theme)) await takeReadme(browser, stage);
}

if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) throw new Error(output);
}
const options = { site: { KIT_PAGE: "on", BRAND: given.brand }, sandbox: { BRAND: given.brand } };
const stages: Stage[] = [];
const start = async (folder: string) => {
  const stage = { folder, environment: await startEnvironment({ cwd: folder, ...options }) };
  stages.push(stage);
  return stage;
};
const browser = await chromium.launch(launch);
try {
  if (given.compare) {
    const before = given.before ?? (await start(await buildAt(positionals[0] ?? (await mergeBase()))));
    const to = given.to ?? join(root, "test-results/compare");
    process.exitCode = (await compareSets({ browser, shots, before, after: await start(root), to })) > 0 ? 1 : 0;
  } else await takeAll(browser, await start(root));
} finally {
  await browser.close();
  for (const { environment } of stages) await environment.stop();
}
