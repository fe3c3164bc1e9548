import type { ShownQuery } from "@/components/ui/query-state";
import { refKey } from "@/lib/play/catalogue/game-ref";
import { cardsQuery, favouritesQuery, playedGamesQuery } from "@/lib/play/my-games/queries";
import type { GameCard } from "@/lib/play/my-games/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

export interface MyGame extends GameCard {
  /** Why it is listed: the last one that was played, one played earlier, a favourite that was not played lately, or one to start with. */
  as: "last" | "played" | "favourite" | "first";
}

export interface MyGames {
  games: readonly MyGame[];
  /** Are both lists known? Without one of them, no game is not "none". */
  isWhole: boolean;
}

const hasFailed = ({ data, errorUpdateCount }: ShownQuery<unknown>) => data === undefined && errorUpdateCount > 0;

/** The games that a player played last, then their favourites, each once. `refreshMs`: how often the favourites are read again. */
export function useMyGames(edition: string, refreshMs?: number): ShownQuery<MyGames> {
  const played = usePlayerQuery(playedGamesQuery);
  const favourites = usePlayerQuery((player) => ({
    ...favouritesQuery(player),
    ...(refreshMs !== undefined && { refetchInterval: refreshMs }),
  }));
  const lists = [played, favourites];
  // A list that failed takes the other with it neither before nor while it is read again.
  const isRead = lists.every((list) => list.data !== undefined || hasFailed(list));
  const refs = new Map([...(played.data ?? []), ...(favourites.data ?? [])].map((ref) => [refKey(ref), ref]));
  const cards = usePlayerQuery((player) => ({
    ...cardsQuery(player, edition, [...refs.values()]),
    enabled: isRead && refs.size > 0,
  }));
  const needed = refs.size > 0 ? [...lists, cards] : lists;
  const known = needed.filter(({ data }) => data !== undefined);
  const isUnreadable = isRead && (lists.every(hasFailed) || (refs.size > 0 && hasFailed(cards)));
  const isKnown = isRead && !isUnreadable && (refs.size === 0 || cards.data !== undefined);
  return {
    data: isKnown
      ? { games: listGames(played.data ?? [], refs, cards.data ?? []), isWhole: !lists.some(hasFailed) }
      : undefined,
    isError: isKnown ? known.some(({ isError }) => isError) : isUnreadable,
    isFetching: needed.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.min(...known.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    errorUpdateCount: isUnreadable ? Math.max(...needed.map(({ errorUpdateCount }) => errorUpdateCount)) : 0,
    refetch: () => {
      for (const query of needed) if (query.isError || hasFailed(query)) void query.refetch();
    },
  };
}

type Ref = Parameters<typeof refKey>[0];

/** The games of the lists in their order, as far as the edition shows them. */
function listGames(played: readonly Ref[], refs: ReadonlyMap<string, Ref>, cards: readonly GameCard[]): MyGame[] {
  const byKey = new Map(cards.map((card) => [refKey(card), card]));
  const playedKeys = played.map(refKey).filter((key) => byKey.has(key));
  return [...refs.keys()].flatMap((key): MyGame[] => {
    const card = byKey.get(key);
    if (!card) return [];
    return [{ ...card, as: key === playedKeys[0] ? "last" : playedKeys.includes(key) ? "played" : "favourite" }];
  });
}
