import "server-only";
import { z } from "zod";
import { Audience } from "@/lib/content/audience";
import { languageParams } from "@/lib/content/groq";
import { imageUrl } from "@/lib/content/image";
import { contentLink } from "@/lib/content/link";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import type { Locale } from "@/lib/market/locale";
import { type MarketCode, markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { listGrid } from "@/lib/play/catalogue/list-grid";
import { Games, StoredCategory } from "@/lib/play/catalogue/schema";
import { getLobbyOffer, type LobbyOffer, lobbyDocuments, menuOf, readCategory } from "@/lib/play/catalogue/server";
import type { Edition } from "@/lib/routing/edition";
import { rememberListLength } from "@/lib/routing/list-lengths";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { isOffered } from "@/lib/routing/offered-products";
import type { PlayerBanner } from "./api";
import type { BannerPlace } from "./banner-place";
import {
  bannersQuery,
  categoryQuery,
  categoryRowsQuery,
  gameCountQuery,
  hasLobbyQuery,
  heroesQuery,
  homeQuery,
  playerBannersQuery,
  studiosQuery,
} from "./groq";
import { stateFacts } from "./hero-facts";
import { turns, withHero } from "./heroes";
import { gamesOfBanners, varyLargeTiles } from "./large-tiles";
import { pageSizes, pickRows, splitPage, uniqueGames } from "./page-size";
import { rememberPopular } from "./pick-popular-games";
import {
  Banner,
  type CategoryPage,
  CategoryRow,
  HeroBanners,
  type Home,
  HomeTexts,
  type Lobby,
  type LobbyCategory,
  Studio,
} from "./schema";
import { stateMost } from "./state-most";

const TargetedBanner = Banner.extend(Audience.shape);
/** The lobby of an edition; at most 40 games over all its categories. @throws ContentUnavailable */
export async function getLobby(edition: Edition, lobby: GameLobby = "casino"): Promise<Lobby> {
  const offer = await getLobbyOffer(edition, lobby);
  const { frame, params, tags } = offer;
  const [given, heroes] = await Promise.all([
    fetchContent(bannersQuery, params, tolerantList(Banner), [...tags, contentTags.banners]),
    getHeroes(params.lobbyId, edition.locale, tags),
  ]);
  const banners = withHero(given, heroes, Date.now(), turns.lobby);
  return { title: frame.title, banners, menu: menuOf(offer), ...(await getCategoryRows(edition, offer, banners)) };
}

const homeIdOf = (market: MarketCode) => `homePage-${market}`;

/** The home page of an edition, with the first games of the casino. @throws ContentUnavailable */
export async function getHome(edition: Edition): Promise<Home> {
  const offer = await getLobbyOffer(edition);
  const { params, tags } = offer;
  const { market } = edition.locale;
  const homeId = homeIdOf(market);
  const homeTags = [contentTags.home(market), contentTags.banners];
  const homeParams = { homeId, ...languageParams(edition.locale), currency: markets[market].currency };
  const [t, texts, studios, heroes] = await Promise.all([
    getTranslations(edition.locale, "play.lobby"),
    fetchContent(homeQuery, homeParams, HomeTexts.nullable(), [...homeTags, contentTags.promotions]),
    fetchContent(studiosQuery, { providers: params.providers }, tolerantList(Studio), [...tags, contentTags.providers]),
    getHeroes(homeId, edition.locale, homeTags),
  ]);
  const given = (texts?.banners ?? []).map((banner) => stateMost(t, edition.locale, banner));
  const banners = withHero(given, heroes, Date.now(), turns.home);
  const [casino, live] = await Promise.all([getCategoryRows(edition, offer, banners), getLiveRow(edition)]);
  return { title: null, text: null, ...texts, banners, studios, menu: menuOf(offer), ...casino, live };
}

/** Tables of the home page. */
const homeTables = 6;

/** The live casino as one row; null where the market has none. */
async function getLiveRow(edition: Edition): Promise<LobbyCategory | null> {
  const { market } = edition.locale;
  if (!isOffered("liveCasino", market)) return null;
  const lobbyId = lobbyDocuments.liveCasino.id(market);
  if (!(await fetchContent(hasLobbyQuery, { lobbyId }, z.boolean(), [contentTags.lobby(market)]))) return null;
  const offer = await getLobbyOffer(edition, "liveCasino");
  const { categories, gameCount } = await getCategoryRows(edition, offer, []);
  const [first] = categories.filter(({ games }) => games.length > 0);
  if (!first) return null;
  return { ...first, id: "live", label: offer.frame.title, games: first.games.slice(0, homeTables), total: gameCount };
}

async function getHeroes(documentId: string, locale: Locale, tags: readonly string[]): Promise<Banner[]> {
  const params = { documentId, ...languageParams(locale) };
  const heroTags = [...tags, contentTags.banners, contentTags.games];
  const heroes = await fetchContent(heroesQuery, params, HeroBanners, heroTags);
  const t = await getTranslations(locale, "play.gameFacts");
  return heroes.map((hero) => stateFacts(t, locale, hero));
}

/** The first games of each category, and how many the lobby has. */
async function getCategoryRows(
  edition: Edition,
  { lobby, frame, params, tags }: LobbyOffer,
  banners: readonly Banner[],
) {
  const listTags = [...tags, contentTags.games, ...frame.menu.map(({ id }) => contentTags.category(id))];
  const [rows, gameCount] = await Promise.all([
    fetchContent(categoryRowsQuery, { ...params, most: 16 }, tolerantList(CategoryRow), listTags),
    fetchContent(gameCountQuery, params, z.number().int(), [...tags, contentTags.games]),
  ]);
  for (const { id, total } of rows)
    if (total === 0) console.error(JSON.stringify({ event: "content", skipped: id, reason: "It has no games here." }));
  const picked = pickRows(rows, edition.channel);
  if (lobby === "casino") rememberPopular(edition, picked[0]?.games ?? []);
  const categories = varyLargeTiles(picked, gamesOfBanners(banners));
  return {
    categories: categories.map((row) => ({ ...readCategory(lobby, row), games: row.games, total: row.total })),
    gameCount,
  };
}

/** The banners of a market's home or lobby for signed-in players, each with whom it is for. @throws ContentUnavailable */
export function getBannersForPlayers(locale: Locale, place: BannerPlace): Promise<z.infer<typeof TargetedBanner>[]> {
  const { market } = locale;
  const documentId = place === "home" ? homeIdOf(market) : lobbyDocuments[place].id(market);
  const params = { documentId, ...languageParams(locale) };
  const tags = [place === "home" ? contentTags.home(market) : contentTags.lobby(market), contentTags.banners];
  return fetchContent(playerBannersQuery, params, tolerantList(TargetedBanner), tags);
}

/** CSS pixels of a banner's picture. */
const bannerPixels = { width: 264, height: 110 };

/** A banner without whom it is meant for, its addresses made. */
export function showBanner(locale: Locale, banner: Banner): PlayerBanner {
  const { id, title, description, image, urlAction, conditions } = banner;
  const imageAddress = image && imageUrl(image, bannerPixels);
  return { id, title, description, imageUrl: imageAddress, link: contentLink(locale, urlAction), conditions };
}

/** One page of a category, or null where the market has no such category or the category no such page. @throws ContentUnavailable */
export async function getCategory(
  edition: Edition,
  id: string,
  page: number,
  lobby: GameLobby = "casino",
): Promise<CategoryPage | null> {
  const offer = await getLobbyOffer(edition, lobby);
  const { frame, params, tags } = offer;
  if (!frame.menu.some((category) => category.id === id)) return null;
  const size = pageSizes[edition.channel];
  const before = (page - 1) * size;
  const listTags = [...tags, contentTags.games, contentTags.category(id)];
  const found = await fetchContent(
    categoryQuery,
    { ...params, id, start: before, end: before + size + 1 },
    StoredCategory.extend({ games: z.array(z.unknown()), total: z.number().int() }).nullable(),
    listTags,
  );
  if (found) rememberListLength(edition, lobby, id, Math.ceil(found.total / size), listTags);
  if (!found || (page > 1 && found.games.length === 0)) return null;
  const { shown, hasMore } = splitPage(found.games, size);
  const games = uniqueGames(Games.parse(shown));
  const { total } = found;
  return {
    category: { ...readCategory(lobby, found), grid: listGrid(lobby) },
    menu: menuOf(offer),
    games,
    page,
    hasMore,
    before,
    total,
    isByPopularity: false,
  };
}
