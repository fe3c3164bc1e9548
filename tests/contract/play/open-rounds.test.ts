import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { getOpenRounds } from "@/lib/play/open-rounds/api";
import { recordCalls } from "../../support/record-calls";
import { newPlayer, platformAs } from "../sandbox/world";

const origins = inject("sandbox");
const gameId = "lanternminestrail";

interface Round {
  id: string;
  step: number;
  isDecided: boolean;
}

/** A game page's calls to its own server, with the session of a ticket. */
async function openGame(idToken: string, game = gameId) {
  const post = async <T>(url: string, body: object, token: string): Promise<T> => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    return response.ok ? ((await response.json()) as T) : expect.fail(`${url}: ${response.status}`);
  };
  const asked = { gameId: game, channel: "web", partner: 1247, jurisdiction: "MT" };
  const { ticket } = await post<{ ticket: string }>(`${origins.platform}/v1/game/session/ticket`, asked, idToken);
  const frames = `${origins.frames}/api`;
  const { session } = await post<{ session: string }>(`${frames}/session`, { provider: "relax", ticket }, "");
  const call = (path: string, body: object) => post<{ round: Round }>(`${frames}/${path}`, body, session);
  return {
    begin: async (bet?: number) => (await call("spin", { key: randomUUID(), stakeMinor: 100, bet })).round,
    cash: async ({ id, step }: Round) => (await call("move", { roundId: id, step, move: "cash" })).round,
    open: async ({ id, step }: Round) => (await call("move", { roundId: id, step, move: "open:7" })).round,
    settle: ({ id }: Round) => call("settle", { roundId: id }),
  };
}

const mostRounds = 30;

/** A round of a game with one mine in which a field is open: others are lost before. */
async function leaveOpen(game: Awaited<ReturnType<typeof openGame>>): Promise<Round> {
  for (let played = 0; played < mostRounds; played++) {
    const round = await game.open(await game.begin(1));
    if (!round.isDecided) return round;
    await game.settle(round);
  }
  throw new Error(`The first field of each of ${mostRounds} rounds has the one mine.`);
}

test("a round that waits for a move is listed with its game, stake and beginning until it is decided, for its player alone", async () => {
  const { idToken, http } = await newPlayer({ balance: "100.00" });
  const other: Http = (await newPlayer()).http;
  const calls = recordCalls(origins.platform);
  expect(await getOpenRounds(http)).toEqual([]);
  expect(calls.map(({ line }) => line)).toEqual(["GET /v1/player/wallet/openRounds"]);

  const game = await openGame(idToken);
  const begunAfter = Date.now();
  const round = await leaveOpen(game);
  const [listed, ...more] = await getOpenRounds(http);
  expect(more).toEqual([]);
  expect(listed).toEqual({
    ...{ roundId: round.id, gameId, category: "casino", stake: 100, currency: "EUR" },
    startedAt: expect.any(String),
  });
  expect(Date.parse(listed?.startedAt ?? "")).toBeGreaterThan(begunAfter - 1_000);
  expect(await getOpenRounds(other)).toEqual([]);
  await expect(getOpenRounds(platformAs())).rejects.toMatchObject({ status: 401 });

  await game.settle(await game.cash(round));
  expect(await getOpenRounds(http)).toEqual([]);
});

test("a spin that turns now is not listed", async () => {
  const { idToken, http } = await newPlayer({ balance: "100.00" });
  await (await openGame(idToken, "neondrift")).begin();
  expect(await getOpenRounds(http)).toEqual([]);
});
