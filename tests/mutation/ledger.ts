import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../../.ci/lib/root.mjs";
import { ledgerMutants } from "./ledger-mutants";

/**
 * Plants each named mutant in a copy of the project and runs the ledger's tests and the contract tests of money on it.
 * Exits with 1 when fewer than 85 % are killed. Mutants that only parallel transactions show need the PostgreSQL of
 * `DATABASE_URL`; without one they are left out. `npm run mutation:ledger`.
 */
const least = 0.85;
const runs = [
  ["--project", "unit", "sandbox/platform/wallet/ledger.test.ts"],
  ["--project", "contract", "tests/contract/money", "tests/contract/games/rounds.test.ts"],
];

const copy = mkdtempSync(join(tmpdir(), "ledger-mutants-"));
const notCopied = new Set(["node_modules", ".next", ".git", "test-results"]);
cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
for (const folder of ["node_modules", "sandbox/node_modules"])
  if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder));

const passes = () =>
  runs.every((args) => spawnSync("npx", ["vitest", "run", ...args], { cwd: copy, stdio: "ignore" }).status === 0);

try {
  if (!passes()) throw new Error("The tests fail without any mutant.");
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
    const isKilled = !passes();
    writeFileSync(path, before);
    if (isKilled) killed++;
    console.log(`${isKilled ? "killed  " : "SURVIVED"}  ${name}`);
  }
  console.log(`${killed} of ${usable.length} killed; ${ledgerMutants.length - usable.length} need PostgreSQL`);
  if (killed < usable.length * least) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
