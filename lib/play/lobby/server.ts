import "server-only";
import { z } from "zod";
import { readEnvironment } from "@/lib/config/environment";
import { Audience } from "@/lib/content/audience";
import { languageParams } from "@/lib/content/groq";
import { fileUrl, imageUrl } from "@/lib/content/image";
import { contentLink } from "@/lib/content/link";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { blockedProviders } from "@/lib/market/zones";
import type { Edition } from "@/lib/routing/edition";
import type { PlayerBox } from "./api";
import {
  boxesQuery,
  categoryQuery,
  frameQuery,
  gameCountQuery,
  gameQuery,
  gameSlugsQuery,
  homeQuery,
  playerBoxesQuery,
  providerGameIdsQuery,
  providerGameQuery,
  shelvesQuery,
  studiosQuery,
} from "./groq";
import { pageSizes, pickShelves, uniqueGames } from "./page-size";
import {
  type Category,
  CategoryFields,
  type CategoryPage,
  ContentBox,
  GameFacts,
  Games,
  type Home,
  ImageRef,
  type Lobby,
  Studio,
} from "./schema";

const StoredCategory = CategoryFields.extend({ icon: ImageRef.nullable() });
const Shelf = StoredCategory.extend({ games: Games, total: z.number().int() });
const TargetedBox = ContentBox.extend(Audience.shape);
const Frame = z.object({
  title: z.string(),
  providers: z.array(z.object({ id: z.string(), slug: z.string() })),
  excluded: z.array(z.string()),
  menu: z.array(StoredCategory),
});

const HomeWords = z.object({ title: z.string().nullable(), text: z.string().nullable(), boxes: z.array(ContentBox) });

/** The casino lobby of an edition; at most 40 games over all its categories. @throws ContentUnavailable */
export async function getLobby(edition: Edition): Promise<Lobby> {
  const opened = await openFrame(edition);
  const { frame, asked, tags } = opened;
  const [boxes, casino] = await Promise.all([
    fetchContent(boxesQuery, asked, z.array(ContentBox), [...tags, contentTags.boxes]),
    getShelves(edition, opened),
  ]);
  return { title: frame.title, boxes, menu: menuOf(frame), ...casino };
}

/** The home page of an edition, with the first games of the casino. @throws ContentUnavailable */
export async function getHome(edition: Edition): Promise<Home> {
  const opened = await openFrame(edition);
  const { frame, asked, tags } = opened;
  const { market } = edition.locale;
  const [words, studios, casino] = await Promise.all([
    fetchContent(homeQuery, { homeId: `homePage-${market}`, ...languageParams(edition.locale) }, HomeWords.nullable(), [
      contentTags.home(market),
      contentTags.boxes,
    ]),
    fetchContent(studiosQuery, { providers: asked.providers }, z.array(Studio), [...tags, contentTags.providers]),
    getShelves(edition, opened),
  ]);
  return { title: null, text: null, boxes: [], ...words, studios, menu: menuOf(frame), ...casino };
}

/** The first games of each category, and how many the casino has. */
async function getShelves({ channel }: Edition, { frame, asked, tags }: Opened) {
  const listTags = [...tags, contentTags.games, ...frame.menu.map(({ id }) => contentTags.category(id))];
  const [shelves, gameCount] = await Promise.all([
    fetchContent(shelvesQuery, { ...asked, most: 16 }, z.array(Shelf), listTags),
    fetchContent(gameCountQuery, asked, z.number().int(), [...tags, contentTags.games]),
  ]);
  const categories = pickShelves(shelves, channel);
  return {
    categories: categories.map((shelf) => ({ ...readCategory(shelf), games: shelf.games, total: shelf.total })),
    gameCount,
  };
}

/** The boxes of a market's lobby for signed-in players, each with whom it is for. @throws ContentUnavailable */
export function getBoxesForPlayers(locale: Locale): Promise<z.infer<typeof TargetedBox>[]> {
  const asked = { lobbyId: `casinoLobby-${locale.market}`, ...languageParams(locale) };
  const tags = [contentTags.lobby(locale.market), contentTags.boxes];
  return fetchContent(playerBoxesQuery, asked, z.array(TargetedBox), tags);
}

