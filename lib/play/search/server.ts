import "server-only";
import { z } from "zod";
import { ContentUnavailable, fetchContent, fetchUncachedContent } from "@/lib/content/server";
import { menuOf } from "@/lib/play/catalogue/server";
import { type StoredGame, StoredGames, type StoredSupplier } from "@/lib/play/game-index/schema";
import { getSearched, readGames, readSuppliers } from "@/lib/play/game-index/server";
import { aroundFile, fileOf, joinSuppliers } from "@/lib/play/game-index/suppliers";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { gamesByNameQuery, popularQuery, searchCountQuery } from "./groq";
import { createSearch, normalizeSearch } from "./matching";
import type { Found, Place, SearchIndex } from "./schema";

const most = { popular: 12, byName: 50 } as const;
/** CSS pixels of a picture in the list of results. */
const pictureSize = { width: 48, height: 48 };

/** The search index of an edition, as one file for its browsers. @throws ContentUnavailable */
export async function getSearchIndex(edition: Edition): Promise<SearchIndex> {
  const { casino, liveCasino, params, tags } = await getSearched(edition);
  const { lobbyId } = casino.params;
  // First the reads within the request's deadline, which the games may exceed.
  const [suppliers, popular] = await Promise.all([
    readSuppliers(params, tags),
    fetchContent(popularQuery, { lobbyId, most: most.popular }, z.array(z.string()).nullable(), tags),
  ]);
  const games = await readGames(params, tags);
  const categories = [...menuOf(casino), ...menuOf(liveCasino)].map(({ lobby, id, label }) => ({ lobby, id, label }));
  const providers = listsOf(suppliers, { casino: params.providers, liveCasino: params.liveProviders });
  return { ...indexOf(edition, games, suppliers, popular ?? []), categories, providers };
}

/** The number of games in the search; null while the content service is down: no page fails for a number. */
export async function countSearchedGames(edition: Edition): Promise<number | null> {
  try {
    const { params, lobbyTags } = await getSearched(edition);
    // Not under the games' tag, which would make every page stale with each game: a minute late is soon enough.
    return await fetchContent(searchCountQuery, params, z.number().int(), lobbyTags);
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/** The first games whose name contains a text, read at this moment, for a browser that has no index. @throws ContentUnavailable */
export async function findGamesByName(
  edition: Edition,
  gameNameFilter: string,
): Promise<Pick<Found, "games" | "total">> {
  const text = normalizeSearch(gameNameFilter);
  const { params, tags } = await getSearched(edition);
  const named = { ...params, gameNameFilter: text, most: most.byName };
  const [games, suppliers] = await Promise.all([
    text === "" ? [] : fetchUncachedContent(gamesByNameQuery, named, StoredGames),
    readSuppliers(params, tags),
  ]);
  const { games: found, total } = createSearch(indexOf(edition, games, suppliers, [])).find(text);
  return { games: found.slice(0, total), total };
}

/** The lists of providers, given by their ids, in each lobby. */
const listsOf = (stored: readonly StoredSupplier[], providers: Record<GameLobby, readonly string[]>): Place[] =>
  stored.flatMap(({ id, slug, title }) =>
    (["casino", "liveCasino"] as const).flatMap((lobby) =>
      slug !== null && providers[lobby].includes(id) ? [{ lobby, id: slug, label: title }] : [],
    ),
  );

function indexOf(
  { locale }: Edition,
  games: readonly StoredGame[],
  stored: readonly StoredSupplier[],
  popular: readonly string[],
): SearchIndex {
  const { listed, suppliers } = joinSuppliers(games, stored, locale.market);
  const [first] = listed;
  const placeOf = new Map(listed.map(({ game }, at) => [game.id, at]));
  return {
    games: listed.map(({ game, supplier }) => ({
      name: game.name,
      ...(game.gameSlug !== null && { gameSlug: game.gameSlug }),
      gameId: game.gameId,
      type: game.type,
      gameType: game.gameType,
      supplier,
      picture: fileOf(game.picture),
    })),
    suppliers: suppliers.map(({ studioId: _studioId, ...supplier }) => supplier),
    categories: [],
    providers: [],
    popular: popular.flatMap((id) => placeOf.get(id) ?? []),
    pictures: first ? aroundFile(first.game.picture, pictureSize) : { before: "", after: "" },
  };
}
