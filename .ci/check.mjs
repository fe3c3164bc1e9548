import "./lib/node.mjs";
import { install } from "./lib/install.mjs";
import { runChecks, step } from "./lib/session.mjs";
import { sourceChecks, typeChecks } from "./lib/static-checks.mjs";
import { vitest } from "./lib/steps.mjs";

/** `npm run check`: types, lint, rules, and the unit and island tests of what changed since the last commit. */
runChecks(async () => {
  await install();
  await step("rules", () => vitest("partial/rules", ["--project", "rules"]));
  await typeChecks();
  await sourceChecks();
  await step("tests of what changed", () =>
    vitest("partial/changed", ["--project", "unit", "--project", "island", "--changed", "--passWithNoTests"], {}, true),
  );
});
