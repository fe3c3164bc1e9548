import "server-only";
import { z } from "zod";
import { ContentUnavailable, fetchContent, fetchUncachedContent } from "@/lib/content/server";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { type LobbyOffer, menuOf } from "@/lib/play/catalogue/server";
import { returnOf, type StoredGame, StoredGames, type StoredSupplier } from "@/lib/play/game-index/schema";
import { getSearched, readGames, readPopular, readSuppliers } from "@/lib/play/game-index/server";
import { aroundFile, fileOf, joinSuppliers } from "@/lib/play/game-index/suppliers";
import { formatListHash } from "@/lib/play/game-lists/choice";
import { wholeList } from "@/lib/play/game-lists/schema";
import { subProviderKey } from "@/lib/play/game-lists/suppliers";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { allGamesId } from "@/lib/routing/paths";
import { gamesByNameQuery, searchCountQuery } from "./groq";
import { createSearch, normalizeSearch } from "./matching";
import type { Found, IndexedGame, Place, SearchIndex, VolatilityNames } from "./schema";

const most = { byName: 50 } as const;
/** CSS pixels of a picture in the list of results. */
const pictureSize = { width: 48, height: 48 };

/** The search index of an edition, as one file for its browsers. @throws ContentUnavailable */
export async function getSearchIndex(edition: Edition): Promise<SearchIndex> {
  const { casino, liveCasino, params, tags } = await getSearched(edition);
  // First the reads within the request's deadline, which the games may exceed.
  const [suppliers, popular, volatility] = await Promise.all([
    readSuppliers(params, tags),
    readPopularGames(casino, liveCasino, tags),
    volatilityNames(edition),
  ]);
  const games = await readGames(params, tags);
  const categories = [...menuOf(casino), ...menuOf(liveCasino)].map(({ lobby, id, label }) => ({ lobby, id, label }));
  const providers = listsOf(suppliers, { casino: params.providers, liveCasino: params.liveProviders });
  const index = indexOf(edition, games, suppliers, popular, volatility);
  return { ...index, categories, providers: [...providers, ...studioLists(games, suppliers)] };
}

/** The popular games of the casino, then those of the live casino. */
const readPopularGames = async (casino: LobbyOffer, liveCasino: LobbyOffer, tags: string[]) =>
  (await Promise.all([casino, liveCasino].map(({ params }) => readPopular(params.lobbyId, tags)))).flat();

async function volatilityNames({ locale }: Edition): Promise<VolatilityNames> {
  const t = await getTranslations(locale, "play.gameFacts");
  const tLists = await getTranslations(locale, "play.gameLists");
  const phrases = { low: tLists("facts.low"), medium: tLists("facts.medium"), high: tLists("facts.high") };
  return { name: t("volatility"), low: t("low"), medium: t("medium"), high: t("high"), phrases };
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
  const { casino, liveCasino, params, tags } = await getSearched(edition);
  const named = { ...params, gameNameFilter: text, most: most.byName };
  const [games, suppliers, popular, volatility] = await Promise.all([
    text === "" ? [] : fetchUncachedContent(gamesByNameQuery, named, StoredGames),
    readSuppliers(params, tags),
    readPopularGames(casino, liveCasino, tags),
    volatilityNames(edition),
  ]);
  const { games: found, total } = createSearch(indexOf(edition, games, suppliers, popular, volatility)).find(text);
  return { games: found.slice(0, total), total };
}

/** The lists of providers, given by their ids, in each lobby. */
const listsOf = (stored: readonly StoredSupplier[], providers: Record<GameLobby, readonly string[]>): Place[] =>
  stored.flatMap(({ id, slug, title }) =>
    (["casino", "liveCasino"] as const).flatMap((lobby) =>
      slug !== null && providers[lobby].includes(id) ? [{ lobby, id: slug, label: title }] : [],
    ),
  );

/** The lists of studios with games here: all games of a lobby, filtered. */
function studioLists(games: readonly StoredGame[], stored: readonly StoredSupplier[]): Place[] {
  const present = new Set(games.map(({ type, studio }) => `${type} ${studio}`));
  return stored.flatMap(({ id, _type, title }) =>
    (["casino", "liveCasino"] as const).flatMap((lobby) =>
      _type === "subProvider" && present.has(`${lobby}Games ${id}`)
        ? [{ lobby, id: allGamesId, label: title, hash: studioHash(id, title) }]
        : [],
    ),
  );
}

const studioHash = (id: string, title: string) =>
  formatListHash({ ...wholeList, subProviders: [subProviderKey(id, title)] });

function indexOf(
  { locale }: Edition,
  games: readonly StoredGame[],
  stored: readonly StoredSupplier[],
  popular: readonly string[],
  volatility: VolatilityNames,
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
      ...figuresOf(game),
    })),
    suppliers: suppliers.map(({ studioId: _studioId, ...supplier }) => supplier),
    categories: [],
    providers: [],
    popular: popular.flatMap((id) => placeOf.get(id) ?? []),
    volatility,
    pictures: first ? aroundFile(first.game.picture, pictureSize) : { before: "", after: "" },
  };
}

function figuresOf(game: StoredGame): Pick<IndexedGame, "rtp" | "volatility"> {
  const rtp = returnOf(game);
  return { ...(rtp !== null && { rtp }), ...(game.volatility && { volatility: game.volatility }) };
}
