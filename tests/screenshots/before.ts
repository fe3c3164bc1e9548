import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../.ci/lib/root.mjs";
import { run } from "../../.ci/lib/run.mjs";

/** Where this branch left the trunk, which a clone without a remote has as `main`. */
export async function mergeBase(): Promise<string> {
  for (const trunk of ["origin/main", "main"]) {
    const { ok, output } = await run("git", ["merge-base", "HEAD", trunk], { cwd: root });
    if (ok) return output.trim();
  }
  throw new Error("There is neither origin/main nor main: name the commit to compare with, as --compare REF.");
}

/** The sources of a commit in a folder of their own, with packages and a build; the next comparison with it finds them there. */
export async function buildAt(ref: string): Promise<string> {
  const commit = (await git("rev-parse", "--verify", `${ref}^{commit}`)).trim();
  const folder = join(tmpdir(), `greenroom-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) {
    await git("worktree", "prune");
    await git("worktree", "add", "--detach", folder, commit);
  }
  if (!existsSync(join(folder, "node_modules"))) await installIn(folder);
  if (!existsSync(join(folder, ".next/greenroom-inputs"))) await mustRun(process.execPath, [".ci/build.mjs"], folder);
  return folder;
}

/** The workspaces' packages; false when a copy failed. A workspace may have none of its own. */
async function linkPackages(folder: string, workspaces: readonly string[]): Promise<boolean> {
  const found = workspaces.filter((workspace) => existsSync(join(root, workspace, "node_modules")));
  const copies = found.map((workspace) =>
    run("cp", ["-al", join(root, workspace, "node_modules"), join(folder, workspace)]),
  );
  return (await Promise.all(copies)).every(({ ok }) => ok);
}

/** The same packages are linked, which takes seconds; others come from the registry. */
async function installIn(folder: string): Promise<void> {
  const [lock, ours] = await Promise.all(
    [folder, root].map((each) => readFile(join(each, "package-lock.json"), "utf8")),
  );
  if (lock === ours && (await linkPackages(folder, [".", "sandbox"]))) return;
  await mustRun("npm", ["ci", "--prefer-offline"], folder);
}

const git = (...args: string[]) => mustRun("git", args, root);

async function mustRun(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { ok, output } = await run(command, args, { cwd });
  if (!ok) throw new Error(`${command} ${args.join(" ")} failed in ${cwd}:\n${output}`);
  return output;
}
