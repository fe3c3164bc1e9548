import * as z from "zod/mini";
import { currencies, type Money } from "@/lib/core/money";

/** A provider as a filter offers it (specification "Provider"). */
const Provider = z.object({
  id: z.string(),
  title: z.string(),
  image: z.nullable(z.string()),
  type: z.literal("provider"),
});
export type Provider = z.infer<typeof Provider>;

/** A studio of a provider as a filter offers it (specification "Subprovider"). */
const SubProvider = z.object({
  _id: z.string(),
  providerId: z.string(),
  id: z.string(),
  title: z.string(),
  type: z.literal("subprovider"),
  /** Of available ones only. */
  providerImgUrl: z.optional(z.string()),
  restrictedCountry: z.array(z.string()),
});
export type SubProvider = z.infer<typeof SubProvider>;

const sorts = ["ours", "popular", "fromA", "fromZ", "newFirst"] as const;
export type Sort = (typeof sorts)[number];
export const sortOptions: readonly Sort[] = sorts;

/**
 * What a game may be chosen by. Facts of one group widen the choice, as providers do; each group narrows it.
 * "rtp96": a published return of 96 % or more. "stake1": a lowest stake up to the first of the list's steps (`stakeSteps`).
 */
export const factGroups = [
  ["low", "medium", "high"],
  ["rtp95", "rtp96", "rtp97"],
  ["stake1", "stake2", "stake3"],
  ["jackpot"],
  ["new"],
  ["demo"],
  ["lines", "ways"],
] as const;
export type Fact = (typeof factGroups)[number][number];
export const allFacts: readonly Fact[] = factGroups.flat();

/** A game of a list. `supplier`: a place in `suppliers`; flags that are false are left out. */
const ListedGame = z.object({
  name: z.string(),
  gameSlug: z.optional(z.string()),
  gameId: z.string(),
  supplier: z.int(),
  /** The name of its picture's file. */
  picture: z.string(),
  isNew: z.optional(z.boolean()),
  jackpotExist: z.optional(z.boolean()),
  /** Its place among the popular games of the lobby, from 0. */
  popularity: z.optional(z.int()),
  /** "2026-03-31" */
  releasedAt: z.optional(z.string()),
  /** The published return in percent. */
  rtp: z.optional(z.number()),
  volatility: z.optional(z.enum(["low", "medium", "high"])),
  reels: z.optional(z.enum(["lines", "ways"])),
  /** The lowest stake in hundredths of the currency of the list. */
  stake: z.optional(z.int()),
});
export type ListedGame = z.infer<typeof ListedGame>;

/** The supplier of a game, shown on its tile and used by the filter. */
const ListSupplier = z.object({
  title: z.string(),
  /** The provider's, unchanged in addresses: the `id` of its row in the filter. */
  slug: z.string(),
  /** The `id` of its studio's row in the filter. */
  studio: z.nullable(z.string()),
  closedIn: z.array(z.string()),
  /** Has its provider its games for phones and tablets alone? Left out where not. */
  isTouchOnly: z.optional(z.boolean()),
  /** What its games ask for before they open. Left out where they do not. */
  needsLogin: z.optional(z.boolean()),
  needsMoney: z.optional(z.boolean()),
});

/** The address of a picture, before and after the name of its file, and its width in pixels. */
const PictureAddress = z.object({ before: z.string(), after: z.string(), width: z.int() });

/** All games of one list of an edition: one file, which belongs to nobody. */
export const ListFile = z.object({
  type: z.enum(["casinoGames", "liveCasinoGames"]),
  currency: z.enum(currencies),
  /** In the list's own order. */
  games: z.array(ListedGame),
  suppliers: z.array(ListSupplier),
  /** The providers with games in the list, by name. */
  providers: z.array(Provider),
  subProviders: z.array(SubProvider),
  plain: PictureAddress,
  fine: PictureAddress,
});
export type ListFile = z.infer<typeof ListFile>;

/** The filter and order that a reader has chosen for a list. */
export interface Choice {
  sort: Sort;
  /** The ids of providers and of studios: games of any of them. None: no filter. */
  providers: readonly string[];
  subProviders: readonly string[];
  facts: readonly Fact[];
  searchText: string;
  /** Counts from 1. */
  page: number;
  /** The last page that is shown together with it: the same one, unless more was asked for. */
  lastPage: number;
}

export const wholeList: Choice = {
  sort: "ours",
  providers: [],
  subProviders: [],
  facts: [],
  searchText: "",
  page: 1,
  lastPage: 1,
};

/** Pages that are shown together at most. */
export const mostPages = 20;

/** A game as a tile shows it; what its address is made of is named as in the lobby. */
export interface ShownGame {
  type: ListFile["type"];
  name: string;
  gameSlug: string | null;
  gameId: string;
  gameProvider: { slug: string };
  supplier: string;
  closedIn: readonly string[];
  isTouchOnly: boolean;
  needsLogin: boolean;
  needsMoney: boolean;
  isNew: boolean;
  jackpotExist: boolean;
  picture: { plain: string; fine: string; plainWidth: number; fineWidth: number };
}

/** How many games an option would leave, by its id: beside what is chosen in other groups. */
export interface OptionCounts {
  providers: Readonly<Record<string, number>>;
  subProviders: Readonly<Record<string, number>>;
  facts: Readonly<Partial<Record<Fact, number>>>;
}

/** Pages of what was chosen of a list. */
export interface ListResult {
  games: readonly ShownGame[];
  page: number;
  lastPage: number;
  /** The place before the first game of the page. */
  before: number;
  /** All games that fit the choice. */
  total: number;
  hasMore: boolean;
  providers: readonly Provider[];
  subProviders: readonly SubProvider[];
  /** Those that tell the games of the list apart. */
  facts: readonly Fact[];
  /** The amounts of "stake1" and on. */
  stakes: readonly Money[];
  counts: OptionCounts;
}
