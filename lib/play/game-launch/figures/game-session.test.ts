// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { dispatchSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { readGameSession, saveGameSession } from "./game-session";

const minuteMs = 60_000;
const startMs = Date.parse("2026-11-26T10:00:00.000Z");
const player = signedInPlayer();
const save = (game: string, minute: number, playedMs: number) =>
  saveGameSession(player.playerId, game, startMs + minute * minuteMs, { playedMs });
const read = (game: string, minute: number) => readGameSession(player.playerId, game, startMs + minute * minuteMs);

beforeEach(() => {
  sessionStorage.clear();
  dispatchSession({ type: "signed-in", player });
});

test("a session began when its first minute did, and goes on over a pause of less than half an hour", () => {
  save("sports", 10, 10 * minuteMs);
  save("sports", 35, 15 * minuteMs);
  expect(read("sports", 64)).toMatchObject({ startedAt: startMs, playedMs: 15 * minuteMs });
});

test.each([
  ["a longer pause", "sports", 40],
  ["another game", "slot", 11],
])("%s begins another one", (_what, game, minute) => {
  save("sports", 10, 10 * minuteMs);
  expect(read(game, minute)).toBeNull();
  save(game, minute, 0);
  expect(read(game, minute)?.startedAt).toBe(startMs + minute * minuteMs);
});

test("a session without a beginning began what was played before it was written", () => {
  const value = { playerId: player.playerId, game: "sports", at: startMs, playedMs: 10 * minuteMs, net: null };
  sessionStorage.setItem("player:game-session", JSON.stringify({ v: 1, value }));
  expect(read("sports", 5)).toEqual({ ...value, startedAt: startMs - 10 * minuteMs });
});
