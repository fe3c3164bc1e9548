import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * The journeys that passed on a later attempt only: each is a race, in the product or in the test, that is to be found.
 * @returns {string[]} Their files and titles.
 */
export function secondAttempts() {
  const report = join(root, "reports/playwright.json");
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).suites.flatMap(flakyIn) : [];
}

/** @param {any} suite Of Playwright's report. @returns {string[]} */
function flakyIn({ specs = [], suites = [] }) {
  const own = specs
    .filter((/** @type {any} */ { tests }) => tests.some((/** @type {any} */ { status }) => status === "flaky"))
    .map((/** @type {any} */ { file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}
