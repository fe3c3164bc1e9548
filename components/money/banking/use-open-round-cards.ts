import { cardsQuery } from "@/lib/play/my-games/queries";
import type { GameCard } from "@/lib/play/my-games/schema";
import { openRoundsQuery } from "@/lib/play/open-rounds/queries";
import type { OpenRound } from "@/lib/play/open-rounds/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** The rounds that wait for the player, and their games as the edition shows them. */
export function useOpenRoundCards(edition: string) {
  const query = usePlayerQuery(openRoundsQuery);
  const { data: rounds = [], isPending, isError } = query;
  const refs = rounds.map(({ gameId, category }) => ({ gameId, lobbyPageType: category }));
  const cards = usePlayerQuery((player) => ({ ...cardsQuery(player, edition, refs), enabled: refs.length > 0 }));
  return {
    query,
    /** Is there something to say: a round, or that they could not be read? */
    isShown: !isPending && (rounds.length > 0 || isError),
    /** Of the read of the games that the edition offers. */
    status: cards.status,
    cardOf: ({ gameId, category }: OpenRound): GameCard | undefined =>
      cards.data?.find((card) => card.gameId === gameId && card.lobbyPageType === category),
  };
}
