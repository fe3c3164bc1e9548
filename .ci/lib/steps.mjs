import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { runInstalled } from "./run.mjs";

/**
 * @typedef {object} Result What one step of `npm test` found.
 * @property {number} passed
 * @property {number} failed
 * @property {string} output Shown when something failed.
 * @property {string[]} [notes] Shown in any case.
 */

/** Ends a suite that hangs, in milliseconds; every test has its own limit. The journeys of a slow machine take 50 minutes. */
const suiteLimitMs = 4_000_000;

/**
 * A command that is one check: it passes or it fails.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Parameters<typeof runInstalled>[2]} [options]
 * @returns {Promise<Result>}
 */
export async function check(file, args, options) {
  const { ok, output } = await runInstalled(file, args, options);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/**
 * Tests of Vitest, counted one by one; a file that cannot be read, or an error outside a test, counts as one.
 * @param {string} report Name of the report below `reports`.
 * @param {readonly string[]} args Projects and files.
 * @param {Record<string, string>} [env]
 * @param {boolean} [mayBeNone] True where no test at all is a pass.
 * @returns {Promise<Result>}
 */
export async function vitest(report, args, env = {}, mayBeNone = false) {
  const file = `reports/${report}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { ok, output } = await runInstalled("vitest/vitest.mjs", ["run", ...args, ...reporters], {
    env,
    timeoutMs: suiteLimitMs,
  });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(file);
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ each) =>
      each.status === "failed" && each.assertionResults.length === 0,
  );
  const notes = [...new Set(output.match(/Hostile \w+: \d+ inputs.*\./g))];
  return { ...count(ok, numPassedTests, numFailedTests + broken.length, output, mayBeNone), notes };
}

/**
 * Journeys in the browser. One that passes on a later attempt counts as passed; `secondAttempts` names it.
 * @param {string} report Name of the report below `reports`.
 * @param {readonly string[]} files None for all.
 * @param {Record<string, string>} env With `CHROMIUM`.
 * @returns {Promise<Result>}
 */
export async function playwright(report, files, env) {
  const file = `reports/${report}.json`;
  const args = ["test", ...files, "--reporter=dot,json"];
  const { ok, output } = await runInstalled("@playwright/test/cli.js", args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, file) },
    timeoutMs: suiteLimitMs,
  });
  const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = readReport(file);
  return count(ok, stats.expected + stats.flaky, stats.unexpected, output);
}

/**
 * @param {boolean} ok @param {number} passed @param {number} failed @param {string} output @param {boolean} [mayBeNone]
 * @returns {Result}
 */
function count(ok, passed, failed, output, mayBeNone = false) {
  if (ok && passed === 0 && !mayBeNone) return { passed, failed: failed + 1, output: `${output}\nNo test ran.` };
  return { passed, failed: ok ? failed : Math.max(failed, 1), output };
}

/** @param {string} file */
function readReport(file) {
  return existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), "utf8")) : {};
}
