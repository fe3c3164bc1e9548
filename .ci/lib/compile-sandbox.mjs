import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Where the sandbox's own packages are found; nothing else reads the folder. */
const folder = join(root, "sandbox/node_modules/.cache");

/** @type {Promise<string> | undefined} */
let compiled;

/**
 * The arguments of `node` for the sandbox, compiled from its sources as they are now, once for each process. Of the 6 s of a
 * processor that its start took from the sources, the loader of TypeScript was 1 and the optimised compilation of the embedded
 * PostgreSQL 2.
 * @returns {Promise<string[]>}
 */
export async function compiledSandboxArgs() {
  compiled ??= compile();
  return ["--liftoff-only", await compiled];
}

async function compile() {
  // Imported late: `npm start` reads this module before the packages are there.
  const { build } = await import("esbuild");
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
