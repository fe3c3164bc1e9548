import { randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import type { GameRef } from "@/lib/play/catalogue/game-ref";
import {
  addFavourite,
  addRecentGame,
  getFavourites,
  getPlayedGames,
  getRecentGames,
  removeFavourite,
  subscribeToMyGames,
  unsubscribeFromMyGames,
} from "@/lib/play/my-games/api";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer, platformAs } from "../sandbox/world";

const origins = inject("sandbox");

/** Games of the sandbox, by the provider's own ids. */
async function gameRefs(type: "casinoGames" | "liveCasinoGames", count: number): Promise<GameRef[]> {
  const url = new URL(`${origins.content}/v2026-01-01/data/query/production`);
  url.search = String(new URLSearchParams({ query: `*[_type == "${type}"][0...${count}].gameId` }));
  const { result } = (await (await fetch(url)).json()) as { result: string[] };
  return result.map((gameId) => ({ gameId, lobbyPageType: type === "casinoGames" ? "casino" : "live-casino" }));
}

const [casino, live] = await Promise.all([gameRefs("casinoGames", 3), gameRefs("liveCasinoGames", 1)]);
const [first, second, third] = casino;
const [table] = live;
if (!first || !second || !third || !table) throw new Error("The sandbox has no games.");

const validation = { status: 400, code: "error.validation" };

describe("favourite games", () => {
  test("are read without parameters, added with POST and removed with DELETE, both with a body [FAV-502, FAV-503]", async () => {
    const { http } = await newPlayer();
    expect(await getFavourites(http)).toEqual([]);
    for (const game of [first, table, second, first]) await addFavourite(http, game);
    expect(await getFavourites(http)).toEqual([second, table, first]);
    await removeFavourite(http, table);
    await removeFavourite(http, table);
    expect(await http.get("favourite-games", z.unknown())).toEqual([second, first]);
  });

  test("belong to one player", async () => {
    const [one, other] = await Promise.all([newPlayer(), newPlayer()]);
    await addFavourite(one.http, first);
    expect(await getFavourites(other.http)).toEqual([]);
    await expect(getFavourites(platformAs())).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ["no lobby", { gameId: first.gameId }],
    ["no game", { lobbyPageType: "casino" }],
    ["another lobby", { ...first, lobbyPageType: "sportsbook" }],
    ["an unknown key", { ...first, category: "casino" }],
    ["no body", undefined],
  ])("with %s are refused", async (_, body) => {
    const { http } = await newPlayer();
    for (const method of ["post", "delete"] as const)
      await expect(http[method]("favourite-games", z.unknown(), { body })).rejects.toMatchObject(validation);
    await expect(http.get("favourite-games", z.unknown(), { query: { limit: 3 } })).rejects.toMatchObject(validation);
  });

  test("of an unknown game, or of a game in the wrong lobby, are refused", async () => {
    const { http } = await newPlayer();
    const unknown = { status: 404, code: "error.game.not_found" };
    await expect(addFavourite(http, { ...first, gameId: "no-such-game" })).rejects.toMatchObject(unknown);
    await expect(addFavourite(http, { ...first, lobbyPageType: "live-casino" })).rejects.toMatchObject(unknown);
  });
});

