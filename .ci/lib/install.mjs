import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

/** Installs the packages of the lock file when they are not there as it names them. Throws npm's output when it fails. */
export async function install() {
  if (isInstalled()) return;
  console.log("Installing packages");
  const { ok, output } = await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (!ok) throw new Error(`npm ci failed.\n${output}`);
}

/** npm leaves its own account of what it installed, written last: compare that with the lock file. */
function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const present = readPackages("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional, peer, link }]) => {
    if (path === "" || link) return true;
    const found = present[path];
    if (!found) return Boolean(optional || peer);
    return found.version === version && found.integrity === integrity;
  });
}

/** @param {string} file @returns {Record<string, Record<string, unknown>> | null} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return null;
  }
}
