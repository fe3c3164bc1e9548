"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { DayGroup } from "@/lib/money/transactions/groups";
import type { Transaction } from "@/lib/money/transactions/schema";
import { cardsQuery } from "@/lib/play/my-games/queries";
import type { GameCard } from "@/lib/play/my-games/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** A provider's id is unique within a lobby. */
type GameRef = Pick<GameCard, "gameId" | "lobbyPageType">;
const keyOf = ({ lobbyPageType, gameId }: GameRef) => `${lobbyPageType} ${gameId}`;

const Games = createContext<ReadonlyMap<string, GameCard>>(new Map());

interface HistoryGamesProps {
  /** The internal segment of the edition. */
  edition: string;
  groups: readonly DayGroup[];
  children: ReactNode;
}

/** Reads the games of all rows together. When they are there, what shows a game is drawn again, and none of thousands of rows. */
export function HistoryGames({ edition, groups, children }: HistoryGamesProps) {
  const refs = useMemo(() => {
    const all = groups.flatMap(({ rows }) => rows.flatMap((row) => refOf(row) ?? []));
    return [...new Map(all.map((ref) => [keyOf(ref), ref])).values()];
  }, [groups]);
  const { data } = usePlayerQuery((player) => ({ ...cardsQuery(player, edition, refs), enabled: refs.length > 0 }));
  const games = useMemo(() => new Map(data?.map((card) => [keyOf(card), card])), [data]);
  return <Games value={games}>{children}</Games>;
}

/** The game of a transaction as the edition shows it; null where it has none, it is not read, or the edition does not offer it any more. */
export function useGame(row: Transaction): GameCard | null {
  const games = use(Games);
  const ref = refOf(row);
  return (ref && games.get(keyOf(ref))) ?? null;
}

/** What a transaction was for: its game by name, else its kind. */
export function GameName({ row, kind }: { row: Transaction; kind: string }) {
  return useGame(row)?.name ?? kind;
}

function refOf({ gameId, category }: Transaction): GameRef | null {
  return gameId ? { gameId, lobbyPageType: category === "LIVE_CASINO" ? "live-casino" : "casino" } : null;
}
