import { array, boolean, type infer as Infer, length, nullable, object, string, tuple } from "zod/mini";
import { getPlayerContent } from "@/lib/session/player-content/api";

/** A promotion as a card shows it: every text, figure and address ready. */
const ShownPromotion = object({
  id: string(),
  title: string(),
  description: string(),
  imageUrl: nullable(string()),
  /** Its own page; of one that is for players alone, which has none, where they take it. */
  href: string(),
  isInRewards: boolean(),
  /** With it the address leads to the deposit. */
  bonusCode: nullable(string()),
  isForGuests: boolean(),
  /** When it is shown, for the browser; null when always. */
  window: nullable(string()),
  /** When it ends; null when it has no end. */
  ends: nullable(object({ dateTime: string(), text: string() })),
  /** The six facts in their order, each with its name. */
  facts: array(tuple([string(), string()])).check(length(6)),
});
export type ShownPromotion = Infer<typeof ShownPromotion>;

/** The promotions that are for the player of this tab, in the language of a locale; null: of every category. */
export const getPlayerPromotions = (locale: string, category: string | null, signal: AbortSignal) =>
  getPlayerContent("api/player/promotions", { locale, ...(category && { category }) }, ShownPromotion, signal);
