import "./lib/node.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build, buildVariables } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { check, playwright, vitest } from "./lib/steps.mjs";

/** `npm test`: the one gate. Every step runs, so that one run shows all; what needs the build fails with it. */

const biome = "@biomejs/biome/bin/biome";
const tsc = "typescript/bin/tsc";
const next = "next/dist/bin/next";
let passed = 0;
let failed = 0;

async function main() {
  const started = Date.now();
  await install();
  for (const stale of ["reports", "test-results"]) rmSync(join(root, stale), { recursive: true, force: true });

  await step("rules", () => vitest("vitest-rules", ["rules"]));
  await step("route types", () => check(next, ["typegen"], { env: buildVariables }));
  await step("types", () => check(tsc, ["--noEmit"]));
  await step("types of tests", () => check(tsc, ["--noEmit", "-p", "tests/tsconfig.json"]));
  await step("types of tools", () => check(tsc, ["--noEmit", "-p", ".ci"]));
  await step("lint", () => check(biome, ["check", ".", "--error-on-warnings"]));
  await step("unused code", () => check("knip/bin/knip.js", []));
  await step("unit, island, contract", () => vitest("vitest", ["unit", "island", "contract"]));
  const built = await step("build", async () => {
    const { ok, output } = await build();
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
  });
  await step("build of the bare app", () => check(next, ["build", "tests/bare"], { env: buildVariables }));
  const chromium = await findChromium().catch((error) => error);
  const missing = whatIsMissing(built, chromium);
  await step("budgets", () => missing ?? vitest("vitest-budgets", ["budgets"], { CHROMIUM: chromium }));
  await step("outages and restarts", () => missing ?? vitest("vitest-processes", ["processes"]));
  await step("browser", () => missing ?? playwright(chromium));

  console.log(`\nTook ${minutes(Date.now() - started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

/**
 * Runs one step and says in a line how it went, after its whole output when it failed.
 * @param {string} name
 * @param {() => import("./lib/steps.mjs").Result | Promise<import("./lib/steps.mjs").Result>} run
 * @returns {Promise<boolean>} Did everything pass?
 */
async function step(name, run) {
  const started = Date.now();
  const result = await run();
  passed += result.passed;
  failed += result.failed;
  const isGood = result.failed === 0;
  if (!isGood) console.log(`\n${result.output.trim()}\n`);
  const figures = `${result.passed} passed${isGood ? "" : `, ${result.failed} failed`}`;
  console.log(`${isGood ? "ok  " : "FAIL"}  ${name.padEnd(24)} ${figures.padEnd(24)} ${minutes(Date.now() - started)}`);
  return isGood;
}

/**
 * What the steps in a browser lack, as their result; null when they can run.
 * @param {boolean} built
 * @param {string | Error} chromium
 */
function whatIsMissing(built, chromium) {
  if (!built) return { passed: 0, failed: 1, output: "Not run: the build failed." };
  return chromium instanceof Error ? { passed: 0, failed: 1, output: chromium.message } : null;
}

/** @param {number} ms */
function minutes(ms) {
  const seconds = ms / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));
main().catch((error) => {
  console.error(error.message);
  console.log(`${passed} passed, ${failed + 1} failed`);
  process.exit(1);
});
