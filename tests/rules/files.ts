import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../.ci/lib/root.mjs";

/** The folders and files of the product, as the import rule means it. */
export const product = ["app", "components", "lib", "middleware.ts", "server.ts"] as const;

/** Every file below these, as paths from the project's folder; `ends` filters by how the name ends. */
export function filesBelow(starts: readonly string[], ends: RegExp): string[] {
  return starts.flatMap((start) => [...walk(start)]).filter((path) => ends.test(path));
}

function* walk(path: string): Generator<string> {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats || /(^|\/)(node_modules|\.next)$/.test(path)) return;
  if (stats.isFile()) yield path;
  else for (const name of readdirSync(join(root, path)).sort()) yield* walk(`${path}/${name}`);
}

export const read = (path: string): string => readFileSync(join(root, path), "utf8");

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
