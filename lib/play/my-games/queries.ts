import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type GameRef, lobbyPageTypes, refKey } from "@/lib/play/catalogue/game-ref";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import {
  addFavourite,
  addRecentGame,
  getCards,
  getFavourites,
  getFirstGames,
  getPlayedGames,
  removeFavourite,
  subscribeToMyGames,
  unsubscribeFromMyGames,
} from "./api";

const mutationKey = ["favourite"];

/** While a change is on its way the platform may not have it yet: what such a read answers undoes nothing; the last change reads again. */
export const favouritesQuery = (player: Player) => {
  const queryKey = playerKey(player, "favourites");
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const read = await getFavourites(platform, signal);
      const isChanging = queryClient.isMutating({ mutationKey }) > 0;
      return (isChanging && queryClient.getQueryData<GameRef[]>(queryKey)) || read;
    },
  });
};

/** The games that were played last, of every lobby. */
export const playedGamesQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "played-games"),
    queryFn: ({ signal }) => getPlayedGames(platform, lobbyPageTypes, signal),
  });

/** These games as the edition shows them. While another list is read, the last one stays. */
export const cardsQuery = (player: Player, edition: string, games: readonly GameRef[]) =>
  queryOptions({
    // In one order, so that the same games are one entry whatever their order.
    queryKey: playerKey(player, "cards", edition, ...games.map(refKey).sort()),
    queryFn: ({ signal }) => getCards(edition, games, signal),
    placeholderData: (known) => known,
  });

/** The games that a player without any is shown first. */
export const firstGamesQuery = (player: Player, edition: string) =>
  queryOptions({
    queryKey: playerKey(player, "first-games", edition),
    queryFn: ({ signal }) => getFirstGames(edition, signal),
  });

interface FavouriteChange {
  game: GameRef;
  isFavourite: boolean;
}

/**
 * Marks a game as a favourite, or no longer. Shown at once, and undone for this game alone when the platform refuses it. The writes
 * go one after another, so that the last press counts; the list is read again after the last of them.
 */
export const favouriteMutation = (player: Player) => {
  const { queryKey } = favouritesQuery(player);
  const set = ({ game, isFavourite }: FavouriteChange) =>
    queryClient.setQueryData(queryKey, (known = []) => {
      const others = known.filter((each) => refKey(each) !== refKey(game));
      return isFavourite ? [game, ...others] : others;
    });
  return mutationOptions({
    mutationKey,
    scope: { id: "favourites" },
    mutationFn: ({ game, isFavourite }: FavouriteChange) =>
      isFavourite ? addFavourite(platform, game) : removeFavourite(platform, game),
    async onMutate(change) {
      // Before the first wait: a read that is under way must not undo what is shown.
      const cancelled = queryClient.cancelQueries({ queryKey });
      set(change);
      await cancelled;
    },
    onError: (_error, change) => void set({ ...change, isFavourite: !change.isFavourite }),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
};

/** Notes a launch for real money. It is not worth a word to the player when it fails. */
export const recentGameMutation = (player: Player) =>
  mutationOptions({
    mutationFn: (game: GameRef) => addRecentGame(platform, game),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: playedGamesQuery(player).queryKey }),
  });

/** Notifies the platform when the page of a player's games opens or closes. One call after another, so that the last one counts. */
export const subscriptionMutation = (_player: Player) =>
  mutationOptions({
    scope: { id: "my-games-subscription" },
    mutationFn: (isOpen: boolean) => (isOpen ? subscribeToMyGames(platform) : unsubscribeFromMyGames(platform)),
  });
