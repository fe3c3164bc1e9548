import "server-only";
import { z } from "zod";
import { fetchContent, fetchContentPages } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { markets } from "@/lib/market/markets";
import { getLobbyOffer } from "@/lib/play/catalogue/server";
import type { Edition } from "@/lib/routing/edition";
import { popularQuery, searchQuery, suppliersQuery } from "./groq";
import { type ListedGame, ListedGames, StoredSupplier } from "./schema";

/** The offers of both lobbies, and the parameters of every query of games that the search makes. */
export async function getSearched(edition: Edition) {
  const [casino, liveCasino] = await Promise.all([getLobbyOffer(edition), getLobbyOffer(edition, "liveCasino")]);
  const { channel, providers, excluded, hasJackpots } = casino.params;
  const params = {
    channel,
    providers,
    excluded,
    hasJackpots,
    // A read for each currency: the stakes of all 13 in one would nearly double what a game takes, of which a list shows one.
    currency: markets[edition.locale.market].currency,
    liveProviders: liveCasino.params.providers,
    liveExcluded: liveCasino.params.excluded,
  };
  return {
    casino,
    liveCasino,
    params,
    lobbyTags: casino.tags,
    tags: [...casino.tags, contentTags.games, contentTags.providers],
  };
}

type Searched = Awaited<ReturnType<typeof getSearched>>["params"];

/** Every game of both lobbies, in the order of their names. @throws ContentUnavailable */
export async function readGames(params: Searched, tags: string[]): Promise<ListedGame[]> {
  const games = ListedGames.parse(await fetchContentPages(searchQuery, params, tags));
  const names = new Map(games.map((game) => [game, game.name.toLowerCase()]));
  const nameOf = (game: ListedGame) => names.get(game) ?? "";
  return games.sort((one, other) => compareText(nameOf(one), nameOf(other)) || compareText(one.id, other.id));
}

/** As the content service orders texts. */
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The first category of a lobby may name any number of games. Queries carry the ids: with more of them the client would send a POST,
 * which a cache in front of the content service need not answer.
 */
const mostPopular = 100;

/** The ids of a lobby's popular games, the most popular first. @throws ContentUnavailable */
export async function readPopular(lobbyId: string, tags: string[]): Promise<string[]> {
  const params = { lobbyId, most: mostPopular };
  return (await fetchContent(popularQuery, params, z.array(z.string()).nullable(), tags)) ?? [];
}

/** The suppliers of the games: providers, and their studios, excluded ones too. @throws ContentUnavailable */
export function readSuppliers({ providers, liveProviders }: Searched, tags: string[]): Promise<StoredSupplier[]> {
  const suppliers = [...new Set([...providers, ...liveProviders])];
  return fetchContent(suppliersQuery, { suppliers }, z.array(StoredSupplier), tags);
}
