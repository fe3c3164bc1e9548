import { z } from "zod";

/** The tags of cached content. A published document makes its tags stale. */
export const contentTags = {
  /** On everything: for when nobody knows what was published. */
  all: "content",
  lobby: (market: string) => `lobby:${market}`,
  home: (market: string) => `home:${market}`,
  category: (slug: string) => `category:${slug}`,
  /** Any category: the list of them. */
  categories: "categories",
  game: (slug: string) => `game:${slug}`,
  /** Any game, provider or studio: all lists of games. */
  games: "games",
  /** Any provider or studio: the page of every game names them. */
  providers: "providers",
  banners: "banners",
  /** The widgets of every lobby. */
  widgets: "widgets",
  /** The availability of markets. */
  markets: "markets",
  countries: "countries",
  promotions: "promotions",
  /** On pages that show what begins or ends at a time: the custom server lets them expire then. */
  dates: "dates",
  page: (id: string) => `page:${id}`,
  /** Any page of text. */
  pages: "pages",
  glossary: "glossary",
  /** The two menus, which every page's footer shows. */
  menus: "menus",
  /** A market's licences, payment methods and footer. */
  market: (code: string) => `market:${code}`,
  /** The switch of the support chat for all markets. */
  liveChat: "live-chat",
  terms: "terms",
  landing: "landing",
  /** The page for regular players. */
  vip: "vip",
  /** The data of pages for search engines. */
  seo: "seo",
  questionnaire: "questionnaire",
} as const;

const current = "current:";

/** Of a copy that a publish of the tag expires: who reads next waits for what was published, and never gets the copy once more. */
export const currentTag = (tag: string): string => current + tag;
export const isCurrentTag = (tag: string): boolean => tag.startsWith(current);

/** The content service's message about a published document. */
export const PublishedDocument = z.object({
  _id: z.string(),
  _type: z.string(),
  slug: z.string().optional(),
  market: z.string().optional(),
});

/** The tags that a published document makes stale; none for a type that no page shows. */
export function tagsOf({ _type, slug = "", market = "" }: z.infer<typeof PublishedDocument>): string[] {
  switch (_type) {
    case "casinoLobby":
    case "liveCasinoLobby":
      return [contentTags.lobby(market)];
    case "homePage":
      return [contentTags.home(market)];
    case "casinoCategory":
    case "liveCasinoCategory":
      return [contentTags.category(slug), contentTags.categories];
    case "casinoGames":
    case "liveCasinoGames":
      return [contentTags.game(slug), contentTags.games];
    case "provider":
    case "subProvider":
      return [contentTags.games, contentTags.providers];
    case "promotion":
    case "promotionTag":
      return [contentTags.promotions];
    case "lobbyWidget":
      return [contentTags.widgets];
    case "contentBox":
      return [contentTags.banners];
    case "marketEntry":
      return [contentTags.markets];
    case "country":
      return [contentTags.countries];
    case "staticPage":
      return [contentTags.page(slug), contentTags.pages];
    case "glossaryTerm":
      return [contentTags.glossary];
    case "menu":
      return [contentTags.menus];
    case "market":
      return [contentTags.market(market)];
    case "liveChatSetting":
      return [contentTags.liveChat];
    case "termsVersion":
      return [contentTags.terms];
    case "landingPage":
      return [contentTags.landing];
    case "vipPage":
      return [contentTags.vip];
    case "seoDescription":
      return [contentTags.seo];
    case "occupation":
    case "sourceOfFunds":
      return [contentTags.questionnaire];
    default:
      return [];
  }
}
