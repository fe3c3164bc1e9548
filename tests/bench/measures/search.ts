import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { createSearch } from "../../../lib/play/search/matching";
import { SearchIndex } from "../../../lib/play/search/schema";
import { waitForIslands } from "../../support/pages";
import { startEnvironment, type TestEnvironment } from "../../support/processes";
import { desktop, openBrowser, runInNewPage } from "../browser";
import { compare, type Figure, median, plain, spread } from "../figure";
import { interleave } from "../rounds";
import { countWork, workOf } from "../work";

/** Numbers of games, the reference first. `SIZES=1000,2000,3000` tries the measure out. */
const sizes = (process.env.SIZES ?? "1000,10000,20000").split(",").map(Number);
const edition = "en-UN~web~a";
const lobby = "/en-UN/online-casino";
const category = "/en-UN/online-casino/slots";
/** A name as it is typed, a typing error, a provider, and what nothing is called. */
const texts = ["book", "emral", "relax", "zzq"];
/** The pause between letters for the redraw, in milliseconds. */
const pauseMs = 250;
/** The time after a page's load event in which scripts still count, in milliseconds. */
const settleMs = 1_200;
const idleMs = 1_500;
/** A frame at 60 Hz. */
const frameMs = 1_000 / 60;
const mostBuildMs = 100;
/** The number of requests for the index file, 2 s apart, before the measure is given up. */
const indexAttempts = 30;

interface Visit {
  /** Milliseconds of CPU of the main thread: until the lobby has settled, while the index is read and built, and per letter. */
  load: number;
  index: number;
  key: number;
  /** The page's other work in the time of a letter, such as moving jackpots; `key` is without it. */
  idle: number;
  nodes: { lobby: number; palette: number };
}

/** Measures the cost of a letter in the search and of a lobby in a browser, by the number of games, and the build of the index. */
export async function measureSearch(): Promise<Figure[]> {
  const environments: TestEnvironment[] = [];
  const browser = await openBrowser();
  try {
    for (const games of sizes) {
      progress(`starting with ${games} games`);
      const environment = await startEnvironment({ sandbox: { SANDBOX_GAMES: String(games) } });
      environments.push(environment);
      await readyIndex(environment.site.origin);
    }
    return await measure(environments, browser);
  } finally {
    await browser.close();
    await Promise.all(environments.map((environment) => environment.stop()));
  }
}

async function measure(environments: readonly TestEnvironment[], browser: Browser): Promise<Figure[]> {
  const origins = environments.map(({ site }) => site.origin);
  const visits: Visit[][] = origins.map(() => []);
  // The first visit of each fills its caches, and is not counted.
  for (const origin of origins) await visit(browser, origin);
  const targets = origins.map((origin, at) => async (round: number) => {
    const made = await visit(browser, origin);
    visits[at]?.push(made);
    progress(
      `round ${round + 1}: ${sizes[at]} games, ${made.key.toFixed(1)} ms a letter, ${made.load.toFixed(0)} ms a lobby`,
    );
    return made.key;
  });
  await interleave(Object.fromEntries(targets.map((target, at) => [String(at), target])));

  const all = (at: number, value: (visit: Visit) => number) => (visits[at] ?? []).map(value);
  const most = sizes.length - 1;
  const figures: Figure[] = [];
  for (const [at, games] of sizes.entries()) {
    const keys = all(at, ({ key }) => key);
    const idle = median(all(at, (each) => each.idle)).toFixed(1);
    const detail = `${keys.length} rounds, spread ${spread(keys).toFixed(2)}x; without ${idle} ms that the page does anyway`;
    figures.push(plain(`a letter in the search, ${games} games`, median(keys), frameMs, "ms of CPU", detail));
    if (at > 0) figures.push(ratio(`a letter in the search, ${games} games against ${sizes[0]}`, at, ({ key }) => key));
  }
  figures.push(ratio(`a lobby in the browser, ${sizes[most]} games against ${sizes[0]}`, most, ({ load }) => load));
  for (const page of ["lobby", "palette"] as const)
    figures.push(nodes(page, ...bounds(most, (at) => Math.max(...all(at, (each) => each.nodes[page])))));
  const counts = await Promise.all([countNodes(browser, origins[0]), countNodes(browser, origins[most])]);
  figures.push(nodes("category", ...counts));
  figures.push(await buildFigure(origins[most] ?? ""));
  // The worker's work costs the page nothing: opening the search takes as long with many games as with few.
  const opening = `opening the search, its index read and built, ${sizes[most]} games against ${sizes[0]}`;
  figures.push(ratio(opening, most, ({ index }) => index));
  return figures;

  function ratio(name: string, at: number, value: (visit: Visit) => number): Figure {
    return compare({ name, product: all(at, value), reference: all(0, value), limit: 1.25, unit: "ms" });
  }
}

