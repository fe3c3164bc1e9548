import "server-only";
import { z } from "zod";
import { fetchContent } from "@/lib/content/server";
import { tolerantList } from "@/lib/content/tolerant-list";
import { marketCodes } from "@/lib/market/markets";
import type { Category, GameFacts } from "@/lib/play/catalogue/schema";
import { lobbyDocuments, providerFilter } from "@/lib/play/catalogue/server";
import type { Edition } from "@/lib/routing/edition";
import { type GameLobby, lobbyOfGame } from "@/lib/routing/lobby-type";
import { isOffered } from "@/lib/routing/offered-products";
import { allGamesId } from "@/lib/routing/paths";
import type { HasPage } from "@/lib/site/seo/alternates";
import { gameSuppliersQuery, marketOffersQuery } from "./groq";
import { MarketOffer } from "./schema";

/** Which locales have the page of a game that some edition shows. @throws ContentUnavailable */
export async function getMarketsOfGame(game: GameFacts): Promise<HasPage> {
  const { type, gameProvider, subProvider, jackpotExist } = game;
  const hasGame = await marketsWith(
    lobbyOfGame(type),
    ({ providers, excluded }) =>
      providers.some(({ id }) => id === gameProvider.id) && !excluded.includes(subProvider?._id ?? ""),
  );
  return (locale) => hasGame(locale) && (!jackpotExist || isOffered("jackpots", locale.market));
}

/** Which locales have a list below a lobby, for visitors of the edition's zone on its channel. @throws ContentUnavailable */
export async function getMarketsOfList(
  { channel, zone }: Edition,
  { lobby, id }: Pick<Category, "lobby" | "id">,
): Promise<HasPage> {
  const { type } = lobbyDocuments[lobby];
  const pairs = await fetchContent(gameSuppliersQuery, { type, channel }, z.array(z.string()), untagged);
  const suppliers = pairs.map((pair) => pair.split(" "));
  const isOpen = providerFilter(zone, lobby);
  const isListed = (slug: string) => isOpen(slug) && (id === allGamesId || id === slug);
  return marketsWith(lobby, ({ providers, excluded, categories }) => {
    const listed = providers.filter(({ slug }) => isListed(slug)).map((provider) => provider.id);
    const hasGames = ([provider = "", studio = ""]: string[]) =>
      listed.includes(provider) && !excluded.includes(studio);
    return categories.includes(id) || suppliers.some(hasGames);
  });
}

/**
 * A publish in one market is no reason to render the pages of all others anew, so these reads have no tags: alternates follow it
 * within minutes, as everything does of which no message came.
 */
const untagged: string[] = [];

/** Reads what every market offers in a lobby: one query for the pages of all its games and lists. */
async function marketsWith(lobby: GameLobby, hasPage: (offer: MarketOffer) => boolean): Promise<HasPage> {
  const lobbyIdOf = lobbyDocuments[lobby].id;
  const params = { lobbyIds: marketCodes.map(lobbyIdOf) };
  const offers = await fetchContent(marketOffersQuery, params, tolerantList(MarketOffer), untagged);
  const found = new Set(offers.filter(hasPage).map(({ id }) => id));
  return ({ market }) => isOffered(lobby, market) && found.has(lobbyIdOf(market));
}
