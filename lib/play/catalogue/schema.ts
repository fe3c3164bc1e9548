import { z } from "zod";
import { tolerantList } from "@/lib/content/tolerant-list";
import type { GameLobby } from "@/lib/routing/lobby-type";

/** Tile sizes of a grid, in columns by rows: 4x = 2 by 2, 2xv = 1 by 2, 2xh = 2 by 1, 1x = 1 by 1 (specification "Category"). */
export const TileSize = z.enum(["4x", "2xv", "2xh", "1x"]);
export type TileSize = z.infer<typeof TileSize>;

/** An image asset of the content service: its reference, resolved by the image URL builder. */
export const ImageRef = z.object({ asset: z.object({ _ref: z.string() }) });
export type ImageRef = z.infer<typeof ImageRef>;

/** The placeholder of a missing picture: it has no URL. */
export const noImage: ImageRef = { asset: { _ref: "" } };

export const GameType = z.enum(["casinoGames", "liveCasinoGames"]);

/** A game as a lobby shows it (specification "Game (lobby shape)" and "Content-service game query fields"). */
export const Game = z.object({
  id: z.string(),
  type: GameType,
  /** The provider's own id of the game, which a launch needs. */
  gameId: z.string(),
  label: z.string(),
  /** Null: the game is found by its provider and id alone. */
  gameSlug: z.string().nullable(),
  gameProvider: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    restrictedCountries: z.array(z.string()).default([]),
    removeOverlay: z.boolean().default(false),
  }),
  subProvider: z
    .object({
      _id: z.string(),
      title: z.string(),
      restrictedCountries: z.array(z.string()).default([]),
      removeOverlay: z.boolean().default(false),
    })
    .nullable(),
  thumbnail: ImageRef,
  images: z.object({ img1x: ImageRef, img2x: ImageRef, img3x: ImageRef }),
  verticalImage: ImageRef,
  grid: z.object({ "4x": ImageRef, "2xh": ImageRef, "2xv": ImageRef, "1x": ImageRef }),
  channels: z.array(z.enum(["web", "mobile"])),
  betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })).default([]),
  /** The platform's, not the content service's: null until the data of the live table is merged by its id, on the page. */
  seats: z.number().nullable().default(null),
  seatsTaken: z.number().nullable().default(null),
  gameType: z.string().nullable(),
  jackpotExist: z.boolean().default(false),
  isNew: z.boolean().default(false),
});
export type Game = z.infer<typeof Game>;

/** Games of a list: one that an editor left without its pictures takes no page down. */
export const Games = tolerantList(Game);

const OptionalImage = ImageRef.catch(noImage);
const noImages = { img1x: noImage, img2x: noImage, img3x: noImage };
const noGrid = { "4x": noImage, "2xh": noImage, "2xv": noImage, "1x": noImage };

/** The plain texts of a game page, beside the lobby's fields. A page without pictures is valid, and the log names the game. */
export const GameFacts = Game.extend({
  thumbnail: OptionalImage,
  images: z.object({ img1x: OptionalImage, img2x: OptionalImage, img3x: OptionalImage }).catch(noImages),
  verticalImage: OptionalImage,
  grid: z
    .object({ "4x": OptionalImage, "2xh": OptionalImage, "2xv": OptionalImage, "1x": OptionalImage })
    .catch(noGrid),
  /** Return to player in percent, as published: 96.5. */
  rtp: z.number().nullable(),
  volatility: z.enum(["low", "medium", "high"]).nullable(),
  /** The highest win as a multiple of the stake. */
  maxWin: z.number().nullable(),
  /** Of slots: how many lines, or how many ways instead. */
  lines: z.number().nullable(),
  ways: z.number().nullable(),
  /** The live table, and what is played at it. */
  tableId: z.string().nullable(),
  gameCategory: z.string().nullable(),
  /** The slug of its sub-provider, which a ticket's jurisdiction may depend on. */
  studio: z.string().nullable(),
}).transform((game) => {
  const pictures = [game.thumbnail, game.verticalImage, ...Object.values(game.images), ...Object.values(game.grid)];
  if (pictures.some(({ asset }) => asset._ref === ""))
    console.error(JSON.stringify({ event: "content", incomplete: game.id, reason: "A picture is missing." }));
  return game;
});
export type GameFacts = z.infer<typeof GameFacts>;

/** The layout of a category's tiles, per device: columns, rows, and the sizes in reading order (repeated when they run out). */
export const Grid = z.object({
  columns: z.number().int().positive(),
  rows: z.number().int().positive(),
  sizes: z.array(TileSize),
});
export type Grid = z.infer<typeof Grid>;

export const CategoryFields = z.object({
  id: z.string(),
  label: z.string(),
  hideInMenu: z.boolean(),
  visibleInLobby: z.boolean(),
  grid: z.object({ desktop: Grid, tablet: Grid, mobile: Grid }),
});

export interface Category extends z.infer<typeof CategoryFields> {
  /** `huge`: of the widest screens, where they have one of their own. */
  grid: { desktop: Grid; tablet: Grid; mobile: Grid; huge?: Grid };
  lobby: GameLobby;
  /** An image URL of the content service; shown through an image element only. */
  iconUrl: string | null;
}

/** The document of the content service, before it is narrowed and its URLs are built. */
export const StoredCategory = CategoryFields.extend({ icon: ImageRef.nullable() });

/** What a market offers in one of its lobbies. */
export const Frame = z.object({
  title: z.string(),
  providers: z.array(z.object({ id: z.string(), slug: z.string() })),
  excluded: z.array(z.string()),
  menu: tolerantList(StoredCategory),
});
