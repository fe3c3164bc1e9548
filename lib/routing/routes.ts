import { decodePath } from "@/lib/core/url-path";
import type { Product } from "@/lib/market/policy/fields";
import { menuIds, staticPages } from "./content-pages";

/** The layout of a page: banners above rows of games, one grid, a stage for a game, cards of promotions, or text. */
export type PageShape = "rows" | "grid" | "stage" | "cards" | "text";

/** The groups of the navigation of a player's pages, in their order. */
export const navigationGroups = ["money", "control", "you"] as const;

/** A page of the site. */
export interface Route {
  /** Its path below the locale: literal segments, `:name` for one segment or its end, `:name?` for one that may be absent. */
  pattern: string;
  /** Parameters that take only these values. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The area whose folder of `app` contains it; "site" for pages without an area. */
  area: "account" | "safety" | "play" | "money" | "offers" | "site";
  access: "everyone" | "visitor" | "player";
  /** Of a page of a player: the key of its title, in `playerPages.titles` of `site.json`. */
  title?: string;
  /** Its group in the navigation of the player's pages; absent for pages that are reached from another one. */
  navigation?: (typeof navigationGroups)[number];
  /** Its layout, drawn as a skeleton while it is late. */
  shape: PageShape;
  /** The entry of the navigation that is marked while it is open. */
  section?: "casino" | "liveCasino" | "sports" | "virtualSports" | "promotions";
  /** May a player be sent here after signing in? */
  returnTarget: boolean;
  /** Does it read `?page=n`? */
  paged?: true;
  /** A link to it opens the dialog of its name over the open page; loaded directly, it is a page, or home with the dialog open. */
  popup?: "page" | "home";
  /**
   * To whom it is closed besides visitors: players at payout risk or with a suspended session, those who may not claim by hand or
   * deposit, or who may not use a product (specification "Route guards"). The page checks: the edge does not know it.
   */
  guard?: "payoutRisk" | "manualClaim" | "deposit" | "sports" | "virtualSports";
  /** It exists only while pay-and-play is offered: else its address leads to the sign-up, or to nothing. */
  payAndPlay?: "sign-up" | "callback";
  /** Its last parameter is a game's. An address without it names no game and leads to this lobby, which says so. */
  lobby?: "casino" | "liveCasino";
  /** It exists only where the market offers this product to everybody. */
  product?: Product;
  /** The edge returns an outage document: there is no page in `app`. */
  document?: true;
  /**
   * The folder of `app`, when the pattern cannot be a folder name, and for addresses that nobody can list (a deposit's reference, an
   * event): all of them are one page inside, whose island reads the address.
   */
  folder?: string;
}

const text = { area: "site", access: "everyone", shape: "text", returnTarget: true } as const;
const error = { ...text, returnTarget: false } as const;
const signUp = { area: "account", access: "everyone", shape: "rows", returnTarget: false } as const;
const account = { area: "account", access: "player", shape: "text", returnTarget: true } as const;
const banking = { ...account, area: "money" } as const;
const rewards = { ...account, area: "offers", guard: "payoutRisk" } as const;
const safety = { ...account, area: "safety" } as const;
const casino = { area: "play", access: "everyone", section: "casino", returnTarget: true } as const;
const liveCasino = { ...casino, section: "liveCasino", product: "liveCasino" } as const;
/** Visitors look around; the frame knows nobody then. */
const sports = { area: "play", access: "everyone", shape: "text", returnTarget: true } as const;
const promotion = {
  area: "offers",
  access: "everyone",
  shape: "cards",
  section: "promotions",
  returnTarget: true,
} as const;

/**
 * Every page that exists, one row each. The edge returns 404 for a path without a match; it never reaches Next. The
 * first match counts.
 */
