import { build } from "esbuild";
import { compiledServer } from "./programs.mjs";
import { root } from "./root.mjs";

/**
 * Makes one file of `server.ts` and all of ours that it imports, to run with plain Node from the project's folder.
 * Packages stay packages: Next and the server must share them.
 */
export function compileServer() {
  return build({
    absWorkingDir: root,
    entryPoints: ["server.ts"],
    outfile: compiledServer,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20.19",
    format: "esm",
    sourcemap: true,
    metafile: true,
    logLevel: "silent",
  });
}
