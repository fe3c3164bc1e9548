import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { root } from "../../.ci/lib/root.mjs";
import { ledgerMutants } from "./ledger-mutants";

/**
 * Plants each named mutant in a copy of the project and runs the ledger's tests and the contract tests of money on it.
 * A mutant is killed when a test fails, whose title is printed; a run that fails without one, as of a port in use, kills nothing.
 * Exits with 1 when fewer than 85 % are killed. Mutants that only parallel transactions show need the PostgreSQL of
 * `DATABASE_URL`; without one they are left out. `npm run mutation:ledger`.
 */
const least = 0.85;
const runs = [
  ["--project", "unit", "sandbox/platform/wallet/ledger.test.ts"],
  ["--project", "contract", "tests/contract/money", "tests/contract/games/rounds.test.ts"],
];

const copy = mkdtempSync(join(tmpdir(), "ledger-mutants-"));
/** Of this machine: the database and logs of a sandbox that may run, results, secrets. */
const ofMachine = [".data", ".env", ".git", ".next", ".stryker-tmp", "reports", "test-results"];
const notCopied = new Set(["node_modules", ...ofMachine]);
cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
for (const folder of ["node_modules", "sandbox/node_modules"])
  if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));

/** A run in which no test ran says nothing: it is repeated. */
const mostAttempts = 3;
const reportFile = join(copy, "vitest-report.json");
const Report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

/** The tests that ran to their end; none where none did in several attempts. */
function runTests(args: readonly string[]) {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    rmSync(reportFile, { force: true });
    const report = ["--reporter=json", `--outputFile=${reportFile}`];
    spawnSync("npx", ["vitest", "run", ...args, ...report], { cwd: copy, stdio: "ignore" });
    if (!existsSync(reportFile)) continue;
    const { testResults } = Report.parse(JSON.parse(readFileSync(reportFile, "utf8")));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const ended = tests.filter(({ status }) => status === "passed" || status === "failed");
    if (ended.length > 0) return ended;
  }
  return [];
}

/** The title of the first test that fails; undefined when none does. */
function failedTest(): string | undefined {
  for (const args of runs) {
    const tests = runTests(args);
    if (tests.length === 0) console.log(`No test ran: ${args.join(" ")}`);
    const failed = tests.find(({ status }) => status === "failed");
    if (failed) return failed.fullName;
  }
}

try {
  for (const args of runs) {
    const tests = runTests(args);
    if (tests.length === 0) throw new Error(`No test runs without any mutant: ${args.join(" ")}`);
    const failed = tests.find(({ status }) => status === "failed");
    if (failed) throw new Error(`A test fails without any mutant: ${failed.fullName}`);
  }
  const usable = ledgerMutants.filter(({ needsPostgres }) => !needsPostgres || process.env.DATABASE_URL);
  let killed = 0;
  for (const { name, file, find, put } of usable) {
    const path = join(copy, file);
    const before = readFileSync(path, "utf8");
    if (before.split(find).length !== 2) throw new Error(`"${name}": its text stands not once in ${file}.`);
    writeFileSync(
      path,
      before.replace(find, () => put),
    );
    const failed = failedTest();
    writeFileSync(path, before);
    if (failed !== undefined) killed++;
    console.log(failed === undefined ? `SURVIVED  ${name}` : `killed    ${name}\n          by: ${failed}`);
  }
  console.log(`${killed} of ${usable.length} killed; ${ledgerMutants.length - usable.length} need PostgreSQL`);
  if (killed < usable.length * least) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
