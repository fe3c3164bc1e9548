import { expect, test } from "vitest";
import { lobbyType } from "./lobby-type";

test.each([
  ["/en-UN/online-casino", "casino"],
  ["/fi-FI/online-casino/popular", "casino"],
  ["/en-UN/online-casino/play/relax/777", "casino"],
  ["/en-UN/live-casino-online", "liveCasino"],
  ["/en-UN/live-casino-online/live-roulette", "liveCasino"],
  ["/en-UN/live-casino-online/play/evolution/9", "liveCasino"],
  ["/en-UN/sportsbook", "sportsbook"],
  ["/en-UN/play/gem-harbour", "sportsbook"],
  ["/en-UN", "sportsbook"],
] as const)("%s belongs to the lobby of %s [ROUTE-549]", (pathname, lobby) => {
  expect(lobbyType(pathname)).toBe(lobby);
});
