import { stored } from "@/lib/core/browser-storage";
import { parseMoney } from "@/lib/core/money";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { KeptNetPosition } from "./net-position";

/** What a player has played of a game for real money in this tab: it continues over a reload, and when they come back soon. */
export interface GameSession {
  playerId: string;
  /** The key of the game. */
  game: string;
  /** When it began, in ms since the epoch: longer ago than was played where there were pauses. */
  startedAt: number;
  /** When it was written, in ms since the epoch. */
  at: number;
  playedMs: number;
  /** Null while no balance is known. */
  net: KeptNetPosition | null;
}

/** A game that was left for longer begins at zero. */
const continuesMs = 30 * 60_000;

const kept = stored<GameSession>({
  owner: "player",
  key: "game-session",
  area: "session",
  version: 2,
  parse,
  // The first version has no beginning.
  migrate: (value) => ({ ...Object(value), startedAt: Object(value).at - Object(value).playedMs }),
});

/** The session of this player and game, if it has not ended. */
export function readGameSession(playerId: string, game: string, nowMs: number): GameSession | null {
  const session = kept.read();
  const isTheirs = session?.playerId === playerId && session.game === game;
  return isTheirs && nowMs - session.at < continuesMs ? session : null;
}

/**
 * Writes a part of it; the rest stays, or begins where the session is another one. Nothing is written for a player who has signed
 * out: what shows the figures ends after them.
 */
export function saveGameSession(
  playerId: string,
  game: string,
  nowMs: number,
  change: Partial<Pick<GameSession, "playedMs" | "net">>,
): void {
  if (playerIn(useSession.getState())?.playerId !== playerId) return;
  const known = readGameSession(playerId, game, nowMs);
  const startedAt = known?.startedAt ?? nowMs - (change.playedMs ?? 0);
  kept.write({ playedMs: 0, net: null, ...known, ...change, playerId, game, startedAt, at: nowMs });
}

function parse(value: unknown): GameSession | null {
  const { playerId, game, startedAt, at, playedMs, net } = Object(value);
  const isNamed = typeof playerId === "string" && typeof game === "string";
  const isShaped = isNamed && [startedAt, at, playedMs].every(isCount);
  return isShaped ? { playerId, game, startedAt, at, playedMs, net: parseNet(net) } : null;
}

function parseNet(value: unknown): KeptNetPosition | null {
  const { opened, total, isOpen, isUnknown } = Object(value);
  const [from, to] = [parseMoney(opened), parseMoney(total)];
  return from && to && typeof isOpen === "boolean" && typeof isUnknown === "boolean"
    ? { opened: from, total: to, isOpen, isUnknown }
    : null;
}

const isCount = (value: unknown): value is number => typeof value === "number" && value >= 0;
