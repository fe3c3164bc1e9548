import { readFile } from "node:fs/promises";
import { isIndexedRoute } from "@/lib/routing/indexed-routes";
import { type Route, routeOfPath } from "@/lib/routing/routes";
import { freePorts } from "../../../.ci/lib/ports.mjs";
import { run } from "../../../.ci/lib/run.mjs";
import { chromium } from "../../support/chromium";
import { firstRender } from "../../support/first-render";
import { sitePages } from "../../support/pages";
import { startSandbox, startSite } from "../../support/processes";
import type { Figure } from "../figure";
import { figuresOf, LighthouseReport } from "../lighthouse-report";
import { temporaryFile } from "../servers";

/** No dependency: 201 packages of 185 MB that no other command needs. The last version for Node 20. */
const lighthouse = "lighthouse@12.8.2";
const categories = "accessibility,best-practices,seo";

/** Kinds of pages that are not among those of the other tests: a list by tag, two frames of a partner, and flows over home. */
const others = [
  "/landing/live-tables",
  "/promotions/casino/tag/free-rounds",
  "/sportsbook",
  "/virtuals",
  "/signup",
  "/reset-password",
];

interface Kind {
  name: string;
  below: string;
  route: Route;
}

/** A page of every kind that a visitor can open: the first of each route. */
function kinds(): Kind[] {
  const opened = sitePages.filter(({ status = 200 }) => status === 200);
  const all = [...opened, ...others.map((below) => ({ name: below.slice(1), below }))];
  const byRoute = new Map<Route, Kind>();
  for (const { name, below } of all) {
    const route = routeOfPath(`/en-UN${below.split("?")[0]}`);
    if (route && route.access !== "player" && !byRoute.has(route)) byRoute.set(route, { name, below, route });
  }
  return [...byRoute.values()];
}

/**
 * Lighthouse's scores for accessibility, best practices and, where search engines may list a page, SEO: a production build as the host
 * of production, on a phone. Its score for performance is none of the bench's: it changes with the machine. `PAGES=home,lobby` takes fewer.
 */
export async function measureLighthouse(): Promise<Figure[]> {
  const port = await freePorts(1);
  const host = `localhost:${port}`;
  const sandbox = await startSandbox({ siteOrigin: `http://${host}`, env: { SANDBOX_GAMES: "3000" } });
  const site = await startSite(sandbox.origins, { port, env: { PRODUCTION_HOSTS: host } });
  const wanted = process.env.PAGES?.split(",");
  const figures: Figure[] = [];
  try {
    for (const { name, below, route } of kinds().filter((kind) => wanted?.includes(kind.name) ?? true)) {
      // Some 20 pages, each of which starts a browser.
      console.log(`  … ${name}`);
      const address = `${site.origin}/en-UN${below}`;
      // The second render: the first one compiles, and draws the pictures of the sandbox.
      await firstRender(address);
      figures.push(...figuresOf(name, await reportOf(address), isIndexedRoute(route)));
    }
  } finally {
    await site.stop();
    await sandbox.stop();
  }
  return figures;
}

async function reportOf(address: string): Promise<LighthouseReport> {
  const file = temporaryFile("lighthouse.json", "");
  const flags = ["--headless", ...chromium.args].join(" ");
  const options = [`--only-categories=${categories}`, "--output=json", `--output-path=${file}`, "--quiet"];
  const args = ["--yes", lighthouse, address, ...options, "--throttling-method=provided", `--chrome-flags=${flags}`];
  const { ok, output } = await run("npx", args, { env: { CHROME_PATH: chromium.executablePath } });
  if (!ok) throw new Error(`Lighthouse ended on ${address}: ${output.trim().slice(-500)}`);
  return LighthouseReport.parse(JSON.parse(await readFile(file, "utf8")));
}
