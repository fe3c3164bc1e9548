import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { type Browser, chromium as playwright } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { chromium } from "../support/chromium";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { demoPlayer, issueTokens } from "../support/stored-tokens";
import { newPage, openAtRest } from "./at-rest";
import { allChunks, type Chunk, firstLoad, gzipped, weight } from "./weigh";

/** Script that a guest's lobby loads for its public live data after it is painted, with all else that comes then, in bytes of gzip. */
const liveDataBudget = 24_000;
/** Script that a signed-in lobby loads beyond a guest's, until all is quiet, in bytes of gzip. */
const budget = 90_000;
/** Script that a player's page loads beyond a signed-in lobby, in bytes of gzip. */
const pageBudget = 70_000;
/**
 * The same of three pages that hold more: 75,553 B with the form, the checks and the steps of withdrawals, 73,807 B with the list of
 * notifications, 70,504 B with a history whose days are tables of their own once it is long.
 */
const largerBudgets: Readonly<Record<string, number>> = {
  "/my-account/banking/withdraw": 78_000,
  "/my-account/inbox/notifications": 76_000,
  "/my-account/banking/transactions": 71_000,
};
/** Script that arrives more than once on a signed-in lobby, each module in bytes of gzip. */
const twiceBudget = 3_600;

let environment: TestEnvironment;
let browser: Browser;
beforeAll(async () => {
  environment = await startEnvironment();
  browser = await playwright.launch(chromium);
});
afterAll(async () => {
  await browser?.close();
  await environment?.stop();
});

/** The scripts that a page has loaded when it is at rest. `entries`: what the browser's storage holds. */
async function scriptsOf(path: string, entries: readonly [key: string, value: string][]): Promise<Chunk[]> {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${environment.site.origin}/healthz`);
  await page.evaluate((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, entries);
  const names = new Set<string>();
  page.on("requestfinished", (request) => {
    const [, name] = /\/_next\/(static\/.+\.js)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  // What looks at a player's limits comes a few seconds after all else.
  const watch = allChunks(".next").find(({ text }) => text.includes("notices.part"));
  if (!watch) throw new Error("No script of the build looks at limits.");
  const watched =
    entries.length > 0
      ? page.waitForEvent("requestfinished", (request) => request.url().endsWith(watch.name))
      : Promise.resolve();
  await openAtRest(page, `${environment.site.origin}/en-UN${path}`);
  await watched;
  expect(await page.locator("html").getAttribute("data-session")).toBe(entries.length > 0 ? "player" : "guest");
  if (entries.length > 0) await page.locator(".site-header section b").waitFor();
  await page.context().close();
  return [...names].map((name) => ({ name, text: readFileSync(join(root, ".next", name), "utf8") }));
}

/**
 * The modules in a chunk by their ids, with their sources, by running it: it hands the bundler's runtime a list of ids, each before its
 * factory. Without the bundler's own notes of which files a lazy import loads, 94 bytes each, which it writes beside every module that
 * has one.
 */
function modulesOf({ text }: Chunk): [id: number, source: string][] {
  const parts: unknown[] = [];
  runInNewContext(text, { TURBOPACK: { push: (chunk: unknown[]) => parts.push(...chunk) }, document: {} });
  const factoryOf = (at: number) => String(parts.slice(at).find((part) => typeof part === "function"));
  return parts.flatMap((part, at) => {
    const source = factoryOf(at);
    return typeof part === "number" && !/^\w=>\{\w\.v\(\w=>Promise\.all\(/.test(source) ? [[part, source]] : [];
  });
}

/** The modules that more than one of the chunks has, and the bytes that come more often than once. */
function repeated(chunks: readonly Chunk[]): { modules: number; of: number; bytes: number } {
  const copies = new Map<number, { source: string; count: number }>();
  for (const [id, source] of chunks.flatMap(modulesOf))
    copies.set(id, { source, count: (copies.get(id)?.count ?? 0) + 1 });
  const twice = [...copies.values()].filter(({ count }) => count > 1);
  const bytes = twice.reduce((sum, { source, count }) => sum + gzipped(source) * (count - 1), 0);
  return { modules: twice.length, of: copies.size, bytes };
}

/** Pages of a player, by their paths below a locale. */
const playerPages = [
  "/my-account/account",
  "/my-account/account/verification",
  "/my-account/activity",
  "/my-account/data",
  "/my-account/gambling-limits",
  "/my-account/banking",
  "/my-account/banking/transactions",
  "/my-account/banking/withdraw",
  "/my-account/bonus-code",
  "/my-account/inbox",
  "/my-account/inbox/notifications",
  "/online-casino/my-games",
];

test("a signed-in lobby with fresh tokens loads at most 90 KB of script beyond a guest's, hardly any of it twice; a player's page 70 KB more, three of them at most 78 KB", async () => {
  const tokens = await issueTokens(demoPlayer, environment.sandbox.origins.identity);
  const guest = await scriptsOf("/online-casino", []);
  const player = await scriptsOf("/online-casino", tokens);
  const html = await (await fetch(`${environment.site.origin}/en-UN/online-casino`)).text();
  const later = weight(guest) - weight(firstLoad(html, ".next"));
  console.log(`a guest's lobby: ${later} B of script after the first load (at most ${liveDataBudget})`);
  expect(later).toBeGreaterThan(5_000);
  expect(later).toBeLessThanOrEqual(liveDataBudget);
  const beyond = weight(player) - weight(guest);
  const twice = repeated(player);
  console.log(
    `a signed-in lobby: ${beyond} B of script beyond a guest's (at most ${budget}); ${twice.modules} of ${twice.of} modules arrive more than once, ${twice.bytes} B (at most ${twiceBudget})`,
  );
  expect(guest.length).toBeGreaterThan(5);
  expect(player.length).toBeGreaterThan(guest.length);
  expect(twice.of).toBeGreaterThan(200);
  expect(beyond).toBeLessThanOrEqual(budget);
  expect(twice.bytes).toBeLessThanOrEqual(twiceBudget);

  for (const path of playerPages) {
    const page = await scriptsOf(path, tokens);
    const own = weight(page) - weight(player);
    const most = largerBudgets[path] ?? pageBudget;
    console.log(`${path}: ${own} B of script beyond a signed-in lobby (at most ${most})`);
    expect(own, path).toBeLessThanOrEqual(most);
  }
});
