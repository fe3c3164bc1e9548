import "server-only";
import { editionAtHome } from "@/app/edition-at-home";
import { getMenus } from "@/lib/content/menus/server";
import { getPageDates } from "@/lib/content/pages/server";
import type { Locale } from "@/lib/market/locale";
import { publicPolicy } from "@/lib/market/policy/policies";
import { getListedLandings } from "@/lib/offers/landing/server";
import { offeredCategories } from "@/lib/offers/promotions/offered-categories";
import { getOpenPromotions } from "@/lib/offers/promotions/server";
import type { LobbyOffer } from "@/lib/play/catalogue/server";
import { getSearched, readGames } from "@/lib/play/game-index/server";
import { pathBelow } from "@/lib/routing/build-path";
import { staticPageOf } from "@/lib/routing/content-pages";
import type { Channel } from "@/lib/routing/edition";
import { allGamesId } from "@/lib/routing/paths";
import { fixedPaths, type ListedPage, type SitemapKind } from "@/lib/site/seo/sitemap";

/**
 * The pages of a kind that a locale has, as a visitor at home in its market finds them. A game that is made for computers or phones alone
 * has no page on the others, nor has a list of such games, and search engines look at both. @throws ContentUnavailable
 */
export const sitemapPaths: Readonly<Record<SitemapKind, (locale: Locale) => Promise<ListedPage[]>>> = {
  async pages(locale) {
    const dates = await getPageDates();
    const { publicOffers } = publicPolicy(locale.market);
    const fixed = fixedPaths(dates, locale.market).filter(
      ({ path }) => publicOffers || path !== pathBelow("promotions", {}),
    );
    const landings = (await getListedLandings(locale)).map((id) => listed(pathBelow("landing", { id })));
    return [...fixed, ...(await menuPaths(locale, dates)), ...landings];
  },
  async lists(locale) {
    const [onComputers, onPhones] = await Promise.all([readLists(locale, "web"), readLists(locale, "mobile")]);
    return onComputers.filter((path) => onPhones.includes(path)).map(listed);
  },
  async games(locale) {
    const [onComputers, onPhones] = await Promise.all([readSlugs(locale, "web"), readSlugs(locale, "mobile")]);
    return [...onComputers]
      .filter((slug) => onPhones.has(slug))
      .map((gameSlug) => listed(pathBelow("game", { gameSlug })));
  },
  async promotions(locale) {
    // The lists of a market without public offers are empty for everybody whom search engines send.
    if (!publicPolicy(locale.market).publicOffers) return [];
    const promotions = await getOpenPromotions(locale, {});
    return [
      ...offeredCategories(locale.market).map((category) => listed(pathBelow("promotionCategory", { category }))),
      ...promotions.flatMap(({ category, slug, tags }) => [
        listed(pathBelow("promotion", { category, slug })),
        ...tags.map((tag) => listed(pathBelow("promotionTag", { category, tag }))),
      ]),
    ];
  },
};

const listed = (path: string): ListedPage => ({ path });

/** The lists below both lobbies: each category, in the menu or not, and all games and those of each provider, where there are any. */
async function readLists(locale: Locale, channel: Channel): Promise<string[]> {
  const { casino, liveCasino, params, tags } = await getSearched({ ...editionAtHome(locale), channel });
  const games = await readGames(params, tags);
  const idsIn = ({ frame, params: { type } }: LobbyOffer) => {
    const suppliers = new Set(games.filter((game) => game.type === type).map(({ provider }) => provider));
    const ofProviders = frame.providers.filter(({ id }) => suppliers.has(id)).map(({ slug }) => slug);
    return [...frame.menu.map(({ id }) => id), ...(suppliers.size > 0 ? [allGamesId, ...ofProviders] : [])];
  };
  return [
    ...idsIn(casino).map((id) => pathBelow("casinoCategory", { id })),
    ...idsIn(liveCasino).map((id) => pathBelow("liveCategory", { id })),
  ];
}

/** The games that have a page of their own, tables of the live casino among them. */
async function readSlugs(locale: Locale, channel: Channel): Promise<ReadonlySet<string>> {
  const { params, tags } = await getSearched({ ...editionAtHome(locale), channel });
  const games = await readGames(params, tags);
  return new Set(games.flatMap(({ gameSlug }) => (gameSlug !== null ? [gameSlug] : [])));
}

/** The pages that only a menu leads to; the others are texts with an address of their own. */
async function menuPaths(locale: Locale, dates: ReadonlyMap<string, string>): Promise<ListedPage[]> {
  const menus = await getMenus(locale);
  return menus.flatMap(({ id: page, entries }) =>
    entries.flatMap(({ page: id }) =>
      id === null || staticPageOf(id) ? [] : [{ path: pathBelow("menuPage", { page, id }), changedOn: dates.get(id) }],
    ),
  );
}
