import { z } from "zod";
import { tolerantList } from "@/lib/content/tolerant-list";
import { GameType, ImageRef } from "@/lib/play/catalogue/schema";

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
  /** In percent. */
  rtp: z.number().nullable().catch(null),
  volatility: z.enum(["low", "medium", "high"]).nullable().catch(null),
});
export type StoredGame = z.infer<typeof StoredGame>;

/** The additional fields of a tile in a list. */
const ListedGame = StoredGame.extend({
  jackpotExist: z.boolean(),
  isNew: z.boolean(),
  highPicture: ImageRef,
  /** "2026-03-31" */
  releasedAt: z.string().nullable().catch(null),
  hasLines: z.boolean(),
  hasWays: z.boolean(),
  /** In units of the market's currency. */
  lowestStake: z.number().positive().nullish().catch(null),
});
export type ListedGame = z.infer<typeof ListedGame>;

export const StoredGames = tolerantList(StoredGame);
export const ListedGames = tolerantList(ListedGame);

export const StoredSupplier = z.object({
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

/** The one figure of a game's return. The bets of baccarat have different returns: one figure is not enough. */
export const returnOf = ({ rtp, gameType }: StoredGame): number | null => (gameType === "baccarat" ? null : rtp);