describe("recent games", () => {
  test("are added with category and game in the query and no body, and read newest first [FAV-503, FAV-504, FAV-505, FAV-506]", async () => {
    const { http } = await newPlayer();
    for (const game of [first, second, third, first, table]) await addRecentGame(http, game);
    const item = ({ gameId, lobbyPageType }: GameRef) => ({
      gameId,
      category: lobbyPageType,
      playedAt: expect.any(String),
    });
    expect(await getRecentGames(http, "casino")).toEqual([first, third, second].map(item));
    expect(await getRecentGames(http, "casino", undefined, 1)).toEqual([item(first)]);
    expect(await getRecentGames(http, "live-casino")).toEqual([item(table)]);
    expect(await http.get("recent-games", z.array(z.unknown()), { query: { category: "casino" } })).toHaveLength(3);
    const query = { category: "casino", gameId: second.gameId };
    await expect(http.post("recent-games", z.unknown(), { body: query })).rejects.toMatchObject(validation);
    await expect(http.post("recent-games", z.unknown(), { query, body: query })).rejects.toMatchObject(validation);
  });

  test("are requested by category, thirty of them by default [FAV-505]", async () => {
    const { http } = await newPlayer();
    const calls = recordCalls(origins.platform);
    await getRecentGames(http, "casino");
    await getRecentGames(http, "live-casino", undefined, 7);
    expect(calls.map(({ line }) => line)).toEqual([
      "GET /v1/recent-games?category=casino&limit=30",
      "GET /v1/recent-games?category=live-casino&limit=7",
    ]);
  });

  test("of one lobby are shown where the other's cannot be read, and nothing replaces them [FAV-507]", async () => {
    const { http, playerId } = await newPlayer();
    await addRecentGame(http, table);
    const path = "recent-games?category=casino";
    await control("POST", "/faults", {
      system: "platform",
      kind: "error",
      status: 500,
      player: playerId,
      path,
      times: 1,
    });
    const calls = recordCalls(origins.platform);
    expect(await getPlayedGames(http, ["casino", "live-casino"])).toEqual([table]);
    expect(calls.filter(({ line }) => line.includes("lastPlayedGames"))).toEqual([]);
  });

  test.each([
    { category: "casino", limit: 0 },
    { category: "casino", limit: "many" },
    { category: "bingo" },
    {},
    { category: "casino", page: 1 },
  ])("are not read with %j", async (query) => {
    const { http } = await newPlayer();
    await expect(http.get("recent-games", z.unknown(), { query })).rejects.toMatchObject(validation);
  });

  test("of both lobbies are one list; without any, the last played games of the ledger replace them [FAV-507, FAV-518]", async () => {
    const { http, playerId, idToken } = await newPlayer({ balance: "20.00" });
    const gameId = "neondrift";
    expect(await getPlayedGames(http, ["casino", "live-casino"])).toEqual([]);
    await playRound(idToken, gameId);
    expect(await getPlayedGames(http, ["casino", "live-casino"])).toEqual([{ gameId, lobbyPageType: "casino" }]);
    expect(await getPlayedGames(http, ["live-casino"])).toEqual([]);
    await addRecentGame(http, first);
    await addRecentGame(http, table);
    expect(await getPlayedGames(http, ["casino", "live-casino"])).toEqual([table, first]);
    for (const category of ["casino", "live-casino"])
      await control("POST", "/faults", {
        system: "platform",
        kind: "error",
        status: 500,
        player: playerId,
        path: `recent-games?category=${category}`,
        times: 1,
      });
    expect(await getPlayedGames(http, ["casino", "live-casino"])).toEqual([{ gameId, lobbyPageType: "casino" }]);
  });
});

test("the page of my games is subscribed to and unsubscribed from, without a body [FAV-519]", async () => {
  const { http } = await newPlayer();
  const calls = recordCalls(origins.platform);
  await subscribeToMyGames(http);
  await unsubscribeFromMyGames(http);
  expect(calls).toEqual([
    { line: "POST /v1/my-games/subscribe", body: undefined },
    { line: "POST /v1/my-games/unsubscribe", body: undefined },
  ]);
  await expect(http.post("my-games/subscribe", z.unknown(), { body: {} })).rejects.toMatchObject(validation);
  await expect(subscribeToMyGames(platformAs())).rejects.toMatchObject({ status: 401 });
});

/** One round for real money, from the ticket to its end. */
async function playRound(idToken: string, gameId: string): Promise<void> {
  const { ticket } = await platformAs(idToken).post("game/session/ticket", z.object({ ticket: z.string() }), {
    body: { gameId, channel: "web", partner: 1247, jurisdiction: "MT" },
  });
  const fetchPath = async (path: string, body: object, session = "") => {
    const response = await fetch(`${origins.frames}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { session } = await fetchPath("session", { provider: "relax", ticket });
  const { round } = await fetchPath("spin", { key: randomUUID(), stakeMinor: 100 }, session);
  await fetchPath("settle", { roundId: round.id }, session);
}
