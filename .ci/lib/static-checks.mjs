import { buildVariables } from "./build.mjs";
import { step } from "./session.mjs";
import { check } from "./steps.mjs";

const tsc = "typescript/bin/tsc";

/** Types of the product, its tests and its tools, lint, and unused code. */
export async function staticChecks() {
  await step("route types", () => check("next/dist/bin/next", ["typegen"], { env: buildVariables }));
  await step("types", () => check(tsc, ["--noEmit"]));
  await step("types of tests", () => check(tsc, ["--noEmit", "-p", "tests/tsconfig.json"]));
  await step("types of tools", () => check(tsc, ["--noEmit", "-p", ".ci"]));
  await step("lint", () => check("@biomejs/biome/bin/biome", ["check", ".", "--error-on-warnings"]));
  await step("unused code", () => check("knip/bin/knip.js", []));
}
