import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../.ci/lib/root.mjs";
import { startSandbox, startSite } from "../../support/processes";
import { environment } from "./environment";

/** Starts the programs that all specs of a run share: a sandbox with empty data, and the built site behind one trusted hop. */
export default async function setup(): Promise<() => Promise<void>> {
  const sandbox = await startSandbox({
    port: environment.sandboxPort,
    siteOrigin: environment.origin,
    onLine: log("sandbox"),
  });
  const env = { TRUSTED_PROXY_HOPS: "1", COUNTRY_HEADER: "x-visitor-country", KIT_PAGE: "on" };
  const site = await startSite(sandbox.origins, { port: environment.port, env, onLine: log("site") }).catch(
    async (error: unknown) => {
      await sandbox.stop();
      throw error;
    },
  );
  return async () => {
    await site.stop();
    await sandbox.stop();
  };
}

/** Keeps the output of a program in `test-results`, for the analysis of a failed run. */
function log(name: string): (line: string) => void {
  const folder = join(root, "test-results");
  const file = join(folder, `${name}.log`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return (line) => appendFileSync(file, `${line}\n`);
}
