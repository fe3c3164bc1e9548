import "server-only";
import { z } from "zod";
import { imageUrl } from "@/lib/content/image";
import { ContentUnavailable, fetchContent, fetchUncachedContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import { closedCountries } from "@/lib/play/lobby/closed-countries";
import { GameType, ImageRef } from "@/lib/play/lobby/schema";
import { menuOf, openFrame } from "@/lib/play/lobby/server";
import type { Edition } from "@/lib/routing/edition";
import { gamesByNameQuery, popularQuery, searchCountQuery, searchQuery, suppliersQuery } from "./groq";
import { createSearch, tidy } from "./matching";
import type { Found, Place, SearchIndex, Supplier } from "./schema";

const most = { popular: 12, byName: 50 } as const;
/** CSS pixels of a picture in the list of results. */
const pictureSize = { width: 48, height: 48 };

const StoredGame = z.object({
  id: z.string(),
  name: z.string(),
  gameSlug: z.string().nullable(),
  gameId: z.string(),
  type: GameType,
  gameType: z.string().nullable(),
  provider: z.string(),
  studio: z.string().nullable(),
  picture: ImageRef,
});
type StoredGame = z.infer<typeof StoredGame>;

const StoredGames = tolerantList(StoredGame);

const StoredSupplier = z.object({
  id: z.string(),
  _type: z.enum(["provider", "subProvider"]),
  title: z.string(),
  slug: z.string().nullable(),
  restrictedCountries: z.array(z.string()),
  removeOverlay: z.boolean(),
});
type StoredSupplier = z.infer<typeof StoredSupplier>;

/** What the search of an edition finds, as one file for its browsers. @throws ContentUnavailable */
export async function getSearchIndex(edition: Edition): Promise<SearchIndex> {
  const { casino, live, params, tags } = await getSearched(edition);
  const { lobbyId } = casino.asked;
  const [games, suppliers, popular] = await Promise.all([
    fetchContent(searchQuery, params, StoredGames, tags),
    readSuppliers(params, tags),
    fetchContent(popularQuery, { lobbyId, most: most.popular }, z.array(z.string()).nullable(), tags),
  ]);
  const categories = [...menuOf(casino), ...menuOf(live)].map(({ lobby, id, label }) => ({ lobby, id, label }));
  return { ...indexOf(games, suppliers, popular ?? []), categories, providers: listsOf(suppliers, params.providers) };
}

/** How many games the search finds; null where the content service is away: no page goes down for a number. */
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
export async function findGamesByName(edition: Edition, gameNameFilter: string): Promise<Found> {
  const text = tidy(gameNameFilter);
  const { params, tags } = await getSearched(edition);
  const named = { ...params, gameNameFilter: text, most: most.byName };
  const [games, suppliers] = await Promise.all([
    text === "" ? [] : fetchUncachedContent(gamesByNameQuery, named, StoredGames),
    readSuppliers(params, tags),
  ]);
  return { ...createSearch(indexOf(games, suppliers, []))(text), near: [], places: [] };
}

/** What both lobbies offer, and the parameters of every query of games that the search makes. */
async function getSearched(edition: Edition) {
  const [casino, live] = await Promise.all([openFrame(edition), openFrame(edition, "liveCasino")]);
  const { channel, providers, excluded } = casino.asked;
  const params = {
    channel,
    providers,
    excluded,
    liveProviders: live.asked.providers,
    liveExcluded: live.asked.excluded,
  };
  return {
    casino,
    live,
    params,
    lobbyTags: casino.tags,
    tags: [...casino.tags, contentTags.games, contentTags.providers],
  };
}

type Searched = Awaited<ReturnType<typeof getSearched>>["params"];

function readSuppliers({ providers, liveProviders }: Searched, tags: string[]): Promise<StoredSupplier[]> {
  const suppliers = [...new Set([...providers, ...liveProviders])];
  return fetchContent(suppliersQuery, { suppliers }, z.array(StoredSupplier), tags);
}

/** The lists of the casino's providers. */
const listsOf = (stored: readonly StoredSupplier[], providers: readonly string[]): Place[] =>
  stored.flatMap(({ id, slug, title }) =>
    slug !== null && providers.includes(id) ? [{ lobby: "casino" as const, id: slug, label: title }] : [],
  );

function indexOf(
  games: readonly StoredGame[],
  stored: readonly StoredSupplier[],
  popular: readonly string[],
): SearchIndex {
  const suppliers: Supplier[] = [];
  const places = new Map<string, number>();
  const supplierOf = ({ provider, studio }: StoredGame): number | null => {
    const key = `${provider} ${studio}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const supplier = makeSupplier(stored, provider, studio);
    if (!supplier) return null;
    places.set(key, suppliers.length);
    return suppliers.push(supplier) - 1;
  };

  const listed = games.flatMap((game) => {
    const supplier = supplierOf(game);
    return supplier === null ? [] : [{ game, supplier }];
  });
  const [first] = listed;
  const pictures = first ? aroundFile(first.game.picture) : { before: "", after: "" };
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
    suppliers,
    categories: [],
    providers: [],
    popular: popular.flatMap((id) => placeOf.get(id) ?? []),
    pictures,
  };
}

function makeSupplier(stored: readonly StoredSupplier[], provider: string, studio: string | null): Supplier | null {
  const gameProvider = stored.find(({ id }) => id === provider);
  const subProvider = stored.find(({ id }) => id === studio) ?? null;
  if (!gameProvider?.slug) return null;
  const { slug, title } = gameProvider;
  return {
    title: subProvider?.title ?? title,
    providerTitle: title,
    slug,
    closedIn: closedCountries({ gameProvider, subProvider }),
  };
}

/** "https://content.example/images/…/" and "?w=96…", the same for every picture of one size. */
function aroundFile(picture: ImageRef): { before: string; after: string } {
  const [before = "", after = ""] = imageUrl(picture, pictureSize).split(fileOf(picture));
  return { before, after };
}

/** "3e0f…-600x600.webp" of "image-3e0f…-600x600-webp". */
const fileOf = ({ asset }: ImageRef) => asset._ref.replace(/^image-/, "").replace(/-(\w+)$/, ".$1");