const bounds = (most: number, value: (at: number) => number): [number, number] => [value(0), value(most)];

const nodes = (page: string, few: number, many: number): Figure =>
  plain(
    `nodes of the ${page}, ${sizes.at(-1)} games against ${sizes[0]}`,
    many / few,
    1.05,
    "x",
    `${many} against ${few}`,
  );

/** Opens a lobby, then its search, and types. */
function visit(browser: Browser, origin: string): Promise<Visit> {
  return runInNewPage(browser, desktop, async (page, session) => {
    await countWork(session);
    await page.goto(origin + lobby, { waitUntil: "load" });
    await waitForIslands(page);
    await setTimeout(settleMs);
    const load = await workOf(session);
    const lobbyNodes = await page.locator("*").count();

    const beforeIndex = await workOf(session);
    await page.keyboard.press("/");
    await page.getByRole("option").first().waitFor({ timeout: 30_000 });
    await setTimeout(settleMs);
    const index = (await workOf(session)) - beforeIndex;

    const idle = await idleWork(session);
    const typed = await typeTexts(page, session, idle);
    return { load, index, key: typed.key, idle: idle * pauseMs, nodes: { lobby: lobbyNodes, palette: typed.nodes } };
  });
}

/** Milliseconds of CPU per millisecond while nobody does anything. */
async function idleWork(session: CDPSession): Promise<number> {
  const [before, started] = [await workOf(session), performance.now()];
  await setTimeout(idleMs);
  return ((await workOf(session)) - before) / (performance.now() - started);
}

/** Counting the nodes is not part of a letter's cost, nor is what the page does anyway. */
async function typeTexts(page: Page, session: CDPSession, idle: number): Promise<{ key: number; nodes: number }> {
  let [keys, work, nodes] = [0, 0, 0];
  for (const text of texts) {
    // The first letter replaces the last text.
    await page.keyboard.press("Control+A");
    const [before, started] = [await workOf(session), performance.now()];
    for (const letter of text) {
      await page.keyboard.press(letter);
      await setTimeout(pauseMs);
      keys++;
    }
    work += (await workOf(session)) - before - idle * (performance.now() - started);
    nodes = Math.max(nodes, await page.locator("*").count());
  }
  return { key: work / keys, nodes };
}

function countNodes(browser: Browser, origin = ""): Promise<number> {
  return runInNewPage(browser, desktop, async (page) => {
    await page.goto(origin + category, { waitUntil: "load" });
    await waitForIslands(page);
    return page.locator("*").count();
  });
}

/** The build, which happens in a worker. */
async function buildFigure(origin: string): Promise<Figure> {
  const bytes = await readIndex(origin);
  const text = gunzipSync(bytes).toString();
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    const parsed = SearchIndex.parse(JSON.parse(text));
    const parsedAt = performance.now();
    createSearch(parsed);
    return { parse: parsedAt - started, build: performance.now() - parsedAt, games: parsed.games.length };
  });
  const build = median(times.map((time) => time.build));
  const parse = median(times.map((time) => time.parse)).toFixed(0);
  const detail = `${times[0]?.games} games, ${bytes.length} B; reading the file before it ${parse} ms; one slice, in a worker`;
  return plain(`build of the index of ${sizes.at(-1)} games`, build, mostBuildMs, "ms", detail);
}

/** The first read of twenty thousand games may take the content service longer than a page waits for it. */
async function readyIndex(origin: string): Promise<void> {
  let status = 0;
  for (let attempt = 0; attempt < indexAttempts; attempt++) {
    ({ status } = await fetch(`${origin}/api/search/${edition}`));
    if (status === 200) return;
    await setTimeout(2_000);
  }
  throw new Error(`The index of the search could not be read: ${status}.`);
}

async function readIndex(origin: string): Promise<Buffer> {
  const response = await fetch(`${origin}/api/search/${edition}`);
  return Buffer.from(await response.arrayBuffer());
}

/** A measure that takes minutes shows its progress. */
const progress = (text: string) => console.log(`        ${text}`);
