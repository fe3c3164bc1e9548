import { beforeAll, expect, inject, test, vi } from "vitest";
import { parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let facts: typeof import("@/lib/play/tile-facts/server");
let games: typeof import("@/lib/play/game-launch/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
  facts = await import("@/lib/play/tile-facts/server");
  games = await import("@/lib/play/game-launch/server");
});

function edition(segment: string) {
  const parsed = parseEdition(segment);
  if (!parsed) throw new Error(`No such edition: ${segment}`);
  return parsed;
}
const english = edition("en-UN~web~a");

test("a tile shows the published facts of its game in the reader's language, and whether it has a demo", async () => {
  const rtp = (await games.getGame(english, "book-of-cairo"))?.rtp;
  expect(rtp).toBeGreaterThan(80);
  expect(await facts.getTileFacts(english, "book-of-cairo")).toEqual([
    `RTP ${rtp}% · Demo`,
    expect.stringMatching(/^Volatility: (Low|Medium|High)$/),
  ]);
  const [first, second] = (await facts.getTileFacts(edition("fi-FI~web~a"), "book-of-cairo")) ?? [];
  expect(first).toMatch(/^Palautus \d\d,\d+\s% · Kokeilu$/);
  expect(second).toMatch(/^Volatiliteetti: /);
});

test("a game of a provider without demos does not promise one", async () => {
  const [first] = (await facts.getTileFacts(english, "fox-fortune")) ?? [];
  expect(first).toMatch(/^RTP [\d.]+%$/);
});

test("a game that asks for money in a market does not promise a demo there", async () => {
  const [elsewhere] = (await facts.getTileFacts(english, "dragon-lantern")) ?? [];
  expect(elsewhere).toMatch(/^RTP [\d.]+% · Demo$/);
  const [first] = (await facts.getTileFacts(edition("en-LL~web~a"), "dragon-lantern")) ?? [];
  expect(first).toMatch(/^RTP [\d,]+%$/);
});

test("what is not published, or depends on the bet, is left out", async () => {
  const dice = await facts.getTileFacts(english, "ivory-dice");
  expect(dice).toEqual([expect.stringMatching(/^RTP [\d.]+% · Demo$/)]);
  const baccarat = await facts.getTileFacts(english, "golden-baccarat-banco");
  expect(baccarat?.join()).not.toMatch(/RTP|%/);
});

test("a live table has none, and a game that is not offered or not known is not there", async () => {
  expect(await facts.getTileFacts(english, "roulette-quebec")).toEqual([]);
  for (const slug of ["", "no-such-game", '"] | order(_id)'])
    expect(await facts.getTileFacts(english, slug)).toBeNull();
});
