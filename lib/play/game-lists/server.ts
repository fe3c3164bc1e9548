import "server-only";
import { z } from "zod";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { listGrid } from "@/lib/play/catalogue/list-grid";
import { Games } from "@/lib/play/catalogue/schema";
import { getLobbyOffer, menuOf } from "@/lib/play/catalogue/server";
import type { ListedGame } from "@/lib/play/game-index/schema";
import { getSearched, readGames, readPopular, readSuppliers } from "@/lib/play/game-index/server";
import {
  categoryGameIdsQuery,
  gameCountQuery,
  gamesByIdsQuery,
  gamesQuery,
  offeredIdsQuery,
  providerTitleQuery,
} from "@/lib/play/lobby/groq";
import { listPageSize, splitPage } from "@/lib/play/lobby/page-size";
import type { CategoryPage } from "@/lib/play/lobby/schema";
import { getCategory } from "@/lib/play/lobby/server";
import type { Edition } from "@/lib/routing/edition";
import { rememberListLength } from "@/lib/routing/list-lengths";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { allGamesId } from "@/lib/routing/paths";
import { makeListFile } from "./list-file";
import type { ListFile } from "./schema";

/**
 * One page of a list below a lobby, or null: a category by its id, else all games, else the games of a provider by its slug.
 * @throws ContentUnavailable
 */
export async function getGameList(
  edition: Edition,
  id: string,
  page: number,
  lobby: GameLobby = "casino",
): Promise<CategoryPage | null> {
  const category = await getCategory(edition, id, page, lobby);
  if (category) return category;
  const offer = await getLobbyOffer(edition, lobby);
  const { frame, params, tags } = offer;
  if (frame.menu.some((known) => known.id === id)) return null;
  const source = id === allGamesId ? await allGames(edition) : await gamesOfProvider(offer, id);
  if (!source) return null;

  const { label, providers } = source;
  const size = listPageSize(edition.channel, id);
  const before = (page - 1) * size;
  const listed = { ...params, providers };
  const listTags = [...tags, contentTags.games, contentTags.providers];
  const [read, total] = await Promise.all([
    readPage(listed, before, before + size + 1, listTags),
    fetchContent(gameCountQuery, listed, z.number().int(), listTags),
  ]);
  rememberListLength(edition, lobby, id, Math.ceil(total / size), listTags);
  if (read.length === 0) return null;
  const { shown, hasMore } = splitPage(read, size);
  const list = { lobby, id, label, hideInMenu: true, visibleInLobby: false, grid: listGrid(lobby), iconUrl: null };
  return {
    category: list,
    menu: menuOf(offer),
    games: Games.parse(shown),
    page,
    hasMore,
    before,
    total,
    isByPopularity: true,
  };

  async function allGames({ locale }: Edition) {
    const t = await getTranslations(locale, "play.gameLists");
    return { label: t("allGames"), providers: params.providers };
  }
}

/** A part of these games, the popular ones first, then by name. */
async function readPage(listed: LobbyOffer["params"], start: number, end: number, tags: string[]): Promise<unknown[]> {
  const known = await readPopular(listed.lobbyId, tags);
  const offered = await fetchContent(offeredIdsQuery, { ...listed, ids: known }, z.array(z.string()), tags);
  const popular = known.filter((id, at) => offered.includes(id) && known.indexOf(id) === at);
  const ids = popular.slice(start, end);
  const part = { start: Math.max(0, start - popular.length), end: Math.max(0, end - popular.length) };
  const [first, others] = await Promise.all([
    fetchContent(gamesByIdsQuery, { ...listed, ids }, z.array(z.looseObject({ id: z.string() })), tags),
    part.end === 0 ? [] : fetchContent(gamesQuery, { ...listed, popular, ...part }, z.array(z.unknown()), tags),
  ]);
  return [...first.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), ...others];
}

/** Null for a provider that the lobby does not offer. */
async function gamesOfProvider(offer: LobbyOffer, slug: string) {
  const { tags } = offer;
  const providerId = findProvider(offer, slug);
  if (providerId === null) return null;
  const label = await fetchContent(providerTitleQuery, { providerId }, z.string(), [...tags, contentTags.providers]);
  return { label, providers: [providerId] };
}

function findProvider({ frame, params }: LobbyOffer, slug: string): string | null {
  const id = frame.providers.find((provider) => provider.slug === slug)?.id;
  return id !== undefined && params.providers.includes(id) ? id : null;
}

type LobbyOffer = Awaited<ReturnType<typeof getLobbyOffer>>;

/** All games of a list below a lobby, for the browser to sort and filter; null where the edition has no such list. @throws ContentUnavailable */
export async function getListFile(edition: Edition, lobby: GameLobby, id: string): Promise<ListFile | null> {
  const searched = await getSearched(edition);
  const { params, tags } = searched;
  const offer = searched[lobby];
  const { frame, params: offerParams } = offer;
  const isCategory = frame.menu.some((known) => known.id === id);
  const providerId = isCategory || id === allGamesId ? null : findProvider(offer, id);
  if (!isCategory && id !== allGamesId && providerId === null) return null;
  // First the reads within the request's deadline, which the games may exceed.
  const [stored, popular, chosen] = await Promise.all([
    readSuppliers(params, tags),
    readPopular(offerParams.lobbyId, tags),
    isCategory
      ? fetchContent(categoryGameIdsQuery, { lobbyId: offerParams.lobbyId, id }, z.array(z.string()).nullable(), [
          ...tags,
          contentTags.category(id),
        ])
      : null,
  ]);
  const games = (await readGames(params, tags)).filter(
    ({ type, provider }) => type === offerParams.type && (providerId === null || provider === providerId),
  );
  const ordered = isCategory ? inOrder(games, chosen ?? []) : [...new Set([...inOrder(games, popular), ...games])];
  const content = { type: offerParams.type, games: ordered, popular };
  return makeListFile(content, stored, offerParams.excluded, edition.locale.market);
}

/** The games of these ids, in the order of the ids. */
function inOrder(games: readonly ListedGame[], ids: readonly string[]): ListedGame[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