/** CSS pixels of a box's picture, in the shape of a banner. */
const boxPixels = { width: 264, height: 110 };

/** A box without whom it is meant for, its addresses made. */
export function showBox(locale: Locale, { id, title, description, image, urlAction }: ContentBox): PlayerBox {
  const imageAddress = image && imageUrl(image, boxPixels);
  return { id, title, description, imageUrl: imageAddress, link: contentLink(locale, urlAction) };
}

/** One page of a category, or null where the market has no such category or the category no such page. @throws ContentUnavailable */
export async function getCategory(edition: Edition, id: string, page: number): Promise<CategoryPage | null> {
  const { frame, asked, tags } = await openFrame(edition);
  if (!frame.menu.some((category) => category.id === id)) return null;
  const size = pageSizes[edition.channel];
  const start = (page - 1) * size;
  const found = await fetchContent(
    categoryQuery,
    { ...asked, id, start, end: start + size + 1 },
    StoredCategory.extend({ games: z.array(z.unknown()) }).nullable(),
    [...tags, contentTags.games, contentTags.category(id)],
  );
  if (!found || (page > 1 && found.games.length === 0)) return null;
  const games = uniqueGames(Games.parse(found.games.slice(0, size)));
  return { category: readCategory(found), menu: menuOf(frame), games, page, hasMore: found.games.length > size };
}

/** The game of a slug, or null where the edition is not offered it. @throws ContentUnavailable */
export async function getGame(edition: Edition, slug: string): Promise<GameFacts | null> {
  const [{ asked, tags }, slugs] = await Promise.all([
    openFrame(edition),
    fetchContent(gameSlugsQuery, {}, z.array(z.string()), [contentTags.games]),
  ]);
  if (!slugs.includes(slug)) return null;
  return fetchContent(gameQuery, { ...asked, slug }, GameFacts.nullable(), [
    ...tags,
    contentTags.game(slug),
    contentTags.providers,
  ]);
}

/** The casino game that a provider knows by its own id, or null. @throws ContentUnavailable */
export async function getProviderGame(edition: Edition, provider: string, gameId: string): Promise<GameFacts | null> {
  const { frame, asked, tags } = await openFrame(edition);
  const providerId = frame.providers.find((each) => each.slug === provider)?.id;
  if (providerId === undefined) return null;
  const ids = await fetchContent(providerGameIdsQuery, { providerId }, z.array(z.string()), [contentTags.games]);
  if (!ids.includes(gameId)) return null;
  return fetchContent(providerGameQuery, { ...asked, provider, gameId }, GameFacts.nullable(), [
    ...tags,
    contentTags.games,
  ]);
}

type Opened = Awaited<ReturnType<typeof openFrame>>;

/** What the market offers, narrowed to what the edition's zone may see, as the parameters that every list of games needs. */
export async function openFrame({ locale, channel, zone }: Edition) {
  const lobbyId = `casinoLobby-${locale.market}`;
  const languages = languageParams(locale);
  const tags = [contentTags.lobby(locale.market)];
  const frame = await fetchContent(frameQuery, { lobbyId, ...languages }, Frame, tags);
  const blocked = [...blockedProviders(zone), ...switchedOffProviders()];
  const providers = frame.providers.filter(({ slug }) => !blocked.includes(slug)).map(({ id }) => id);
  return { frame, tags, asked: { lobbyId, ...languages, channel, providers, excluded: frame.excluded } };
}

/** The providers that the environment switches off: their games are nowhere, at their own addresses neither. */
function switchedOffProviders(): string[] {
  const { CREEDROOMZ_ENABLED, TRIFECTA_ENABLED } = readEnvironment();
  return [...(CREEDROOMZ_ENABLED ? [] : ["creedroomz"]), ...(TRIFECTA_ENABLED ? [] : ["trifecta"])];
}

function menuOf({ menu }: z.infer<typeof Frame>): Category[] {
  return menu.filter(({ hideInMenu }) => !hideInMenu).map(readCategory);
}

function readCategory({ id, label, hideInMenu, visibleInLobby, grid, icon }: z.infer<typeof StoredCategory>): Category {
  return { id, label, hideInMenu, visibleInLobby, grid, iconUrl: icon && fileUrl(icon) };
}
