import { z } from "zod";
import { tolerantList } from "@/lib/content/tolerant-list";
import { currencies } from "@/lib/core/money";
import { type Category, type Game, Games, ImageRef, StoredCategory } from "@/lib/play/catalogue/schema";

export interface LobbyCategory extends Category {
  games: Game[];
  /** All games of the category that the edition is offered. */
  total: number;
}

/** A banner (specification "Content box or banner"), already resolved to one language. */
export const Banner = z.object({
  id: z.string(),
  authorized: z.enum(["both", "authorized", "not-authorized"]),
  title: z.string(),
  description: z.string(),
  button: z.string().nullable(),
  image: ImageRef.nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  urlAction: z
    .object({ slug: z.string().nullable(), absoluteUrl: z.string().nullable(), openNewTab: z.boolean() })
    .nullable(),
});
export type Banner = z.infer<typeof Banner> & {
  /** The key conditions of the offer that it makes, each with its name, where the law wants them beside it. */
  conditions?: [string, string][];
  /** Of a large one that leads to a game: published facts of it, each with its name. */
  facts?: [string, string][];
};

const NotPublic = z.strictObject({ id: z.string() });

function isPublic(banner: unknown): boolean {
  const { data } = NotPublic.safeParse(banner);
  const reason = "It is for players alone, and this place shows them none of their own.";
  if (data) console.error(JSON.stringify({ event: "content", skipped: data.id, reason }));
  return !data;
}

const publicList = z
  .array(z.unknown())
  .nullish()
  .transform((list): unknown[] | null | undefined => list?.filter(isPublic));

/** Banners of a place that has none for players alone: such a one is shown to nobody there, and the log names it. */
export const PublicBanners = publicList.pipe(tolerantList(Banner));

/** The lobby of one edition: the casino's, or that of the live casino. `gameCount`: all games the edition may see, for the search field's words. */
export interface Lobby {
  title: string;
  banners: Banner[];
  menu: Category[];
  categories: LobbyCategory[];
  gameCount: number;
}

/** A studio whose games are offered. `logo`: null where the editors have none. */
export const Studio = z.object({ slug: z.string(), title: z.string(), logo: ImageRef.nullable() });
export type Studio = z.infer<typeof Studio>;

/** The home page of one edition: its own words and banners, the first categories of the casino, and live tables. `title`: null where the editors wrote none. */
export interface Home extends Omit<Lobby, "title"> {
  title: string | null;
  text: string | null;
  studios: Studio[];
  /** The first tables of the live casino under its name; null where the market has none. */
  live: LobbyCategory | null;
}

/** One page of a list of games: a category, all games, or those of a provider. `page` counts from 1. */
export interface CategoryPage {
  category: Category;
  menu: readonly Category[];
  games: readonly Game[];
  page: number;
  hasMore: boolean;
  /** The place in the list before the first game of the page. */
  before: number;
  /** All games of the list. */
  total: number;
  /** Is the popularity of the games the list's own order? Else its editors' choice is. */
  isByPopularity: boolean;
}

/** A category with the games of its row, before its URLs are built. */
export const CategoryRow = StoredCategory.extend({ games: Games, total: z.number().int() });

/** A banner of the home page. `most`: what one gets at most of the promotion that it leads to; null where it leads elsewhere. */
export const HomeBanner = Banner.extend({
  most: z
    .object({ amount: z.number().positive(), currency: z.enum(currencies) })
    .nullable()
    .catch(null),
});
export type HomeBanner = z.infer<typeof HomeBanner>;

/** A large banner. `game`: published facts of the game that it leads to; null where it leads elsewhere. */
export const HeroBanner = Banner.extend({
  game: z
    .object({
      gameType: z.string().nullable(),
      rtp: z.number().nullable(),
      volatility: z.enum(["low", "medium", "high"]).nullable(),
      hasJackpot: z.boolean(),
      betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })),
    })
    .nullable()
    .catch(null),
});
export type HeroBanner = z.infer<typeof HeroBanner>;

/** The large banners of a place. */
export const HeroBanners = publicList.pipe(tolerantList(HeroBanner));

export const HomeTexts = z.object({
  title: z.string().nullable(),
  text: z.string().nullable(),
  banners: tolerantList(HomeBanner),
});
