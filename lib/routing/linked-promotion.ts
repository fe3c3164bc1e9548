/** The link of a banner, as editors write it. */
export interface BannerLink {
  urlAction: { slug: string | null } | null;
}

/** Does a banner lead to a promotion or a list of them? What it says is an offer then. */
export const leadsToPromotions = ({ urlAction }: BannerLink): boolean => /^\/?promotions\//.test(urlAction?.slug ?? "");

/** Does it lead to this promotion? */
export const leadsToPromotion = ({ urlAction }: BannerLink, { category, slug }: { category: string; slug: string }) =>
  urlAction?.slug?.replace(/^\//, "") === `promotions/${category}/${slug}`;
