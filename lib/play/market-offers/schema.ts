import { z } from "zod";

/** What a market offers in one of its lobbies, by the id of the lobby's document. */
export const MarketOffer = z.object({
  id: z.string(),
  providers: z.array(z.object({ id: z.string(), slug: z.string() })),
  excluded: z.array(z.string()),
  categories: z.array(z.string()),
});
export type MarketOffer = z.infer<typeof MarketOffer>;
