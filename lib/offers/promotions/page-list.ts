import { z } from "zod";
import type { PageList } from "@/lib/content/page-list";
import { showPeriodOf } from "@/lib/content/show-period";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { publicPolicy } from "@/lib/market/policy/policies";
import { pathBelow } from "@/lib/routing/build-path";
import { routes } from "@/lib/routing/routes";
import { forEverybody, promotionAddressesQuery } from "./groq";
import { isOfferedCategory } from "./offered-categories";
import { categories } from "./schema";

const text = z.string();
const date = z.string().nullable();
const Addresses = z.array(
  z.object({
    slug: text,
    category: text,
    tags: z.array(text),
    startDate: date,
    endDate: date,
    startsAt: date,
    endsAt: date,
    excludedMarkets: z.array(text),
  }),
);

/** The pages of promotions, of their categories and tags. */
export const promotionPages: PageList = {
  routes: [routes.promotion, routes.promotionCategory, routes.promotionTag],
  query: promotionAddressesQuery,
  params: { authorized: forEverybody },
  tags: [contentTags.promotions],
  read: (result) => [
    ...categories.map((category) => ({ path: pathBelow("promotionCategory", { category }) })),
    ...Addresses.parse(result).flatMap(({ slug, category, tags, excludedMarkets, ...dates }) => [
      {
        path: pathBelow("promotion", { category, slug }),
        window: showPeriodOf(dates),
        isPublicIn: ({ market }: Locale) =>
          publicPolicy(market).publicOffers && isOfferedCategory(category, market) && !excludedMarkets.includes(market),
      },
      ...tags.map((tag) => ({ path: pathBelow("promotionTag", { category, tag }) })),
    ]),
  ],
};
