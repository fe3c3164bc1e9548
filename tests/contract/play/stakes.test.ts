import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import { createLists } from "@/lib/play/game-lists/lists";
import { type ListFile, wholeList } from "@/lib/play/game-lists/schema";
import { type Edition, parseEdition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { withoutLimits } from "../../support/launches";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
let lists: typeof import("@/lib/play/game-lists/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  lists = await import("@/lib/play/game-lists/server");
});

const Limits = z.array(z.object({ min: z.number().positive(), max: z.number().positive(), currency: z.string() }));
const Document = z.object({
  _type: z.enum(["casinoGames", "liveCasinoGames"]),
  gameId: z.string(),
  betLimits: Limits.min(1),
});

/** Every published game with its limits, as the content service has it, but for one. */
async function readDocuments() {
  const query = `*[_type in ["casinoGames", "liveCasinoGames"] && !(_id in path("drafts.**")) && slug.current != "${withoutLimits}"]{_type, gameId, betLimits[]{min, max, currency}}`;
  const path = `/v2026-01-01/data/query/production?${new URLSearchParams({ query })}`;
  const { result } = (await (await fetch(`${origins.content}${path}`)).json()) as { result: unknown };
  return z.array(Document).parse(result);
}

async function readList(segment: string, lobby: GameLobby, id: string): Promise<ListFile> {
  const edition: Edition | null = parseEdition(segment);
  const file = edition && (await lists.getListFile(edition, lobby, id));
  if (!file) throw new Error(`${segment} has no list ${id}.`);
  return file;
}

test("every game of the content service states its lowest and highest bet in each currency, once", async () => {
  const documents = await readDocuments();
  expect(documents.length).toBeGreaterThan(100);
  const currencies = documents[0]?.betLimits.map(({ currency }) => currency).sort();
  expect(new Set(currencies).size).toBe(13);
  for (const { gameId, betLimits } of documents) {
    expect(betLimits.map(({ currency }) => currency).sort(), gameId).toEqual(currencies);
    for (const { min, max } of betLimits) expect(max, gameId).toBeGreaterThan(min);
  }
});

describe.each([
  ["en-UN~web~a", "EUR", "liveCasino", "live-all-tables"],
  ["en-UN~web~a", "EUR", "casino", "slots"],
  ["pt-BR~web~a", "BRL", "liveCasino", "live-all-tables"],
] as const)("the list of %s in %s: %s, %s", (segment, currency, lobby, id) => {
  test("has the lowest stake of each game as its document states it", async () => {
    const file = await readList(segment, lobby, id);
    expect(file.currency).toBe(currency);
    const documents = await readDocuments();
    for (const game of file.games) {
      const its = documents.filter(({ _type, gameId }) => _type === file.type && gameId === game.gameId);
      // Two providers may call a game by the same id.
      const stated = its.map(({ betLimits }) => betLimits.find((limit) => limit.currency === currency)?.min ?? 0);
      expect(
        stated.map((amount) => Math.round(amount * 100)),
        game.name,
      ).toContain(game.stake);
    }
  });

  test("is narrowed to the games that a stake is enough for, and each step leaves more of them", async () => {
    const file = await readList(segment, lobby, id);
    const choose = createLists(file, "en-GB");
    const whole = choose(wholeList, file.games.length);
    expect(whole.stakes.length).toBeGreaterThan(0);
    const steps = (["stake1", "stake2", "stake3"] as const).slice(0, whole.stakes.length);
    let before = 0;
    for (const [at, step] of steps.entries()) {
      const amount = whole.stakes[at];
      const chosen = choose({ ...wholeList, facts: [step] }, file.games.length);
      const enough = file.games.filter(({ stake = Number.NaN }) => stake <= (amount?.amountMinor ?? 0));
      expect(amount?.currency).toBe(currency);
      expect(chosen.games.map(({ name }) => name)).toEqual(enough.map(({ name }) => name));
      expect(chosen.total).toBe(whole.counts.facts[step]);
      expect(chosen.total).toBeGreaterThan(before);
      expect(chosen.total).toBeLessThan(whole.total);
      before = chosen.total;
    }
  });
});
