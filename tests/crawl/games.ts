import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { sandboxOrigins } from "../../.ci/lib/programs.mjs";
import { root } from "../../.ci/lib/root.mjs";
import { createHttp, type Http } from "../../lib/core/http/http";
import { openGame } from "../../lib/play/game-launch/launch/open-game";
import { desktop, type Game, inputFor, readGames } from "../support/launches";
import { issueTokens } from "../support/stored-tokens";

/**
 * `npm run crawl`: requests the page of every game of the catalogue from a running site, and a launch of every game for real money
 * from the platform behind it, and opens the page of the frame. Prints every failure, and counts by provider and kind.
 * It resumes where it ended: the games that passed are kept in `.data/crawl.json`; `npm run crawl -- --from-start` forgets them.
 * A page that is overloaded (503) is requested again after 10, 20, 40 and 60 s, and then reported.
 */
const site = process.env.SITE_ORIGIN || `http://localhost:${process.env.PORT || 3000}`;
const origins = sandboxOrigins(Number(process.env.SANDBOX_PORT || 4000));
const atOnce = 4;
const tokenMs = 30 * 60_000;
/** Seconds before each further request of a page that is overloaded. */
const pausesS = [10, 20, 40, 60];
const stateFile = join(root, ".data/crawl.json");

async function signIn(): Promise<Http> {
  const response = await fetch(`${origins.control}/players`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@players.example`, balance: "25.00" }),
  });
  const stored = await issueTokens((await response.json()) as { email: string; password: string }, origins.identity);
  const idToken = stored.find(([key]) => key.endsWith(".idToken"))?.[1];
  return createHttp({
    baseUrl: `${origins.platform}/v1`,
    headers: () => ({ SiteContext: '{"siteId":2}', Authorization: `Bearer ${idToken}` }),
    deadlineMs: 30_000,
    bodyCapBytes: 1_000_000,
  });
}

function pathOf({ slug, type, provider, gameId }: Game): string {
  if (slug !== null) return `/en-UN/play/${slug}`;
  const lobby = type === "casinoGames" ? "online-casino" : "live-casino-online";
  return `/en-UN/${lobby}/play/${provider}/${encodeURIComponent(gameId)}`;
}

/** A game that is not made for desktops has no page there. */
const isForPhones = ({ channels }: Game) => !channels.includes("web");
const phone = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

const inHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");

const State = z.object({ site: z.string(), passed: z.array(z.string()) });

/** The paths of the games that have passed on this site. */
function readPassed(): Set<string> {
  if (process.argv.includes("--from-start") || !existsSync(stateFile)) return new Set();
  const state = State.parse(JSON.parse(readFileSync(stateFile, "utf8")));
  return new Set(state.site === site ? state.passed : []);
}

function keepPassed(): void {
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify({ site, passed: [...passed] }));
}

/** An overloaded site gets no requests for a while. */
async function getPage(game: Game, attempt = 0): Promise<Response> {
  const response = await fetch(`${site}${pathOf(game)}`, {
    headers: { "user-agent": isForPhones(game) ? phone : "crawl" },
  });
  const pauseS = pausesS[attempt];
  if (response.status !== 503 || pauseS === undefined) return response;
  await response.body?.cancel();
  await setTimeout(pauseS * 1_000);
  return getPage(game, attempt + 1);
}

/** The fault of a game's page; null for none. */
async function visit(game: Game): Promise<string | null> {
  const response = await getPage(game);
  const html = await response.text();
  if (response.status === 503) return `the page is overloaded (503) after ${pausesS.length + 1} requests`;
  if (response.status !== 200) return `the page has the status ${response.status}`;
  return html.includes(inHtml(game.name)) ? null : "the page does not name the game";
}

/** The fault of a game's launch; null for none. */
async function launch(http: Http, game: Game): Promise<string | null> {
  const device = isForPhones(game) ? ({ platform: "mobile", channel: "mobile" } as const) : desktop;
  const opened = await openGame(http, { ...inputFor(origins, "real", game), device });
  if (!opened.ok) return `no launch: ${opened.problem} ${opened.detail ?? ""}`;
  const { status } = await fetch(opened.address.url);
  return status === 200 ? null : `the frame has the status ${status}`;
}

const all = await readGames(origins);
// A provider behind its flag has no page while the flag is off.
const open = all.filter(({ provider }) => provider !== "creedroomz" || process.env.CREEDROOMZ_ENABLED === "on");
const passed = readPassed();
const games = open.filter((game) => !passed.has(pathOf(game)));
if (games.length < open.length) console.log(`${open.length - games.length} games have passed before`);
const counts = new Map<string, { games: number; pages: number; launches: number }>();
const startedMs = Date.now();
let failures = 0;
let http = await signIn();
let signedInMs = startedMs;
let next = 0;

async function crawl(): Promise<void> {
  for (let game = games[next++]; game; game = games[next++]) {
    if (Date.now() - signedInMs > tokenMs) {
      signedInMs = Date.now();
      http = await signIn();
    }
    const found = await Promise.all([visit(game), launch(http, game)].map((each) => each.catch(String)));
    const kind = `${game.provider} ${game.gameType}`;
    const count = counts.get(kind) ?? { games: 0, pages: 0, launches: 0 };
    counts.set(kind, count);
    count.games++;
    if (found.every((each) => each === null)) passed.add(pathOf(game));
    if (passed.size % 50 === 0) keepPassed();
    if (found[0] === null) count.pages++;
    if (found[1] === null) count.launches++;
    for (const failure of found.filter((each) => each !== null)) {
      failures++;
      console.log(`${pathOf(game)}: ${failure}`);
    }
  }
}

function report(): never {
  keepPassed();
  console.table(Object.fromEntries([...counts].sort()));
  const done = [...counts.values()].reduce((sum, count) => sum + count.games, 0);
  const seconds = Math.round((Date.now() - startedMs) / 1_000);
  console.log(`${all.length - open.length} games are closed by the flag of their provider`);
  console.log(`${done} of ${games.length} games in this run, ${failures} failures, ${seconds} s`);
  console.log(`${passed.size} of ${open.length} games have passed in all`);
  process.exit(failures > 0 || done < games.length ? 1 : 0);
}

// Interrupted, it reports what it has seen.
process.on("SIGINT", report).on("SIGTERM", report);
await Promise.all(Array.from({ length: atOnce }, crawl));
report();
