import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { type Browser, chromium as playwright } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { chromium } from "../support/chromium";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { issueTokens } from "../support/stored-tokens";
import { openAtRest } from "./at-rest";
import { type Chunk, firstLoad, weight } from "./weigh";

/** Script that a guest's lobby loads for its public live data after it is painted, with all else that comes then, in bytes of gzip. */
const liveDataBudget = 20_300;
/** Script that a signed-in lobby loads beyond a guest's, until all is quiet, in bytes of gzip. */
const budget = 80_000;

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

/** The scripts that the lobby has loaded when it is at rest. `entries`: what the browser's storage holds. */
async function scriptsOfLobby(entries: readonly [key: string, value: string][]): Promise<Chunk[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${environment.site.origin}/healthz`);
  await page.evaluate((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, entries);
  const names = new Set<string>();
  page.on("requestfinished", (request) => {
    const [, name] = /\/_next\/(static\/.+\.js)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  await openAtRest(page, `${environment.site.origin}/en-UN/online-casino`);
  expect(await page.locator("html").getAttribute("data-session")).toBe(entries.length > 0 ? "player" : "guest");
  if (entries.length > 0) await page.locator(".site-header section b").waitFor();
  await context.close();
  return [...names].map((name) => ({ name, text: readFileSync(join(root, ".next", name), "utf8") }));
}

/**
 * The ids of the modules in a chunk, by running it: it hands the bundler's runtime a list of ids, each before its factory. Without
 * the bundler's own notes of which files a lazy import loads, 94 bytes each, which it writes beside every module that has one.
 */
function modulesOf({ text }: Chunk): number[] {
  const parts: unknown[] = [];
  runInNewContext(text, { TURBOPACK: { push: (chunk: unknown[]) => parts.push(...chunk) }, document: {} });
  const factoryOf = (at: number) => String(parts.slice(at).find((part) => typeof part === "function"));
  return parts.flatMap((part, at) =>
    typeof part === "number" && !/^\w=>\{\w\.v\(\w=>Promise\.all\(/.test(factoryOf(at)) ? [part] : [],
  );
}

test("a signed-in lobby with fresh tokens loads at most 80 KB of script beyond a guest's, and no module twice", async () => {
  const guest = await scriptsOfLobby([]);
  const player = await scriptsOfLobby(
    await issueTokens(
      { email: "demo@greenroom.example", password: "Greenroom-2026" },
      environment.sandbox.origins.identity,
    ),
  );
  const html = await (await fetch(`${environment.site.origin}/en-UN/online-casino`)).text();
  const later = weight(guest) - weight(firstLoad(html, ".next"));
  console.log(`a guest's lobby: ${later} B of script after the first load (at most ${liveDataBudget})`);
  expect(later).toBeGreaterThan(5_000);
  expect(later).toBeLessThanOrEqual(liveDataBudget);
  const beyond = weight(player) - weight(guest);
  const chunksOf = new Map<number, string[]>();
  for (const chunk of player)
    for (const id of modulesOf(chunk)) chunksOf.set(id, [...(chunksOf.get(id) ?? []), chunk.name]);
  const twice = [...chunksOf].filter(([, chunks]) => chunks.length > 1);
  console.log(
    `a signed-in lobby: ${beyond} B of script beyond a guest's (at most ${budget}); ${twice.length} of ${chunksOf.size} modules arrive more than once`,
  );
  expect(guest.length).toBeGreaterThan(5);
  expect(player.length).toBeGreaterThan(guest.length);
  expect(chunksOf.size).toBeGreaterThan(200);
  expect(beyond).toBeLessThanOrEqual(budget);
  expect(twice).toEqual([]);
});
