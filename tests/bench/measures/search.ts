import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { createSearch } from "../../../lib/play/search/matching";
import { SearchIndex } from "../../../lib/play/search/schema";
import { waitForIslands } from "../../support/pages";
import { startEnvironment } from "../../support/processes";
import { desktop, inNewPage, openBrowser } from "../browser";
import { compare, type Figure, median, plain } from "../figure";
import { interleave } from "../rounds";

const sizes = { small: 1_000, medium: 10_000, large: 20_000 } as const;
type Size = keyof typeof sizes;
const edition = "en-UN~web~a";
/** A name as it is typed, a typing error, and what nothing is called. */
const texts = ["book", "emral", "zzq"];
/** How long a letter and what it draws may take before the next, in milliseconds. */
const pauseMs = 250;
/** A frame at 60 Hz. */
const frameMs = 1_000 / 60;
const mostBuildMs = 100;

interface Typing {
  /** Milliseconds of CPU of the main thread for each letter, what it draws included. */
  perKey: number;
  nodes: number;
}

/** What a letter in the search costs, by the number of games, and how long its index takes to build. */
export async function measureSearch(): Promise<Figure[]> {
  const environments = {
    small: await startEnvironment({ sandbox: { SANDBOX_GAMES: String(sizes.small) } }),
    medium: await startEnvironment({ sandbox: { SANDBOX_GAMES: String(sizes.medium) } }),
    large: await startEnvironment({ sandbox: { SANDBOX_GAMES: String(sizes.large) } }),
  };
  // The first read of twenty thousand games may take the content service longer than a page waits for it.
  for (const { site } of Object.values(environments)) await waitForIndex(site.origin);
  const browser = await openBrowser();
  const nodes: Record<Size, number> = { small: 0, medium: 0, large: 0 };
  const typing = (size: Size) => async () => {
    const typed = await typeTexts(browser, environments[size].site.origin);
    nodes[size] = typed.nodes;
    return typed.perKey;
  };
  for (const size of ["small", "medium", "large"] as const) await typing(size)();
  const { small, medium, large } = await interleave({
    small: typing("small"),
    medium: typing("medium"),
    large: typing("large"),
  });
  await browser.close();
  const index = await readIndex(environments.large.site.origin);
  await Promise.all(Object.values(environments).map((environment) => environment.stop()));

  const shared = { reference: small, limit: 1.25, unit: "ms" };
  const build = buildTime(index);
  const counted = `${nodes.large} nodes against ${nodes.small}`;
  return [
    plain("a letter in the search, 10,000 games", median(medium), frameMs, "ms of CPU", `${medium.length} rounds`),
    compare({ ...shared, name: "a letter in the search, 10,000 games against 1,000", product: medium }),
    compare({ ...shared, name: "a letter in the search, 20,000 games against 1,000", product: large }),
    plain("nodes of the page with results, 20,000 games against 1,000", nodes.large / nodes.small, 1.05, "x", counted),
    plain("build of the index of 20,000 games, in the worker", build, mostBuildMs, "ms", `${index.games.length} games`),
  ];
}

function typeTexts(browser: Browser, origin: string): Promise<Typing> {
  return inNewPage(browser, desktop, async (page, session) => {
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(`${origin}/en-UN/online-casino`, { waitUntil: "load" });
    await waitForIslands(page);
    await page.keyboard.press("/");
    await page.getByRole("option").first().waitFor({ timeout: 30_000 });
    const work = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
    };
    let keys = 0;
    let nodes = 0;
    const before = await work();
    for (const text of texts) {
      // The first letter replaces the last text.
      await page.keyboard.press("Control+A");
      for (const letter of text) {
        await page.keyboard.press(letter);
        await setTimeout(pauseMs);
        keys++;
      }
      nodes = Math.max(nodes, await page.locator("*").count());
    }
    return { perKey: ((await work()) - before) / keys, nodes };
  });
}

async function waitForIndex(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    if ((await fetch(`${origin}/api/search/${edition}`)).ok) return;
    await setTimeout(2_000);
  }
  throw new Error("The index of the search could not be read.");
}

async function readIndex(origin: string): Promise<SearchIndex> {
  const response = await fetch(`${origin}/api/search/${edition}`);
  return SearchIndex.parse(JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()));
}

/** The first build compiles the code; a worker's does too. */
function buildTime(index: SearchIndex): number {
  const started = performance.now();
  createSearch(index);
  return performance.now() - started;
}
