import type { Locale } from "@/lib/market/locale";
import { pathBelow, type RouteParams } from "./build-path";
import type { MenuId, StaticPage } from "./content-pages";
import { type LinkedTerm, termAnchor } from "./glossary-terms";
import type { GameLobby } from "./lobby-type";
import type { RewardTab } from "./reward-tab";
import type { PlayerPageName, RouteName } from "./routes";

const pathOf = <Name extends RouteName>(locale: Locale, name: Name, params: RouteParams<Name>) =>
  `/${locale.segment}${pathBelow(name, params)}`;

/** The list of all games among the categories of a lobby. */
export const allGamesId = "all-games";

/** The fields of a game that its address contains. */
interface AddressedGame {
  type: "casinoGames" | "liveCasinoGames";
  gameSlug: string | null;
  gameProvider: { slug: string };
  gameId: string;
}

export const questionnaireHash = "#questionnaire";

/** Every link of the site, built from the route table, so that a page that moves moves its links. */
export const paths = {
  home: (locale: Locale) => pathOf(locale, "home", {}),
  signUp: (locale: Locale) => pathOf(locale, "signUp", {}),
  signUpPnp: (locale: Locale) => pathOf(locale, "signUpPnp", {}),
  restricted: (locale: Locale) => pathOf(locale, "restricted", {}),
  signUpCallback: (locale: Locale) => pathOf(locale, "signUpCallback", {}),
  resetPassword: (locale: Locale) => pathOf(locale, "resetPassword", {}),
  /** Where a new player arrives; `product` is the brand's slug (ruling 21). */
  welcome: (locale: Locale, product: string) => pathOf(locale, "welcome", { product }),
  casino: (locale: Locale) => pathOf(locale, "casino", {}),
  lobby: (locale: Locale, lobby: GameLobby) => pathOf(locale, lobby, {}),
  /** Opens the player's rewards over a lobby. */
  rewards: (locale: Locale, lobby: GameLobby, tab: RewardTab = "rewards") => `${pathOf(locale, lobby, {})}#${tab}`,
  category: (locale: Locale, { lobby, id }: { lobby: GameLobby; id: string }, page = 1) =>
    pathOf(locale, lobby === "casino" ? "casinoCategory" : "liveCategory", { id }) + (page > 1 ? `?page=${page}` : ""),
  allGames: (locale: Locale) => pathOf(locale, "casinoCategory", { id: allGamesId }),
  /** A player's own games. */
  myGames: (locale: Locale, lobby: GameLobby = "casino") =>
    pathOf(locale, lobby === "casino" ? "casinoMyGames" : "liveMyGames", {}),
  /** By its slug; by its provider's own id below the lobby of its kind where it has none. */
  game: (locale: Locale, { type, gameSlug, gameProvider, gameId }: AddressedGame) =>
    gameSlug === null
      ? pathOf(locale, type === "casinoGames" ? "providerGame" : "liveProviderGame", {
          provider: gameProvider.slug,
          id: gameId,
        })
      : pathOf(locale, "game", { gameSlug }),
  accountOverview: (locale: Locale) => pathOf(locale, "accountOverview", {}),
  /** A page of a player without parameters. */
  playerPage: (locale: Locale, name: PlayerPageName) => pathOf(locale, name, {}),
  /** The page of the verification; `from`: where it leads back to. Behind the hash: the page is one and the same for everybody. */
  verification: (locale: Locale, from?: "deposit" | "withdraw") =>
    pathOf(locale, "verification", {}) + (from === undefined ? "" : `#from-${from}`),
  account: (locale: Locale) => pathOf(locale, "account", {}),
  /** The same with the questions about the player's income, of whom they are asked. */
  questionnaire: (locale: Locale) => pathOf(locale, "account", {}) + questionnaireHash,
  /** Opens the deposit over the open page. */
  deposit: (locale: Locale) => pathOf(locale, "deposit", {}),
  /** What became of a deposit, by its reference. */
  depositOutcome: (locale: Locale, reference: string) => pathOf(locale, "depositOutcome", { reference }),
  markets: (locale: Locale) => pathOf(locale, "markets", {}),
  /** The web app manifest. A file, hence outside the pages. */
  manifest: (locale: Locale) => `/locales/${locale.segment}/manifest.webmanifest`,
  /** The sportsbook or virtual sports, at their beginning. */
  sports: (locale: Locale, product: "sports" | "virtualSports") =>
    pathOf(locale, product === "sports" ? "sportsbook" : "virtuals", {}),
  promotions: (locale: Locale, category?: string) =>
    category ? pathOf(locale, "promotionCategory", { category }) : pathOf(locale, "promotions", {}),
  promotionTag: (locale: Locale, category: string, tag: string) => pathOf(locale, "promotionTag", { category, tag }),
  promotion: (locale: Locale, category: string, slug: string) => pathOf(locale, "promotion", { category, slug }),
  /** The VIP programme. */
  vip: (locale: Locale) => pathOf(locale, "vip", {}),
  staticPage: (locale: Locale, page: StaticPage) => pathOf(locale, "staticPage", { page }),
  saferGambling: (locale: Locale) => pathOf(locale, "staticPage", { page: "responsible-gambling" }),
  /** What the terms of bonuses, games and bets mean; one of them in sight. */
  glossary: (locale: Locale, term?: LinkedTerm) =>
    pathOf(locale, "glossary", {}) + (term === undefined ? "" : `#${termAnchor(term)}`),
  menuPage: (locale: Locale, menu: MenuId, id: string) => pathOf(locale, "menuPage", { page: menu, id }),
  /** The contact page. */
  help: (locale: Locale) => pathOf(locale, "menuPage", { page: "contact-us", id: "support" }),
  supportChat: (locale: Locale) => pathOf(locale, "supportChat", {}),
  /** Where a player accepts a newer version of the terms. */
  acceptTerms: (locale: Locale) => pathOf(locale, "acceptTerms", {}),
  closedAccount: (locale: Locale) => pathOf(locale, "closedAccount", {}),
  /** Requests a login; `from`, a path of this site, is where the player goes afterwards. */
  accessError: (locale: Locale, from?: string) =>
    pathOf(locale, "accessError", {}) + (from === undefined ? "" : `?${new URLSearchParams({ from })}`),
  /** Opens the login popup over the page with the link. */
  login: () => "#login",
  /** Opens the search over the page that it is added to, as that page arrives. */
  search: () => "#search",
  /** Opens the choice about cookies over any page. */
  cookieSettings: () => "#cookie-settings",
};
