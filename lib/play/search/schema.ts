import {
  array,
  boolean,
  type infer as Infer,
  int,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  union,
} from "zod/mini";
import { Supplier } from "@/lib/play/catalogue/supplier";

const Volatility = union([literal("low"), literal("medium"), literal("high")]);
export type Volatility = Infer<typeof Volatility>;

/**
 * What the volatility and its levels are called, and each level in the words of the filter: "Niedrige Volatilität". A file that a browser
 * has kept from an earlier release has no phrases.
 */
const VolatilityNames = object({
  name: string(),
  low: string(),
  medium: string(),
  high: string(),
  phrases: optional(object({ low: string(), medium: string(), high: string() })),
});
export type VolatilityNames = Infer<typeof VolatilityNames>;

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
  /** The published return in percent, and the volatility; absent where a game has none. */
  rtp: optional(number()),
  volatility: optional(Volatility),
});
export type IndexedGame = Infer<typeof IndexedGame>;

/** A list of games: its name, and its id below a lobby; of a studio the hash too, which filters the list. */
const Place = object({
  lobby: union([literal("casino"), literal("liveCasino")]),
  id: string(),
  label: string(),
  hash: optional(string()),
});
export type Place = Infer<typeof Place>;

/** All that an edition's search finds: one file, which belongs to nobody. */
export const SearchIndex = object({
  /** In the order of their names. */
  games: array(IndexedGame),
  suppliers: array(Supplier),
  categories: array(Place),
  /** Providers and studios. */
  providers: array(Place),
  /** The popular games, the most popular first: places in `games`. */
  popular: array(int()),
  /** What "low volatility" is called in the language of the edition. */
  volatility: VolatilityNames,
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
  /** The first page of the games, in the order of the counts below; the popular ones where nothing is typed or found. */
  games: readonly FoundGame[];
  /** The number of games whose name contains the text, on all pages. */
  total: number;
  /** The number of others that have its words in their studio, their kind or their figures. */
  matchTotal: number;
  /** The number of others that have it after a typing error. */
  nearTotal: number;
  /** The number of popular games instead of results. */
  popularTotal: number;
  places: readonly Place[];
  /** Nothing is found: the provider or studio whose name is nearest to the text. */
  nearest: Place | null;
}

/** Games on a page of what a text finds. */
export const foundPageSize = 60;
