import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";

/** @typedef {{ file: string, seconds: number }} Timed */

/**
 * The test files that took longest, from the JSON reports of the run.
 * @param {number} count
 * @returns {Timed[]}
 */
export function slowestFiles(count) {
  const folder = join(root, "reports");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const files = names.flatMap((name) => timesOf(JSON.parse(readFileSync(join(folder, name), "utf8"))));
  return files.sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** @param {any} report Of Vitest, or of Playwright. @returns {Timed[]} */
function timesOf({ testResults = [], suites = [] }) {
  const vitest = testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }));
  const playwright = suites.map((/** @type {any} */ suite) => ({
    file: join("tests/e2e", suite.file),
    seconds: durationOf(suite) / 1_000,
  }));
  return [...vitest, ...playwright];
}

/** Milliseconds of every test of a Playwright suite, over all browsers. @param {any} suite @returns {number} */
function durationOf({ specs = [], suites = [] }) {
  const own = specs
    .flatMap((/** @type {any} */ spec) => spec.tests)
    .flatMap((/** @type {any} */ test) => test.results)
    .reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0);
  return suites.reduce((/** @type {number} */ sum, /** @type {any} */ inner) => sum + durationOf(inner), own);
}
