import { z } from "zod";
import { Audience } from "@/lib/content/audience";
import { currencies } from "@/lib/core/money";
import { offerKinds } from "@/lib/market/policy/strictness";

/** The categories of promotions of all markets. */
export const categories = ["casino", "live-casino", "sports"] as const;
export type Category = (typeof categories)[number];

const amount = z.number().nonnegative();
const date = z.iso.datetime().nullable();

/** The six facts of a bonus (amount, wagering, days, highest bet, excluded games, what forfeiting loses): one missing, and none is shown. */
export const BonusFacts = z.object({
  money: z.object({ currency: z.enum(currencies), amount, wagering: amount, maxBet: amount }),
  days: z.number().int().positive(),
  excludedGames: z.string().min(1),
  forfeit: z.string().min(1),
});

/** A promotion in one language and currency: a banner with its own place, and its facts (PROMO-501). */
export const Promotion = z.object({
  ...Audience.shape,
  id: z.string(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  category: z.enum(categories),
  /** The kind that the law knows it by; null where its editors named none. */
  kind: z.enum(offerKinds).nullable().catch(null),
  /** That a player enters with a deposit; null of one that is taken otherwise. */
  bonusCode: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullish()
    .catch(null),
  tags: z.array(z.string()),
  /** The markets that editors keep it from. */
  excludedMarkets: z.array(z.string()),
  title: z.string().min(1),
  description: z.string(),
  image: z.object({ asset: z.object({ _ref: z.string() }) }).nullable(),
  startDate: date,
  endDate: date,
  startsAt: date,
  endsAt: date,
  facts: BonusFacts,
  terms: z.string().nullable(),
});
export type Promotion = z.infer<typeof Promotion>;

/** What decides which locales show a promotion to everybody. */
export const PromotionPlace = Promotion.pick({
  slug: true,
  category: true,
  kind: true,
  tags: true,
  excludedMarkets: true,
  startDate: true,
  endDate: true,
  startsAt: true,
  endsAt: true,
}).extend({
  money: z.array(BonusFacts.shape.money.extend({ currency: z.string() })),
  days: BonusFacts.shape.days,
  /** Of each text that it needs: the languages that it is written in. */
  texts: z.array(z.array(z.string())),
});
export type PromotionPlace = z.infer<typeof PromotionPlace>;

/** Those that can be shown anywhere. */
export const PromotionPlaces = z.array(z.unknown()).transform((list) =>
  list.flatMap((each): PromotionPlace[] => {
    const { success, data } = PromotionPlace.safeParse(each);
    return success ? [data] : [];
  }),
);

/** The pages of campaigns that make an offer, by their slugs; `promotion` is null for one that has a code alone. */
export const OfferCampaigns = z.array(z.object({ slug: z.string(), promotion: z.string().nullable() }));

/** The readable promotions, and the number of unreadable ones: a bonus without all its facts is not shown at all. */
export interface PromotionList {
  promotions: Promotion[];
  unreadable: number;
}

export const PromotionList = z.array(z.unknown()).transform((list): PromotionList => {
  const read = list.map((each) => Promotion.safeParse(each));
  const promotions = read.flatMap((each) => (each.success ? [each.data] : []));
  return { promotions, unreadable: read.length - promotions.length };
});