export const routes = {
  home: { pattern: "/", area: "play", access: "everyone", shape: "rows", returnTarget: true },
  /** Home, as a new player meets it after signing up. */
  welcome: { ...signUp, pattern: "/welcome-to-:product", folder: "/welcome" },
  signUp: { ...signUp, pattern: "/signup", popup: "home" },
  /** Where the bank's frame ends: a document of the edge, which hands the code to the page around it. */
  signUpCallback: { ...signUp, pattern: "/signup/callback", payAndPlay: "callback", document: true },
  resetPassword: { ...signUp, pattern: "/reset-password", popup: "home" },
  signUpPnp: { ...signUp, pattern: "/signup/pnp", payAndPlay: "sign-up", popup: "home" },
  casino: { ...casino, pattern: "/online-casino", shape: "rows" },
  providerGame: { ...casino, pattern: "/online-casino/play/:provider/:id?", lobby: "casino", shape: "stage" },
  casinoMyGames: { ...casino, pattern: "/online-casino/my-games", shape: "grid" },
  casinoCategory: { ...casino, pattern: "/online-casino/:id", shape: "grid", paged: true },
  liveCasino: { ...liveCasino, pattern: "/live-casino-online", shape: "rows" },
  liveProviderGame: {
    ...liveCasino,
    pattern: "/live-casino-online/play/:provider/:id?",
    lobby: "liveCasino",
    // Games of creedroomz open only while its flag is on.
    values: { provider: ["evolution", "pragmaticplay", "pariplay", "softswiss", "creedroomz"] },
    shape: "stage",
  },
  liveMyGames: { ...liveCasino, pattern: "/live-casino-online/my-games", shape: "grid" },
  liveCategory: { ...liveCasino, pattern: "/live-casino-online/:id", shape: "grid", paged: true },
  game: { ...casino, pattern: "/play/:gameSlug", shape: "stage" },
  /** The list of a player's pages. */
  accountOverview: { ...account, pattern: "/my-account", title: "overview" },
  account: { ...account, pattern: "/my-account/account", title: "account", navigation: "you" },
  verification: { ...safety, pattern: "/my-account/account/verification", title: "verification", navigation: "you" },
  closeAccount: { ...safety, pattern: "/my-account/account/close", title: "closeAccount" },
  // None of the four behind a guard of risk: who wants to stop, can (rulings 8 and 45). The editors of limits have one inside.
  gamblingLimits: { ...safety, pattern: "/my-account/gambling-limits", title: "gamblingLimits", navigation: "control" },
  timeOut: { ...safety, pattern: "/my-account/gambling-limits/time-out", title: "timeOut" },
  selfExclusion: { ...safety, pattern: "/my-account/gambling-limits/self-exclusion", title: "selfExclusion" },
  calmMode: { ...safety, pattern: "/my-account/gambling-limits/calm-mode", title: "calmMode" },
  /** Where a player is led who comes back from a break. */
  returnToPlay: { ...safety, pattern: "/my-account/return-to-play", title: "returnToPlay" },
  activity: { ...safety, pattern: "/my-account/activity", title: "activity", navigation: "control" },
  personalData: { ...safety, pattern: "/my-account/data", title: "personalData", navigation: "you" },
  banking: { ...banking, pattern: "/my-account/banking", title: "banking", navigation: "money" },
  bankingDeposit: { ...banking, pattern: "/my-account/banking/deposit", guard: "payoutRisk", title: "deposit" },
  /** What became of a deposit. Without the guard: who was flagged after paying still sees it. */
  depositOutcome: {
    ...banking,
    pattern: "/my-account/banking/deposit/:reference",
    folder: "/my-account/banking/deposit/outcome",
    title: "depositOutcome",
  },
  bankingWithdraw: { ...banking, pattern: "/my-account/banking/withdraw", title: "withdraw" },
  transactions: { ...banking, pattern: "/my-account/banking/transactions", title: "transactions", navigation: "money" },
  rewards: { ...rewards, pattern: "/my-account/rewards", title: "rewards", navigation: "money" },
  activeRewards: { ...rewards, pattern: "/my-account/rewards/active", title: "activeRewards" },
  bonusCode: {
    ...rewards,
    pattern: "/my-account/bonus-code",
    guard: "manualClaim",
    title: "bonusCode",
    navigation: "money",
  },
  inbox: { ...rewards, pattern: "/my-account/inbox", title: "inbox", navigation: "you" },
  notifications: { ...rewards, pattern: "/my-account/inbox/notifications", title: "notifications" },
  /** Home with the deposit over it; a visitor finds the login popup there (ruling 22). */
  deposit: { ...signUp, area: "money", pattern: "/deposit", returnTarget: true, guard: "deposit", popup: "home" },
  sportsbook: {
    ...sports,
    pattern: "/sportsbook/:category?/:region?/:competition?/:event?",
    folder: "/sportsbook",
    section: "sports",
    product: "sports",
    guard: "sports",
  },
  virtuals: {
    ...sports,
    pattern: "/virtuals/:id?",
    folder: "/virtuals",
    section: "virtualSports",
    product: "virtualSports",
    guard: "virtualSports",
  },
  promotions: { ...promotion, pattern: "/promotions" },
  promotionCategory: { ...promotion, pattern: "/promotions/:category" },
  promotionTag: { ...promotion, pattern: "/promotions/:category/tag/:tag" },
  promotion: { ...promotion, pattern: "/promotions/:category/:slug" },
  registrationLanding: { ...text, area: "offers", pattern: "/promo/:slug" },
  landing: { ...text, area: "offers", pattern: "/landing/:id" },
  vip: { ...text, area: "offers", pattern: "/qrewards", product: "vip" },
  markets: { ...text, pattern: "/markets", popup: "page" },
  glossary: { ...text, pattern: "/glossary" },
  staticPage: { ...text, pattern: "/:page", values: { page: Object.keys(staticPages) } },
  menuPage: { ...text, pattern: "/:page/:id", values: { page: menuIds } },
  /** The support chat, and how to complain. */
  supportChat: { ...text, area: "offers", pattern: "/contact-live-chat" },
  acceptTerms: { ...error, area: "account", access: "player", pattern: "/accept-terms-condition" },
  accessError: { ...error, pattern: "/401" },
  serverError: { ...error, pattern: "/500" },
  restricted: { ...error, pattern: "/restricted" },
  closedAccount: { ...error, pattern: "/closed-account" },
  /** The page of components, for those who build the site: `shown-routes.ts` decides where it is shown. */
  kit: { ...error, pattern: "/kit" },
  kitForms: { ...error, pattern: "/kit/forms" },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;

/** The pages of a player, behind the guard of the session. */
export type PlayerPageName = {
  [Name in RouteName]: (typeof routes)[Name] extends { title: string } ? Name : never;
}[RouteName];

/** The pages in the navigation of a player's pages. */
export type NavigationPageName = {
  [Name in RouteName]: (typeof routes)[Name] extends { title: string; navigation: string } ? Name : never;
}[RouteName];

/** The pages of a group of that navigation, in the order of the table. */
export function navigationOf(group: (typeof navigationGroups)[number]): NavigationPageName[] {
  const isIn = (name: string): name is NavigationPageName => {
    const { navigation, title }: Route = routes[name as RouteName];
    return title !== undefined && navigation === group;
  };
  return Object.keys(routes).filter(isIn);
}

/** The page of that navigation that a page belongs to: itself, or the nearest one above it. Null: none. */
export function navigationPageOf(name: PlayerPageName): NavigationPageName | null {
  const { pattern } = routes[name];
  const above = navigationGroups
    .flatMap(navigationOf)
    .filter((each) => each === name || pattern.startsWith(`${routes[each].pattern}/`));
  return above.sort((a, b) => routes[b].pattern.length - routes[a].pattern.length)[0] ?? null;
}

/** The pages for those who build the site. */
export const kitRoutes: readonly Route[] = [routes.kit, routes.kitForms];

/** The pages that open as a dialog over another page. */
export type PopupRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { popup: string } ? Name : never;
}[RouteName];

