import "server-only";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { gamesByIdQuery } from "@/lib/play/catalogue/groq";
import { type Game, Games } from "@/lib/play/catalogue/schema";
import { getLobbyOffer, lobbyDocuments } from "@/lib/play/catalogue/server";
import type { Edition } from "@/lib/routing/edition";

/** A game that an editor named on a page. */
export type NamedGame = Pick<Game, "gameId" | "type">;

/** The games that the edition is offered of those that an editor named, in the editor's order. @throws ContentUnavailable */
export async function getNamedGames(edition: Edition, named: readonly NamedGame[]): Promise<Game[]> {
  const found = (await Promise.all([find("casino"), find("liveCasino")])).flat();
  return named.flatMap(({ gameId, type }) => found.find((game) => game.gameId === gameId && game.type === type) ?? []);

  async function find(lobby: "casino" | "liveCasino"): Promise<Game[]> {
    const { type } = lobbyDocuments[lobby];
    const gameIds = named.filter((each) => each.type === type).map(({ gameId }) => gameId);
    if (gameIds.length === 0) return [];
    const { params, tags } = await getLobbyOffer(edition, lobby);
    return fetchContent(gamesByIdQuery, { ...params, gameIds }, Games, [
      ...tags,
      contentTags.games,
      contentTags.providers,
    ]);
  }
}
