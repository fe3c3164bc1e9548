import { cp, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { root } from "../../.ci/lib/root.mjs";
import manifest from "../../package.json" with { type: "json" };

const cache = join(root, "node_modules/.cache/greenroom");
const template = join(cache, `empty-database-${manifest.devDependencies["@electric-sql/pglite"]}`);

/**
 * Puts an empty database where a sandbox with this data folder looks for its own. Making one takes 6 s of CPU, copying one
 * takes 1. It holds no table: the sandbox brings its schema itself, as in a new folder.
 */
export async function copyEmptyDatabase(dataFolder: string): Promise<void> {
  if (!(await exists(template))) await makeTemplate();
  await cp(template, join(dataFolder, "sql"), { recursive: true });
}

async function makeTemplate(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "making-"));
  await (await PGlite.create(folder)).close();
  // Another run may have been faster: then its template stays.
  await rename(folder, template).catch(() => rm(folder, { recursive: true, force: true }));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
