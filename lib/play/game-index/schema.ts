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
});
export type StoredGame = z.infer<typeof StoredGame>;

/** The additional fields of a tile in a list. */
const ListedGame = StoredGame.extend({ jackpotExist: z.boolean(), isNew: z.boolean(), highPicture: ImageRef });
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
