import "server-only";
import { editionAtHome } from "@/app/edition-at-home";
import { getBrand } from "@/lib/config/brand";
import { getMenuPage, getPage } from "@/lib/content/pages/server";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { getLanding, getRegistrationLanding, getVipPage } from "@/lib/offers/landing/server";
import { isOfferedCategory } from "@/lib/offers/promotions/offered-categories";
import { getPromotion, getPromotions, getTagTitle } from "@/lib/offers/promotions/server";
import { getGame } from "@/lib/play/game-launch/server";
import { getGameList } from "@/lib/play/game-lists/server";
import { getHome, getLobby } from "@/lib/play/lobby/server";
import { isMenuId, isStaticPage, staticPages } from "@/lib/routing/content-pages";
import type { SocialAddress, SocialRoute } from "@/lib/site/social/picture-address";
import type { SocialSubject } from "@/lib/site/social/server";

type Subject = Promise<SocialSubject | null>;

/** What the picture of a page shows, as a visitor at home in its market finds the page; null where there is no such page. */
export const socialSubjects: Readonly<Record<SocialRoute, (address: SocialAddress) => Subject>> = {
  home: async ({ locale }) => titled((await getHome(editionAtHome(locale))).title ?? getBrand().name),
  casino: async ({ locale }) => titled((await getLobby(editionAtHome(locale))).title),
  liveCasino: async ({ locale }) => titled((await getLobby(editionAtHome(locale), "liveCasino")).title),
  casinoCategory: ({ locale, params }) => listOf(locale, params.id, "casino"),
  liveCategory: ({ locale, params }) => listOf(locale, params.id, "liveCasino"),
  async game({ locale, params: { gameSlug = "" } }) {
    const game = await getGame(editionAtHome(locale), gameSlug);
    return game && { title: game.label, picture: game.images.img3x };
  },
  sportsbook: ({ locale }) => sportsOf(locale, "sports"),
  virtuals: ({ locale }) => sportsOf(locale, "virtualSports"),
  promotions: async ({ locale }) => titled((await getTranslations(locale, "offers.promotions"))("title")),
  promotionCategory: ({ locale, params }) => categoryOf(locale, params.category),
  async promotionTag({ locale, params: { category = "", tag = "" } }) {
    const { promotions } = await getPromotions(locale, { category, tag });
    return promotions.length > 0 ? categoryOf(locale, category, `${await getTagTitle(locale, tag)} – `) : null;
  },
  async promotion({ locale, params: { category = "", slug = "" } }) {
    const promotion = await getPromotion(locale, category, slug);
    return promotion && { title: promotion.title, picture: promotion.image };
  },
  registrationLanding: async ({ locale, params: { slug = "" } }) => ofPage(await getRegistrationLanding(locale, slug)),
  landing: async ({ locale, params: { id = "" } }) => ofPage(await getLanding(locale, id)),
  vip: async ({ locale }) => ofPage(await getVipPage(locale)),
  markets: async ({ locale }) => titled((await getTranslations(locale, "site.menu"))("markets")),
  glossary: async ({ locale }) => titled((await getTranslations(locale, "site.glossary"))("title")),
  staticPage: async ({ locale, params: { page = "" } }) =>
    isStaticPage(page) ? ofPage(await getPage(locale, staticPages[page])) : null,
  menuPage: async ({ locale, params: { page = "", id = "" } }) =>
    isMenuId(page) ? ofPage(await getMenuPage(locale, page, id)) : null,
};

const titled = (title: string): SocialSubject => ({ title, picture: null });

const ofPage = (page: { title: string } | null): SocialSubject | null => page && titled(page.title);

async function listOf(locale: Locale, id = "", lobby: "casino" | "liveCasino"): Subject {
  const list = await getGameList(editionAtHome(locale), id, 1, lobby);
  return list && titled(list.category.label);
}

async function sportsOf(locale: Locale, product: "sports" | "virtualSports"): Subject {
  const t = await getTranslations(locale, "site.navigation");
  return titled(t(product));
}

async function categoryOf(locale: Locale, category = "", before = ""): Subject {
  const t = await getTranslations(locale, "offers.promotions");
  return isOfferedCategory(category, locale.market) ? titled(before + t(`category.${category}`)) : null;
}
