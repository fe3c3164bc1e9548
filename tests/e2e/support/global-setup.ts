import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../.ci/lib/root.mjs";
import { sitePages } from "../../support/pages";
import { startSandbox, startSite } from "../../support/processes";
import { environment } from "./environment";

/** Starts the programs that all specs of a run share: a sandbox with empty data, and the built site behind one trusted hop. */
export default async function setup(): Promise<() => Promise<void>> {
  const sandbox = await startSandbox({
    port: environment.sandboxPort,
    siteOrigin: environment.origin,
    env: { SANDBOX_PICTURES: "flat" },
    onLine: log("sandbox"),
  });
  const env = {
    TRUSTED_PROXY_HOPS: "1",
    COUNTRY_HEADER: "x-visitor-country",
    KIT_PAGE: "on",
    PLATFORM_SESSION_COOKIE: "platform-session",
    SPORTSBOOK_SESSION_COOKIE: "sportsbook-session",
  };
  const site = await startSite(sandbox.origins, { port: environment.port, env, onLine: log("site") }).catch(
    async (error: unknown) => {
      await sandbox.stop();
      throw error;
    },
  );
  const stop = async () => {
    await site.stop();
    await sandbox.stop();
  };
  await openPages().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}

/** The languages that specs read every page in. */
const languages = ["en", "de", "ja"];

/**
 * Every page is rendered once before the first spec: the first render of a new process, with nothing in its caches and the
 * browsers starting beside it, can miss the deadline that a visitor is promised.
 */
async function openPages(): Promise<void> {
  for (const language of languages)
    for (const { below, status = 200 } of sitePages) {
      const address = `${environment.origin}/${language}-UN${below}`;
      // The first render may miss its deadline here too; what it has compiled and fetched is there for the second.
      const statuses = [await open(address), await open(address)];
      if (statuses[1] !== status) throw new Error(`${address} answered ${statuses}.`);
    }
}

async function open(address: string): Promise<number> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.status;
}

/** Keeps the output of a program in `test-results`, for the analysis of a failed run. */
function log(name: string): (line: string) => void {
  const folder = join(root, "test-results");
  const file = join(folder, `${name}.log`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return (line) => appendFileSync(file, `${line}\n`);
}