/** The pages of every site. */
export const publicRoutes: readonly Route[] = Object.values(routes).filter((route) => !kitRoutes.includes(route));

const isPopup = (name: string): name is PopupRoute => "popup" in Object(routes[name as RouteName]);
export const popupRoutes: readonly PopupRoute[] = Object.keys(routes).filter(isPopup);

/** The route of a path's segments (decoded, below the locale), or null. */
export function matchRoute(path: readonly string[], table: readonly Route[] = publicRoutes): Route | null {
  return table.find((route) => matches(route, path)) ?? null;
}

/** The route of an address with its locale: "/en-UN/play/gem-harbour". Null for a path that cannot be decoded. */
export function routeOfPath(pathname: string): Route | null {
  const segments = decodePath(pathname);
  return segments && matchRoute(segments.slice(1).filter(Boolean));
}

/** The popup at an address with its locale, or null. */
export function popupOfPath(pathname: string): PopupRoute | null {
  const route = routeOfPath(pathname);
  return route?.popup ? (popupRoutes.find((name) => routes[name] === route) ?? null) : null;
}

/** "/play/:gameSlug" as ["play", ":gameSlug"]. */
export const segmentsOf = (pattern: string): string[] => pattern.split("/").filter(Boolean);

function matches({ pattern, values }: Route, path: readonly string[]): boolean {
  const segments = segmentsOf(pattern);
  if (path.length > segments.length) return false;
  return segments.every((segment, at) => {
    const given = path[at];
    if (given === undefined) return segment.endsWith("?");
    const { literal, name } = parseSegment(segment);
    if (name === null) return segment === given;
    return given.startsWith(literal) && (values?.[name]?.includes(given) ?? isSlug(given.slice(literal.length)));
  });
}

/** "welcome-to-:product" as its literal beginning and the name of its parameter, null for a segment without one. */
export function parseSegment(segment: string): { literal: string; name: string | null } {
  const [, literal, name] = /^(.*):(\w+)\??$/.exec(segment) ?? [];
  return name === undefined ? { literal: segment, name: null } : { literal: literal ?? "", name };
}

/**
 * Could it be a slug, a tag or a provider's id? Letters, digits and the marks that they are written with, at most 96
 * characters (the content service's own limit for slugs). Anything else is not worth a query.
 */
function isSlug(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._:+-]{0,95}$/u.test(text);
}
