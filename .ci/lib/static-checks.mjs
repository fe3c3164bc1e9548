import { buildVariables } from "./build.mjs";
import { inPairs, step } from "./session.mjs";
import { check } from "./steps.mjs";

const tsc = "typescript-native/bin/tsc";

/** Lint and unused code: what reads the sources only. */
export async function sourceChecks() {
  await step("lint", () => check("@biomejs/biome/bin/biome", ["check", ".", "--error-on-warnings"]));
  await step("unused code", () => check("knip/bin/knip.js", []));
}

/**
 * Types of the product with the sandbox and all tests (one program), and of the tools. Not beside the build, which writes the route types too.
 * @param {(() => Promise<unknown>)[]} [beside] What else runs, as each of these keeps one processor busy.
 */
export async function typeChecks(beside = []) {
  await step("route types", () => check("next/dist/bin/next", ["typegen"], { env: buildVariables }));
  await inPairs([
    () => step("types", () => check(tsc, ["--noEmit"])),
    ...beside,
    () => step("types of tools", () => check(tsc, ["--noEmit", "-p", ".ci"])),
  ]);
}
