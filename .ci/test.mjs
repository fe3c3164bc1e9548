import "./lib/node.mjs";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build, buildVariables } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { install } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { secondAttempts } from "./lib/second-attempts.mjs";
import { runChecks, step } from "./lib/session.mjs";
import { slowestFiles } from "./lib/slowest.mjs";
import { sourceChecks, typeChecks } from "./lib/static-checks.mjs";
import { check, playwright, vitest } from "./lib/steps.mjs";
import { testMatching } from "./lib/test-matching.mjs";

/** `npm test`: the one gate. Every step runs, so that one run shows all. `npm test -- <words>`: the test files that match. */

const words = process.argv.slice(2);

async function everything() {
  await install();
  for (const stale of ["reports", "test-results"]) rmSync(join(root, stale), { recursive: true, force: true });

  // Fetched meanwhile where it is missing; the error is the result of the steps that need it.
  const browserFound = findChromium().catch((error) => error);

  // The build keeps one of two processors busy: what reads the sources only runs beside it, and beside the types that follow.
  const [built] = await Promise.all([buildAndTypes(), rulesAndUnits()]);
  const chromium = await browserFound;
  const missing = missingPart(built, chromium);
  const browser = { CHROMIUM: String(chromium) };
  const programs = ["processes", "budgets"].flatMap((project) => ["--project", project]);
  await step("restarts and budgets", () => missing ?? vitest("vitest-programs", programs, browser));
  await step("browser", () => missing ?? playwright("playwright", [], browser));

  for (const journey of secondAttempts()) console.log(`Passed on a later attempt: ${journey}`);
  console.log("\nSlowest files");
  for (const { file, seconds } of slowestFiles(10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/** Did the build pass? The types wait for it: it writes the route types too. */
async function buildAndTypes() {
  const built = await step("build", buildSite);
  await typeChecks([
    () =>
      step("build of the bare app", () =>
        check("next/dist/bin/next", ["build", "tests/bare-next-app"], { env: buildVariables }),
      ),
  ]);
  return built;
}

/** What needs no build. */
async function rulesAndUnits() {
  await sourceChecks();
  await step("rules", () => vitest("vitest-rules", ["--project", "rules"]));
  await step("unit, island, contract", () =>
    vitest("vitest", ["--project", "unit", "--project", "island", "--project", "contract"]),
  );
}

async function buildSite() {
  const { ok, output } = await build();
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/**
 * The reason why the browser steps cannot run, as their result; null when they can.
 * @param {boolean} built
 * @param {string | Error} chromium
 */
function missingPart(built, chromium) {
  if (!built) return { passed: 0, failed: 1, output: "Not run: the build failed." };
  return chromium instanceof Error ? { passed: 0, failed: 1, output: chromium.message } : null;
}

runChecks(words.length > 0 ? () => testMatching(words) : everything);
