import "server-only";
import { z } from "zod";
import { readEnvironment } from "@/lib/config/environment";
import { fetchContent, fetchContentPages } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { blockedCountries } from "@/lib/market/blocked-providers";
import { isMoneyOnly } from "@/lib/play/catalogue/money-only";
import { needsLogin, providers } from "@/lib/play/catalogue/providers";
import { type Game, GameFacts, Games, GameType } from "@/lib/play/catalogue/schema";
import { getLobbyOffer } from "@/lib/play/catalogue/server";
import { isTouchOnly } from "@/lib/play/catalogue/touch-only";
import type { Edition } from "@/lib/routing/edition";
import { type GameLobby, lobbyOfGame } from "@/lib/routing/lobby-type";
import {
  categoryListsQuery,
  gameQuery,
  gameSlugsQuery,
  gamesByIdQuery,
  gameTypeQuery,
  providerGameIdsQuery,
  providerGameQuery,
  relatedCandidatesQuery,
} from "./groq";
import { pickRelated, RelatedCandidate } from "./related";

/** The game of a slug, or null where the edition is not offered it. @throws ContentUnavailable */
export async function getGame(
  edition: Edition,
  slug: string,
  scope: "each" | "page" = "each",
): Promise<GameFacts | null> {
  if (!(await isPublished(slug))) return null;
  return (await find("casino")) ?? find("liveCasino");

  async function find(lobby: GameLobby): Promise<GameFacts | null> {
    const { params, tags } = await getLobbyOffer(edition, lobby, scope);
    const gameTags = [...tags, contentTags.game(slug), contentTags.providers];
    return closeInZone(edition, await fetchContent(gameQuery, { ...params, slug }, GameFacts.nullable(), gameTags));
  }
}

/** The game, closed in the countries of a zone that may not see its provider's games. */
function closeInZone({ zone }: Edition, game: GameFacts | null): GameFacts | null {
  const countries = game ? blockedCountries(zone, game.gameProvider.slug) : [];
  if (!game || countries.length === 0) return game;
  const restrictedCountries = [...game.gameProvider.restrictedCountries, ...countries];
  return { ...game, gameProvider: { ...game.gameProvider, restrictedCountries, removeOverlay: false } };
}

/** Known from one list of all slugs: an invented address costs no query. */
async function isPublished(slug: string): Promise<boolean> {
  const slugs = await fetchContent(gameSlugsQuery, {}, z.array(z.string()), [contentTags.games]);
  return slugs.includes(slug);
}

/** The lobby of a game that exists, offered to the edition or not; null for a slug of none. @throws ContentUnavailable */
export async function getLobbyOfGame(slug: string): Promise<GameLobby | null> {
  if (!(await isPublished(slug))) return null;
  const tags = [contentTags.games, contentTags.game(slug)];
  const type = await fetchContent(gameTypeQuery, { slug }, GameType.nullable(), tags);
  return type && lobbyOfGame(type);
}

/** The game of a page that a provider knows by its own id, or null. @throws ContentUnavailable */
export async function getProviderGame(
  edition: Edition,
  provider: string,
  gameId: string,
  lobby: GameLobby = "casino",
): Promise<GameFacts | null> {
  const { frame, params, tags } = await getLobbyOffer(edition, lobby, "page");
  const providerId = frame.providers.find((each) => each.slug === provider)?.id;
  if (providerId === undefined) return null;
  const known = { type: params.type, providerId };
  const ids = await fetchContent(providerGameIdsQuery, known, z.array(z.string()), [contentTags.games]);
  if (!ids.includes(gameId)) return null;
  const gameTags = [...tags, contentTags.games];
  const game = { ...params, provider, gameId };
  return closeInZone(edition, await fetchContent(providerGameQuery, game, GameFacts.nullable(), gameTags));
}

const RelatedCandidates = z.array(RelatedCandidate);
const CategoryLists = z.array(z.object({ games: z.array(z.string()) }));

/**
 * Listed games like this one: of the casino those that open for everybody without a login; live ones always need one. None of them is for
 * other devices than those of the channel, nor, where there are others, for people with money alone.
 */
export async function getRelatedGames(edition: Edition, game: GameFacts): Promise<Game[]> {
  const { id, type, gameType, gameProvider, volatility, ways } = game;
  const lobby = lobbyOfGame(type);
  const isLive = lobby === "liveCasino";
  const { frame, params: offerParams, tags } = await getLobbyOffer(edition, lobby);
  const { LOGIN_PROVIDERS } = readEnvironment();
  const opensAtOnce = (slug: string) =>
    providers.some((each) => each === slug && !needsLogin(each, type, LOGIN_PROVIDERS));
  const isSuitable = ({ slug, id }: { slug: string; id: string }) =>
    offerParams.providers.includes(id) &&
    (isLive || opensAtOnce(slug)) &&
    (edition.channel === "mobile" || !isTouchOnly(slug));
  const suitable = frame.providers.filter(isSuitable);
  const open = suitable.filter(({ slug }) => !isMoneyOnly(slug, edition.locale.market));
  const allTags = [...tags, contentTags.games];
  const listTags = [...tags, ...frame.menu.map((category) => contentTags.category(category.id))];
  const readOf = async (suppliers: typeof open) => {
    const params = { ...offerParams, openProviders: suppliers.map((each) => each.id), gameType, anyKind: isLive };
    return RelatedCandidates.parse(await fetchContentPages(relatedCandidatesQuery, params, allTags));
  };
  const [candidates, lists] = await Promise.all([
    readOf(open).then((found) => (found.length > 0 ? found : readOf(suitable))),
    fetchContent(categoryListsQuery, { lobbyId: offerParams.lobbyId }, CategoryLists, listTags),
  ]);
  const own = { id, provider: gameProvider.slug, volatility, hasWays: ways !== null };
  const ids = pickRelated(
    own,
    candidates,
    lists.map((list) => list.games),
  );
  const games = await fetchContent(gamesByIdQuery, { ids }, Games, allTags);
  return games.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
