import "server-only";
import { z } from "zod";
import { readEnvironment } from "@/lib/config/environment";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import {
  gameQuery,
  gameSlugsQuery,
  gameTypeQuery,
  providerGameIdsQuery,
  providerGameQuery,
  relatedCountQuery,
  relatedGamesQuery,
} from "@/lib/play/lobby/groq";
import { type Game, GameFacts, Games, GameType } from "@/lib/play/lobby/schema";
import { getLobbyOffer } from "@/lib/play/lobby/server";
import type { Edition } from "@/lib/routing/edition";
import { type GameLobby, lobbyOfGame } from "@/lib/routing/lobby-type";
import { needsLogin, providers } from "./providers";

/** The game of a slug, or null where the edition is not offered it. @throws ContentUnavailable */
export async function getGame(edition: Edition, slug: string): Promise<GameFacts | null> {
  if (!(await isPublished(slug))) return null;
  return (await find("casino")) ?? find("liveCasino");

  async function find(lobby: GameLobby): Promise<GameFacts | null> {
    const { params, tags } = await getLobbyOffer(edition, lobby, "each");
    const gameTags = [...tags, contentTags.game(slug), contentTags.providers];
    return fetchContent(gameQuery, { ...params, slug }, GameFacts.nullable(), gameTags);
  }
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

/** The game that a provider knows by its own id, or null. @throws ContentUnavailable */
export async function getProviderGame(
  edition: Edition,
  provider: string,
  gameId: string,
  lobby: GameLobby = "casino",
): Promise<GameFacts | null> {
  const { frame, params, tags } = await getLobbyOffer(edition, lobby, "each");
  const providerId = frame.providers.find((each) => each.slug === provider)?.id;
  if (providerId === undefined) return null;
  const known = { type: params.type, providerId };
  const ids = await fetchContent(providerGameIdsQuery, known, z.array(z.string()), [contentTags.games]);
  if (!ids.includes(gameId)) return null;
  return fetchContent(providerGameQuery, { ...params, provider, gameId }, GameFacts.nullable(), [
    ...tags,
    contentTags.games,
  ]);
}

/** The number of related games on a game's page. */
const relatedGames = 6;

const RelatedCount = z.object({ all: z.number(), own: z.number() });

/**
 * Listed games like this one: of the casino those that open for everybody without a login; live ones always need one. Which of
 * them is a matter of the game's id, so that the closed games of one supplier do not all lead to the same six.
 */
export async function getRelatedGames(edition: Edition, game: GameFacts): Promise<Game[]> {
  const { id, type, gameType, gameProvider } = game;
  const lobby = lobbyOfGame(type);
  const isLive = lobby === "liveCasino";
  const { frame, params: offerParams, tags } = await getLobbyOffer(edition, lobby);
  const { LOGIN_PROVIDERS } = readEnvironment();
  const opensAtOnce = (slug: string) =>
    providers.some((each) => each === slug && !needsLogin(each, type, LOGIN_PROVIDERS));
  const isOpen = ({ slug, id }: { slug: string; id: string }) =>
    offerParams.providers.includes(id) && (isLive || opensAtOnce(slug));
  const openProviders = frame.providers.filter(isOpen).map((each) => each.id);
  const params = { ...offerParams, openProviders, gameType, provider: gameProvider.slug };
  const allTags = [...tags, contentTags.games];
  const { all, own } = await fetchContent(relatedCountQuery, params, RelatedCount, allTags);
  const from = firstOf(id, own > 0 ? own : all);
  return fetchContent(relatedGamesQuery, { ...params, id, from, to: from + relatedGames }, Games, allTags);
}

/** Where a game's choice of so many begins, the game itself possibly among them: the same for the same id, leaving enough to show. */
function firstOf(id: string, count: number): number {
  let hash = 0;
  for (const sign of id) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return hash % Math.max(1, count - relatedGames);
}
