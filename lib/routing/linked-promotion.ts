/** The link of a banner, as editors write it. */
export interface BannerLink {
  urlAction: { slug: string | null } | null;
}

/** Does a banner lead to a promotion or a list of them? What it says is an offer then. */
export const leadsToPromotions = ({ urlAction }: BannerLink): boolean => /^\/?promotions\//.test(urlAction?.slug ?? "");

/** Does it lead to this promotion? */
export const leadsToPromotion = ({ urlAction }: BannerLink, { category, slug }: { category: string; slug: string }) =>
  urlAction?.slug?.replace(/^\//, "") === `promotions/${category}/${slug}`;

/** The page of a campaign that a banner leads to, by its slug; null where it leads elsewhere. */
export const campaignOf = ({ urlAction }: BannerLink): string | null =>
  /^\/?(?:promo|landing)\/([^/?#]+)/.exec(urlAction?.slug ?? "")?.[1] ?? null;
