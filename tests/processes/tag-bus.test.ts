import { afterAll, beforeAll, expect, test } from "vitest";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { rawRequest } from "../support/raw-request";
import { type Redis, startRedis } from "../support/redis";

/** Two instances of the site, of which only the first receives publishes. */
let redis: Redis;
let sandbox: Sandbox;
let first: Site;
let second: Site;
const lines: string[] = [];

beforeAll(async () => {
  redis = await startRedis();
  const port = await freePorts(2);
  sandbox = await startSandbox({ siteOrigin: `http://localhost:${port}` });
  const env = { REDIS_URL: redis.url };
  first = await startSite(sandbox.origins, { port, env, onLine: (line) => lines.push(line) });
  second = await startSite(sandbox.origins, { port: port + 1, env });
});
afterAll(async () => {
  await first?.stop();
  await second?.stop();
  await sandbox?.stop();
  await redis?.stop();
});

const shows = async (site: Site, path: string, name: string) =>
  (await rawRequest(site.origin, path)).body.includes(name);

/** An editor renames a category; the sandbox notifies the first instance. */
async function rename(category: string, name: string): Promise<void> {
  const response = await fetch(`${sandbox.origins.control}/content/documents/category-${category}?publish=true`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: [{ _key: "en", value: name }] }),
  });
  expect(await response.json()).toMatchObject({ webhook: true });
}

/** Redis lines in the first instance's log. */
const states = () => lines.filter((line) => line.includes('"redis"')).map((line) => JSON.parse(line).state);
const within = { timeout: 60_000 };

test("a publish that one instance receives is visible on the other", async () => {
  const path = "/en-UN/online-casino/new";
  for (const site of [first, second]) expect(await shows(site, path, "Fresh off the reel")).toBe(false);
  await rename("new", "Fresh off the reel");
  for (const site of [first, second])
    await expect.poll(() => shows(site, path, "Fresh off the reel"), within).toBe(true);
});

test("while Redis is away the notified instance shows it; the other does when Redis is back", async () => {
  const path = "/en-UN/online-casino/jackpots";
  for (const site of [first, second]) expect(await shows(site, path, "Pots of plenty")).toBe(false);
  await redis.goAway();
  await expect.poll(states, within).toEqual(["back", "away"]);
  await rename("jackpots", "Pots of plenty");
  await expect.poll(() => shows(first, path, "Pots of plenty"), within).toBe(true);
  for (let time = 0; time < 3; time++) expect(await shows(second, path, "Pots of plenty")).toBe(false);

  await redis.comeBack();
  await expect.poll(() => shows(second, path, "Pots of plenty"), within).toBe(true);
  expect(states()).toEqual(["back", "away", "back"]);
});

test("an instance that cannot know what it missed renders everything again", async () => {
  const path = "/en-UN/online-casino/slots";
  expect(await shows(second, path, "Reels and more reels")).toBe(false);
  await redis.goAway();
  await rename("slots", "Reels and more reels");
  await first.kill9(); // With it goes what it had still to send.
  await redis.comeBack({ empty: true });
  await expect.poll(() => shows(second, path, "Reels and more reels"), within).toBe(true);
});
