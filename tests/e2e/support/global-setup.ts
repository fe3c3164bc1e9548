import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../.ci/lib/root.mjs";
import { firstRender } from "../../support/first-render";
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
    ANALYTICS_SCRIPT_URL: `${sandbox.origins.frames}/marketing/analytics.js`,
    ADMASTER_SCRIPT_URL: `${sandbox.origins.frames}/marketing/ad-master.js`,
    CRM_SCRIPT_NAME: "crm-widget",
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

/** Every page is rendered once before the first spec, while no browser starts beside it. */
async function openPages(): Promise<void> {
  // The languages side by side: while the site renders, the sandbox reads.
  await Promise.all(
    languages.map(async (language) => {
      for (const { below, status = 200 } of sitePages)
        await firstRender(`${environment.origin}/${language}-UN${below}`, status);
    }),
  );
}

/** Keeps the output of a program in `test-results`, for the analysis of a failed run. */
function log(name: string): (line: string) => void {
  const folder = join(root, "test-results");
  const file = join(folder, `${name}.log`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return (line) => appendFileSync(file, `${line}\n`);
}
