import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** Chromium without windows, with which journeys take a quarter less of the processor, and the browsers that can replace it. */
const headless = "chromium-headless-shell";
/** Takes the place of Arial, by whose metrics our fallback font is measured: without it words move when the font arrives. */
const font = "fonts-liberation";
const names = [headless, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Path of a Chromium: the `CHROMIUM` variable; the one without windows, from the distribution where it can be installed; or
 * another one on the path. Throws one sentence.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  if (!named && !onPath([headless])) await installPackages();
  const found = presentChromium();
  if (!found)
    throw new Error(
      "No Chromium was found: install the packages chromium-headless-shell (or chromium) and fonts-liberation, or set CHROMIUM to its path.",
    );
  return found;
}

/** The same without an installation: undefined when there is none. */
export function presentChromium() {
  return process.env.CHROMIUM || onPath(names);
}

/** Where this user may install packages. A distribution without them, or no network, is no error. */
async function installPackages() {
  if (process.getuid?.() !== 0 || !onPath(["apt-get"])) return;
  console.log("Installing Chromium");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const apt = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15"];
  await run("apt-get", [...apt, "update"], { env });
  await run("apt-get", [...apt, "install", "--yes", "--no-install-recommends", headless, font], { env });
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
