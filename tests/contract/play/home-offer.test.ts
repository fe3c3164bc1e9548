import { expect, test } from "vitest";
import { edition, lobby, readLobbies } from "./lobby-reads";

readLobbies();

test.each(["en-UN", "fi-FI", "br-BR", "de-DE", "en-GB", "ca-CA", "en-SE"])(
  "%s: an offer on the home page leads to a promotion that its visitors can read",
  async (segment) => {
    const { locale, ...rest } = edition(`${segment}~web~a`);
    const { banners } = await lobby.getHome({ locale, ...rest });
    const offers = banners.flatMap(({ urlAction }) => urlAction?.slug?.match(/^promotions\/([^/]+)\/(.+)$/) ?? []);
    const { publicPolicy } = await import("@/lib/market/policy/policies");
    const { publicOffers, offerTermsOnTiles } = publicPolicy(locale.market);
    if (!publicOffers || offerTermsOnTiles || segment === "en-SE") expect(offers).toEqual([]);
    else {
      const { getPromotion } = await import("@/lib/offers/promotions/server");
      const [, category = "", slug = ""] = offers;
      expect(await getPromotion(locale, category, slug)).not.toBeNull();
    }
  },
);
