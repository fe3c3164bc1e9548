import "server-only";
import { z } from "zod";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { gameCountQuery, gamesQuery, providerTitleQuery } from "@/lib/play/lobby/groq";
import { allGamesPageSizes, cutPage, pageSizes } from "@/lib/play/lobby/page-size";
import { type CategoryPage, Games, type Grid } from "@/lib/play/lobby/schema";
import { getCategory, menuOf, openFrame } from "@/lib/play/lobby/server";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { allGamesId } from "@/lib/routing/paths";

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
  const opened = await openFrame(edition, lobby);
  const { frame, asked, tags } = opened;
  if (frame.menu.some((known) => known.id === id)) return null;
  const source = id === allGamesId ? await allGames(edition) : await gamesOfProvider(edition, opened, id);
  if (!source) return null;

  const { label, size, providers } = source;
  const before = (page - 1) * size;
  const listed = { ...asked, providers };
  const listTags = [...tags, contentTags.games, contentTags.providers];
  const [read, total] = await Promise.all([
    fetchContent(gamesQuery, { ...listed, start: before, end: before + size + 1 }, z.array(z.unknown()), listTags),
    fetchContent(gameCountQuery, listed, z.number().int(), listTags),
  ]);
  if (read.length === 0) return null;
  const { shown, hasMore } = cutPage(read, size);
  const list = { lobby, id, label, hideInMenu: true, visibleInLobby: false, grid, iconUrl: null };
  return { category: list, menu: menuOf(opened), games: Games.parse(shown), page, hasMore, before, total };

  async function allGames({ locale, channel }: Edition) {
    const t = await getTranslations(locale, "play");
    return { label: t("list.allGames"), size: allGamesPageSizes[channel], providers: asked.providers };
  }
}

/** Null for a provider that the lobby does not offer. */
async function gamesOfProvider({ channel }: Edition, { frame, asked, tags }: Opened, slug: string) {
  const providerId = frame.providers.find((provider) => provider.slug === slug)?.id;
  if (providerId === undefined || !asked.providers.includes(providerId)) return null;
  const label = await fetchContent(providerTitleQuery, { providerId }, z.string(), [...tags, contentTags.providers]);
  return { label, size: pageSizes[channel], providers: [providerId] };
}

type Opened = Awaited<ReturnType<typeof openFrame>>;

/** Small tiles alone: nobody has chosen which of the games are large. */
const small = (columns: number): Grid => ({ columns, rows: 1, sizes: ["1x"] });
const grid = { desktop: small(7), tablet: small(5), mobile: small(3) };
