import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "../../.ci/lib/root.mjs";

/** Where the sandbox's own packages are found; nothing else reads the folder. */
const folder = join(root, "sandbox/node_modules/.cache");

let compiled: Promise<string> | undefined;

/**
 * What follows `node` to start the sandbox, compiled from its sources as they are now, once for each process. A gate starts some
 * twenty sandboxes; of the 6 s of a processor that one took, the loader of TypeScript was 1 and the optimised compilation of
 * the embedded PostgreSQL 2.
 */
export async function compiledSandboxArgs(): Promise<string[]> {
  compiled ??= compile();
  return ["--liftoff-only", await compiled];
}

async function compile(): Promise<string> {
  const file = join(folder, "sandbox.mjs");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["sandbox/main.ts"],
    bundle: true,
    write: false,
    packages: "external",
    platform: "node",
    target: "node20.19",
    format: "esm",
    // Modules look for files beside their folders: from each the way is the same.
    define: { "import.meta.dirname": JSON.stringify(join(root, "sandbox/core")) },
    logLevel: "silent",
  });
  // Several processes may compile at once, while others already run the file: it changes as a whole.
  await mkdir(folder, { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, outputFiles[0]?.contents ?? "");
  await rename(own, file);
  return file;
}
