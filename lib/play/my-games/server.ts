import "server-only";
import { imageUrl } from "@/lib/content/image";
import { fetchContent, fetchUncachedContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { closedCountries } from "@/lib/play/catalogue/closed-countries";
import { gameNeeds } from "@/lib/play/catalogue/game-needs";
import { type GameRef, type LobbyPageType, lobbyPageTypeOf, refKey } from "@/lib/play/catalogue/game-ref";
import { gamesByIdQuery } from "@/lib/play/catalogue/groq";
import { type Game, Games } from "@/lib/play/catalogue/schema";
import { getLobbyOffer } from "@/lib/play/catalogue/server";
import { isTouchOnly } from "@/lib/play/catalogue/touch-only";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";
import { jackpotGamesQuery } from "./groq";
import type { GameCard } from "./schema";

/** CSS pixels of a card's picture, in the shape of a poster. */
const pixels = { plain: { width: 144, height: 165 }, fine: { width: 216, height: 248 } };

/** CSS pixels of the picture beside a game's name. */
const thumbPixels = { width: 72, height: 72 };

/** `thumb`: for lists of lines, which show the picture small. */
type CardWithThumb = GameCard & { thumb: string };

/** A game as a list of a player shows it. */
export const toCard = (locale: Locale, game: Game): CardWithThumb => ({
  gameId: game.gameId,
  lobbyPageType: lobbyPageTypeOf(game.type),
  href: paths.game(locale, game),
  name: game.label,
  studio: game.subProvider?.title ?? game.gameProvider.title,
  isTouchOnly: isTouchOnly(game.gameProvider.slug),
  closedIn: closedCountries(game),
  needsMoney: gameNeeds({ type: game.type, provider: game.gameProvider.slug }, locale.market).needsMoney,
  picture: { plain: imageUrl(game.grid["4x"], pixels.plain), fine: imageUrl(game.grid["4x"], pixels.fine) },
  thumb: imageUrl(game.grid["1x"], thumbPixels),
});

/** The games that the edition is offered of those named, in their order. @throws ContentUnavailable */
export async function getCards(edition: Edition, refs: readonly GameRef[]): Promise<CardWithThumb[]> {
  const lists = await Promise.all([find("casino", "casino"), find("liveCasino", "live-casino")]);
  const cards = new Map(lists.flat().map((card) => [refKey(card), card]));
  return refs.flatMap((ref) => cards.get(refKey(ref)) ?? []);

  async function find(lobby: GameLobby, type: LobbyPageType): Promise<CardWithThumb[]> {
    const gameIds = refs.filter(({ lobbyPageType }) => lobbyPageType === type).map(({ gameId }) => gameId);
    if (gameIds.length === 0) return [];
    const { params } = await getLobbyOffer(edition, lobby, "each");
    const games = await fetchUncachedContent(gamesByIdQuery, { ...params, gameIds }, Games);
    return games.map((game) => toCard(edition.locale, game));
  }
}

/** The games with a jackpot that the edition is offered, of both lobbies. @throws ContentUnavailable */
export async function getJackpotCards(edition: Edition): Promise<CardWithThumb[]> {
  const lists = await Promise.all([find("casino"), find("liveCasino")]);
  return lists.flat().map((game) => toCard(edition.locale, game));

  async function find(lobby: GameLobby): Promise<Game[]> {
    const { params, tags } = await getLobbyOffer(edition, lobby);
    return fetchContent(jackpotGamesQuery, params, Games, [...tags, contentTags.games]);
  }
}

/** The number of games that a player without any is shown first, on the page of their own games. */
const firstGames = 6;

/** The first games that open for a new player: in every country, on every device, without money in the account. */
export const firstCards = (locale: Locale, games: readonly Game[]): CardWithThumb[] =>
  games
    .map((game) => toCard(locale, game))
    .filter((card) => card.closedIn.length === 0 && !card.isTouchOnly && !card.needsMoney)
    .slice(0, firstGames);
