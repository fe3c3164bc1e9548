import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, buildVariables, isBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { root } from "./root.mjs";
import { step } from "./session.mjs";
import { check, playwright, vitest } from "./steps.mjs";
import { isMeant } from "./test-areas.mjs";

const folders = ["app", "components", "lib", "sandbox", "tests"];
const needBuild = /^tests\/(budgets|processes|e2e)\//;

/**
 * Runs the test files of an area (`money`), or whose path contains one of the words, all kinds of them, and builds first when one of them needs the built site. Reports are
 * in `reports/partial`, so that those of the last whole run stay.
 * @param {readonly string[]} words
 */
export async function testMatching(words) {
  const files = folders.flatMap((folder) => [...testFiles(folder)]);
  const chosen = files.filter((file) => words.some((word) => isMeant(word, file)));
  if (chosen.length === 0) throw new Error(`No test file has ${words.join(" or ")} in its path.`);
  await install();
  rmSync(join(root, "reports/partial"), { recursive: true, force: true });

  const needing = chosen.filter((file) => needBuild.test(file));
  if (needing.length > 0 && !isBuilt())
    await step("build", async () => {
      const { ok, output } = await build();
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    });
  if (needing.some((file) => file.startsWith("tests/budgets/")))
    await step("build of the bare app", () =>
      check("next/dist/bin/next", ["build", "tests/bare-next-app"], { env: buildVariables }),
    );
  const browser = needing.length > 0 ? { CHROMIUM: await findChromium() } : {};
  const specs = chosen.filter((file) => file.endsWith(".spec.ts"));
  const tests = chosen.filter((file) => !file.endsWith(".spec.ts"));
  if (tests.length > 0) await step("vitest", () => vitest("partial/vitest", tests, browser));
  if (specs.length > 0) await step("browser", () => playwright("partial/playwright", specs, browser));
}

/** @param {string} folder @returns {Generator<string>} */
function* testFiles(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== "node_modules") yield* testFiles(path);
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield path;
  }
}
