import { refKey } from "@/lib/play/catalogue/game-ref";
import { cardsQuery, favouritesQuery, playedGamesQuery } from "@/lib/play/my-games/queries";
import type { GameCard } from "@/lib/play/my-games/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

export interface MyGame extends GameCard {
  /** Why it is listed: the last one that was played, one played earlier, a favourite that was not played lately, or one to start with. */
  as: "last" | "played" | "favourite" | "first";
}

/** `partial`: one of the two lists could not be read. */
export type MyGames =
  | { status: "loading" | "error"; games: readonly MyGame[] }
  | { status: "filled" | "partial"; games: readonly MyGame[] };

/** The games that a player played last, then their favourites, each once. `refreshMs`: how often the favourites are read again. */
export function useMyGames(edition: string, refreshMs?: number): MyGames & { retry: () => void } {
  const played = usePlayerQuery(playedGamesQuery);
  const favourites = usePlayerQuery((player) => ({
    ...favouritesQuery(player),
    ...(refreshMs !== undefined && { refetchInterval: refreshMs }),
  }));
  const isRead = !played.isPending && !favourites.isPending;
  const refs = new Map([...(played.data ?? []), ...(favourites.data ?? [])].map((ref) => [refKey(ref), ref]));
  const cards = usePlayerQuery((player) => ({
    ...cardsQuery(player, edition, [...refs.values()]),
    enabled: isRead && refs.size > 0,
  }));
  const retry = () => {
    for (const { isError, refetch } of [played, favourites, cards]) if (isError) void refetch();
  };
  const failures = [played, favourites].filter(({ data, isError }) => isError && !data).length;
  if (failures === 2 || (cards.isError && !cards.data)) return { status: "error", games: [], retry };
  if (!isRead || (refs.size > 0 && !cards.data)) return { status: "loading", games: [], retry };

  const byKey = new Map((cards.data ?? []).map((card) => [refKey(card), card]));
  const playedKeys = (played.data ?? []).map(refKey).filter((key) => byKey.has(key));
  const games = [...refs.keys()].flatMap((key): MyGame[] => {
    const card = byKey.get(key);
    if (!card) return [];
    return [{ ...card, as: key === playedKeys[0] ? "last" : playedKeys.includes(key) ? "played" : "favourite" }];
  });
  return { status: failures > 0 ? "partial" : "filled", games, retry };
}
