import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "./precompress.mjs";
import { root } from "./root.mjs";
import { runInstalled } from "./run.mjs";

/** All that the build reads. */
const inputs = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "server.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
];

const stamp = join(root, ".next/greenroom-inputs");

/** Is the build there, and of the sources as they are now? */
export function isBuilt() {
  return existsSync(join(root, ".next/BUILD_ID")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hashInputs();
}

/**
 * Builds the site and compiles its custom server: no running service is needed, and no variable is read.
 * @returns {Promise<import("./run.mjs").Ran>}
 */
export async function build() {
  const hash = hashInputs();
  const ran = await runInstalled("next/dist/bin/next", ["build"], { env: buildVariables });
  if (!ran.ok) return ran;
  // Imported late: `npm start` reads this module before the packages are there.
  const { compileServer } = await import("./compile.mjs");
  try {
    await compileServer();
    await precompress();
  } catch (error) {
    return { ok: false, output: `${ran.output}\n${error}` };
  }
  writeFileSync(stamp, hash);
  return ran;
}

export const buildVariables = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

function hashInputs() {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((input) => [...filesBelow(input)]).sort()) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {Generator<string>} */
function* filesBelow(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute) || /\.test\.tsx?$/.test(path)) return;
  if (statSync(absolute).isDirectory()) for (const name of readdirSync(absolute)) yield* filesBelow(`${path}/${name}`);
  else yield path;
}
