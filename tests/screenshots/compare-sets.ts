import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { comparePictures, type Row, reasonFor, report } from "./compare";
import { expectedDifferences } from "./expected-differences";
import { forEachShot, nameOf, photograph, type Shot, type Stage } from "./photograph";

interface Sets {
  browser: Browser;
  shots: readonly Shot[];
  /** A running site, or a folder of PNG pictures as this function writes them. */
  before: Stage | string;
  after: Stage;
  /** The folder for both sets, the differences and the report. */
  to: string;
}

/** A browser smooths the corners of a picture one way or another, and a busy machine is late: what differs is taken again. */
const attempts = 3;

/** Takes both sets, picture by picture. Resolves to the number of differences that nobody means. */
export async function compareSets({ browser, shots, before, after, to }: Sets): Promise<number> {
  const folders = { before: join(to, "before"), after: join(to, "after"), difference: join(to, "difference") };
  for (const [set, folder] of Object.entries(folders)) {
    // These may be the very pictures to compare with.
    if (set !== "before" || typeof before !== "string") await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const rows: Row[] = [];
  await forEachShot(shots, async (shot) => {
    const named = { ...shot, scene: shot.scene.name };
    const file = `${nameOf(shot)}.png`;
    rows.push({ ...named, result: await compareShot(), reason: reasonFor(named, expectedDifferences) });

    async function compareShot(attempt = 1): Promise<Row["result"]> {
      const earlier =
        typeof before === "string" ? await readIn(before, file) : await tryToTake(browser, before, shot, attempt);
      const later = await tryToTake(browser, after, shot, attempt);
      const difference = earlier && later && (await comparePictures(earlier, later));
      if ((difference || !earlier || !later) && attempt < attempts) return compareShot(attempt + 1);
      if (earlier && typeof before !== "string") await writeFile(join(folders.before, file), earlier);
      if (later) await writeFile(join(folders.after, file), later);
      if (!earlier || !later) return later ? "new" : "missing";
      if (!difference) return "same";
      await writeFile(join(folders.difference, file), difference.picture);
      return { pixels: difference.pixels };
    }
  });
  const { text, unmeant } = report(rows);
  await writeFile(join(to, "report.md"), `${text}\n`);
  console.log(text);
  return unmeant;
}

const readIn = async (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFile(join(folder, file)) : null;

/** Null where a page does not come to the state of the scene. */
const tryToTake = (browser: Browser, stage: Stage, shot: Shot, attempt: number) =>
  photograph(browser, stage, shot, attempt).catch((error: Error) => {
    console.error(`${nameOf(shot)} cannot be photographed from ${stage.folder}: ${error.message}`);
    return null;
  });
