import { cp, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { type Origins, siteVariables } from "../../.ci/lib/programs.mjs";
import { root } from "../../.ci/lib/root.mjs";
import { startService } from "../../.ci/lib/service.mjs";

/** The output of the build and its caches; everything else is linked. */
const own = [".next", "node_modules/.cache", ".git"];

/**
 * Starts Next itself on a copy of the build whose middleware is switched off, without our custom server: the edge's
 * decisions are missing.
 */
export async function startNextAlone(sandbox: Origins, env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "greenroom-next-alone-"));
  for (const name of await readdir(root)) if (!own.includes(name)) await symlink(join(root, name), join(folder, name));
  const build = join(folder, ".next");
  await cp(join(root, ".next"), build, { recursive: true, filter: (path) => !path.includes("/.next/cache") });
  const none = { version: 3, middleware: {}, sortedMiddleware: [], functions: {} };
  await writeFile(join(build, "server/middleware-manifest.json"), JSON.stringify(none));
  const port = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const { PATH = "", HOME = "" } = process.env;
  const service = await startService({
    name: "Next alone",
    args: [join(root, "node_modules/next/dist/bin/next"), "start", folder, "--port", String(port)],
    cwd: folder,
    env: {
      PATH,
      HOME,
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
      ...siteVariables(sandbox),
      SITE_ORIGIN: origin,
      ...env,
    },
    url: `${origin}/api/terms/en-UN`,
  });
  const stop = async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...service, stop, origin };
}
