import { expect, test } from "vitest";
import { lobbyPageTypeOf, parseRefKey, refKey } from "./game-ref";

test("the lobby of a game follows from its type [FAV-504]", () => {
  expect(lobbyPageTypeOf("casinoGames")).toBe("casino");
  expect(lobbyPageTypeOf("liveCasinoGames")).toBe("live-casino");
});

test.each([
  ["casino:softswiss:gem", { lobbyPageType: "casino", gameId: "softswiss:gem" }],
  ["live-casino:523", { lobbyPageType: "live-casino", gameId: "523" }],
] as const)("%s names a game, and back", (key, game) => {
  expect(parseRefKey(key)).toEqual(game);
  expect(refKey(game)).toBe(key);
});

test.each(["", "casino", "casino:", ":a", "bingo:a"])("%j names none", (key) => expect(parseRefKey(key)).toBeNull());
