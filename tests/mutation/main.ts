import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { root } from "../../.ci/lib/root.mjs";
import { missingFiles, modules } from "./modules";

/**
 * `npm run mutation`: StrykerJS over the pure modules, each against the tests that hold it alone. Arguments choose modules whose
 * name begins with one of them: `npm run mutation -- lib/core/money`. Exits with 1 below 90 %. Figures: docs/mutation.md.
 */
type Options = ConstructorParameters<typeof Stryker>[0];
type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const least = 0.9;
const counted = ["Killed", "Timeout", "Survived", "NoCoverage"];
/** A mutant of which no test ran to its end broke the test file before its first test, which fails a run of Vitest. */
const survives = ({ status, testsCompleted }: MutantResult) =>
  status === "NoCoverage" || (status === "Survived" && testsCompleted !== 0);

const prefixes = process.argv.slice(2);
const chosen = modules.filter(
  ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
);
if (chosen.length === 0) throw new Error(`No module begins with ${prefixes.join(" or ")}.`);
const missing = missingFiles(chosen);
if (missing.length > 0)
  throw new Error(`tests/mutation/modules.ts names files that do not exist: ${missing.join(", ")}.`);

const rows: { module: string; mutants: number; killed: number; percent: string; seconds: number }[] = [];
const row = (module: string, mutants: number, survivors: number, seconds: number) => ({
  module,
  mutants,
  killed: mutants - survivors,
  percent: ((100 * (mutants - survivors)) / mutants).toFixed(1),
  seconds,
});

const survivors: MutantResult[] = [];
for (const { name, mutate, tests } of chosen) {
  const started = performance.now();
  process.env.MUTATION_TESTS = tests.join(" ");
  const options: Options = {
    configFile: "tests/mutation/stryker.config.mjs",
    mutate: [...mutate],
    concurrency: Number(process.env.CONCURRENCY ?? 2),
  };
  const results = (await new Stryker(options).runMutationTest()).filter(({ status }) => counted.includes(status));
  const alive = results.filter(survives);
  for (const { status, fileName, location, mutatorName, replacement } of alive) {
    const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
    console.log(`${status} ${place} ${mutatorName}: ${replacement}`);
  }
  survivors.push(...alive);
  rows.push(row(name, results.length, alive.length, Math.round((performance.now() - started) / 1000)));
}
// Stryker keeps its folder when a run fails.
rmSync(join(root, ".stryker-tmp"), { recursive: true, force: true });

const sum = (key: "mutants" | "seconds") => rows.reduce((total, each) => total + each[key], 0);
const all = sum("mutants");
console.table([...rows, row("all", all, survivors.length, sum("seconds"))]);
process.exitCode = survivors.length > all * (1 - least) ? 1 : 0;
