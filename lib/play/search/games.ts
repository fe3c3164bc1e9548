import "server-only";
import { z } from "zod";
import { imageUrl } from "@/lib/content/image";
import { fetchContent, fetchContentPages } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { closedCountries } from "@/lib/play/lobby/closed-countries";
import { GameType, ImageRef } from "@/lib/play/lobby/schema";
import { openFrame } from "@/lib/play/lobby/server";
import type { Edition } from "@/lib/routing/edition";
import { searchQuery, suppliersQuery } from "./groq";
import type { Supplier } from "./schema";

/** A game as the search and the filters of lists read it. */
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
export type StoredGame = z.infer<typeof StoredGame>;

/** What a tile of a list shows besides. */
const ListedGame = StoredGame.extend({ jackpotExist: z.boolean(), isNew: z.boolean(), highPicture: ImageRef });
export type ListedGame = z.infer<typeof ListedGame>;

/** A game that an editor left unfinished is not found; it takes no other with it. */
const finished = <Game>(schema: z.ZodType<Game>) =>
  z.array(z.unknown()).transform((list) =>
    list.flatMap((each) => {
      const game = schema.safeParse(each);
      return game.success ? [game.data] : [];
    }),
  );
export const StoredGames = finished(StoredGame);
const ListedGames = finished(ListedGame);

const StoredSupplier = z.object({
  id: z.string(),
  _type: z.enum(["provider", "subProvider"]),
  title: z.string(),
  slug: z.string().nullable(),
  /** The provider's, of a studio too. */
  image: ImageRef.nullable(),
  restrictedCountries: z.array(z.string()),
  removeOverlay: z.boolean(),
});
export type StoredSupplier = z.infer<typeof StoredSupplier>;

/** What both lobbies offer, and the parameters of every query of games that the search makes. */
export async function getSearched(edition: Edition) {
  const [casino, liveCasino] = await Promise.all([openFrame(edition), openFrame(edition, "liveCasino")]);
  const { channel, providers, excluded } = casino.asked;
  const params = {
    channel,
    providers,
    excluded,
    liveProviders: liveCasino.asked.providers,
    liveExcluded: liveCasino.asked.excluded,
  };
  return {
    casino,
    liveCasino,
    params,
    lobbyTags: casino.tags,
    tags: [...casino.tags, contentTags.games, contentTags.providers],
  };
}

type Searched = Awaited<ReturnType<typeof getSearched>>["params"];

/** Every game of both lobbies, in the order of their names. @throws ContentUnavailable */
export async function readGames(params: Searched, tags: string[]): Promise<ListedGame[]> {
  const games = ListedGames.parse(await fetchContentPages(searchQuery, params, tags));
  const names = new Map(games.map((game) => [game, game.name.toLowerCase()]));
  const nameOf = (game: ListedGame) => names.get(game) ?? "";
  return games.sort((one, other) => compareText(nameOf(one), nameOf(other)) || compareText(one.id, other.id));
}

/** As the content service orders texts. */
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Whose games they are: providers, and their studios, excluded ones too. @throws ContentUnavailable */
export function readSuppliers({ providers, liveProviders }: Searched, tags: string[]): Promise<StoredSupplier[]> {
  const suppliers = [...new Set([...providers, ...liveProviders])];
  return fetchContent(suppliersQuery, { suppliers }, z.array(StoredSupplier), tags);
}

/** A game beside the place of its supplier in `suppliers`; games whose provider is not known are left out. */
export function joinSuppliers<Game extends StoredGame>(games: readonly Game[], stored: readonly StoredSupplier[]) {
  const suppliers: JoinedSupplier[] = [];
  const places = new Map<string, number>();
  const supplierOf = ({ provider, studio }: Game): number | null => {
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
  return { listed, suppliers };
}

interface JoinedSupplier extends Supplier {
  /** The id of the studio's document; null for games of the provider itself. */
  studioId: string | null;
}

function makeSupplier(
  stored: readonly StoredSupplier[],
  provider: string,
  studio: string | null,
): JoinedSupplier | null {
  const gameProvider = stored.find(({ id }) => id === provider);
  const subProvider = stored.find(({ id }) => id === studio) ?? null;
  if (!gameProvider?.slug) return null;
  const { slug, title } = gameProvider;
  return {
    title: subProvider?.title ?? title,
    providerTitle: title,
    slug,
    closedIn: closedCountries({ gameProvider, subProvider }),
    studioId: subProvider?.id ?? null,
  };
}

/** "https://content.example/images/…/" and "?w=96…", the same for every picture of one size. */
export function aroundFile(picture: ImageRef, size: { width: number; height: number }) {
  const [before = "", after = ""] = imageUrl(picture, size).split(fileOf(picture));
  return { before, after };
}

/** "3e0f…-600x600.webp" of "image-3e0f…-600x600-webp". */
export const fileOf = ({ asset }: ImageRef) => asset._ref.replace(/^image-/, "").replace(/-(\w+)$/, ".$1");
