import type { Transaction } from "@/lib/money/transactions/schema";
import { cardsQuery } from "@/lib/play/my-games/queries";
import type { GameCard } from "@/lib/play/my-games/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** The game of a transaction as the edition shows it; null where it has none, or the edition does not offer it any more. */
export function useGame({ gameId, category }: Transaction, edition: string): GameCard | null {
  const lobbyPageType = category === "LIVE_CASINO" ? "live-casino" : "casino";
  const games = gameId ? [{ gameId, lobbyPageType } as const] : [];
  const { data } = usePlayerQuery((player) => ({
    ...cardsQuery(player, edition, games),
    enabled: games.length > 0,
  }));
  return (gameId && data?.find((card) => card.gameId === gameId)) || null;
}
