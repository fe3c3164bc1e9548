import { array, boolean, type infer as Infer, int, literal, nullable, object, optional, string, union } from "zod/mini";
import { Supplier } from "@/lib/play/catalogue/supplier";

/** A game of the index. `supplier` is a place in `suppliers`; `gameSlug` is absent where a game has none. */
const IndexedGame = object({
  name: string(),
  gameSlug: optional(string()),
  gameId: string(),
  type: union([literal("casinoGames"), literal("liveCasinoGames")]),
  gameType: nullable(string()),
  supplier: int(),
  /** The name of its picture's file. */
  picture: string(),
});
export type IndexedGame = Infer<typeof IndexedGame>;

/** A list of games: its name, and its id below a lobby. */
const Place = object({ lobby: union([literal("casino"), literal("liveCasino")]), id: string(), label: string() });
export type Place = Infer<typeof Place>;

/** All that an edition's search finds: one file, which belongs to nobody. */
export const SearchIndex = object({
  /** In the order of their names. */
  games: array(IndexedGame),
  suppliers: array(Supplier),
  categories: array(Place),
  providers: array(Place),
  /** The games before anything is typed: places in `games`. */
  popular: array(int()),
  /** The address of a picture, before and after the name of its file. */
  pictures: object({ before: string(), after: string() }),
});
export type SearchIndex = Infer<typeof SearchIndex>;

/** A game as the search shows it; what its address is made of is named as in the lobby. */
export const FoundGame = object({
  name: string(),
  gameSlug: nullable(string()),
  gameId: string(),
  type: IndexedGame.shape.type,
  gameProvider: object({ slug: string() }),
  supplier: string(),
  closedIn: array(string()),
  isTouchOnly: boolean(),
  needsLogin: boolean(),
  needsMoney: boolean(),
  pictureUrl: string(),
});
export type FoundGame = Infer<typeof FoundGame>;

/** The results of a search text. */
export interface Found {
  /** Nothing is typed: the games that the player played last. */
  played: readonly FoundGame[];
  /** The first page of the games: those whose name contains the text, then those near it. */
  games: readonly FoundGame[];
  /** The number of games whose name contains the text, on all pages. */
  total: number;
  /** The number of other matches: after a typing error, by provider or by kind. */
  nearTotal: number;
  places: readonly Place[];
}

/** Games on a page of what a text finds. */
export const foundPageSize = 60;

/** The longest text that is searched for; a longer one is cut. */
export const longestText = 100;
