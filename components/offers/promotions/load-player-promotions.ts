import * as z from "zod/mini";
import { getPlayerContent } from "@/lib/session/player-content/api";
import type { ShownPromotion } from "./show-promotion";

const text = z.string();
const Shown = z.object({
  id: text,
  title: text,
  description: text,
  imageUrl: z.nullable(text),
  href: z.nullable(text),
  isForGuests: z.boolean(),
  window: z.nullable(text),
  facts: z.array(z.tuple([text, text])).check(z.length(6)),
});

/** The promotions that are for the player of this tab, in the language of this page. */
export function loadPlayerPromotions(
  category: string | null,
): Promise<{ items: ShownPromotion[]; isComplete: boolean }> {
  const [, locale = ""] = location.pathname.split("/");
  return getPlayerContent("api/player/promotions", { locale, ...(category && { category }) }, Shown);
}
