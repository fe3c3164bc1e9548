import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** Chromium without windows, with which the tests take a fifth less time, and the browsers that can replace it. */
const headless = "chromium-headless-shell";
/** Takes the place of Arial, by whose metrics our fallback font is measured: without it words move when the font arrives. */
const font = "fonts-liberation";
const names = [headless, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Path of a Chromium: the `CHROMIUM` variable, one on the path, or the distribution's package. Throws one sentence. */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  return presentChromium() ?? (await installPackage());
}

/** The same without an installation: undefined when there is none. */
export function presentChromium() {
  return process.env.CHROMIUM || onPath(names);
}

async function installPackage() {
  if (process.getuid?.() === 0 && onPath(["apt-get"])) {
    console.log("Installing Chromium");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { env });
    await run("apt-get", ["install", "--yes", "--no-install-recommends", headless, font], { env });
  }
  const found = presentChromium();
  if (!found)
    throw new Error(
      "No Chromium was found: install the packages chromium-headless-shell (or chromium) and fonts-liberation, or set CHROMIUM to its path.",
    );
  return found;
}

/** @param {readonly string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
