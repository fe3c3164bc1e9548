import type { Page } from "@playwright/test";
import { pathBelow, type RouteParams } from "@/lib/routing/build-path";
import type { RouteName } from "@/lib/routing/routes";

/** The widths that every page is made for, in CSS pixels: those of every test and picture that goes through widths. */
export const pageWidths = [320, 390, 768, 1024, 1440, 1920] as const;

/** Between these two a page that is made of the parts of another has nothing new to show. */
const narrowAndWide = [320, 1440] as const;

/** A page as somebody opens it; `below` the locale. */
export interface SitePage {
  name: string;
  below: string;
  /** The widths of its measurement; photographs are taken at all widths. */
  widths: readonly number[];
  /** The status of the response, when it is not 200. */
  status?: number;
}

interface Example<Name extends RouteName> {
  name: string;
  params: RouteParams<Name>;
  query?: string;
  widths: readonly number[];
  status?: number;
}

/** Pages to open for every row of the route table; a row without a key does not compile. */
const examples: { readonly [Name in RouteName]: readonly Example<Name>[] } = {
  home: [{ name: "home", params: {}, widths: pageWidths }],
  // Home again, and with a flow open over it, which has journeys of its own.
  welcome: [],
  signUp: [],
  // A document for a frame alone: tests/processes/custom-server.test.ts.
  signUpCallback: [],
  signUpPnp: [],
  resetPassword: [],
  casino: [{ name: "lobby", params: {}, widths: pageWidths }],
  casinoMyGames: [{ name: "my-games", params: {}, widths: narrowAndWide }],
  // The page of `casinoMyGames` below the other lobby.
  liveMyGames: [],
  casinoCategory: [
    { name: "category", params: { id: "jackpots" }, widths: pageWidths },
    { name: "category-page-2", params: { id: "slots" }, query: "?page=2", widths: narrowAndWide },
  ],
  game: [{ name: "game", params: { gameSlug: "gem-harbour" }, widths: pageWidths }],
  // The page of `game` at another address.
  providerGame: [],
  liveCasino: [{ name: "live-lobby", params: {}, widths: pageWidths }],
  liveCategory: [{ name: "live-category", params: { id: "live-roulette" }, widths: narrowAndWide }],
  // A live game opens for players alone.
  liveProviderGame: [],
  // The frame of a partner, with journeys of its own: tests/e2e/play/sportsbook.spec.ts.
  sportsbook: [],
  virtuals: [],
  promotions: [{ name: "promotions", params: {}, widths: pageWidths }],
  promotionCategory: [
    { name: "promotions-category", params: { category: "live-casino" }, widths: narrowAndWide },
    { name: "promotions-empty", params: { category: "sports" }, widths: narrowAndWide },
  ],
  // The page of `promotionCategory`, narrowed.
  promotionTag: [],
  promotion: [{ name: "promotion", params: { category: "casino", slug: "first-deposit" }, widths: narrowAndWide }],
  // For a player with a newer version to accept: a journey of its own.
  acceptTerms: [],
  registrationLanding: [{ name: "promo", params: { slug: "first-orbit" }, widths: narrowAndWide }],
  // The page of `registrationLanding` at another address.
  landing: [],
  vip: [{ name: "vip", params: {}, widths: narrowAndWide }],
  glossary: [{ name: "glossary", params: {}, widths: narrowAndWide }],
  staticPage: [
    { name: "terms", params: { page: "terms" }, widths: pageWidths },
    { name: "payment-methods", params: { page: "payment-methods" }, widths: narrowAndWide },
  ],
  menuPage: [
    { name: "menu-page", params: { page: "contact-us", id: "support" }, widths: narrowAndWide },
    { name: "not-found", params: { page: "information", id: "nothing-here" }, widths: narrowAndWide, status: 404 },
  ],
  markets: [{ name: "markets", params: {}, widths: narrowAndWide }],
  // A player's: the account page has a spec of its own, and the others are outlines of later pages.
  accountOverview: [],
  account: [],
  verification: [],
  gamblingLimits: [],
  timeOut: [],
  selfExclusion: [],
  calmMode: [],
  closeAccount: [],
  returnToPlay: [],
  activity: [],
  personalData: [],
  banking: [],
  bankingDeposit: [],
  depositOutcome: [],
  bankingWithdraw: [],
  transactions: [],
  rewards: [],
  activeRewards: [],
  bonusCode: [],
  inbox: [],
  notifications: [],
  deposit: [],
  accessError: [{ name: "401", params: {}, widths: narrowAndWide }],
  serverError: [{ name: "500", params: {}, widths: narrowAndWide, status: 500 }],
  restricted: [{ name: "restricted", params: {}, widths: narrowAndWide }],
  closedAccount: [{ name: "closed-account", params: {}, widths: narrowAndWide }],
  supportChat: [{ name: "contact-live-chat", params: {}, widths: narrowAndWide }],
  // Have specs of their own: tests/e2e/ui/kit.spec.ts and forms.spec.ts.
  kit: [],
  kitForms: [],
};

const pagesOf = <Name extends RouteName>(route: Name): SitePage[] =>
  examples[route].map(({ params, query = "", ...page }) => ({ ...page, below: pathBelow(route, params) + query }));

/** Every kind of page of the site. Pages added to `examples` are measured, checked for accessibility and photographed. */
export const sitePages: readonly SitePage[] = keysOf(examples).flatMap(pagesOf);

/** Pages that are the page of another row, or have journeys of their own: their HTML alone is checked with that of the others. */
const furtherPages = [
  pathBelow("welcome", { product: "greenroom" }),
  pathBelow("deposit", {}),
  pathBelow("liveMyGames", {}),
  pathBelow("providerGame", { provider: "pragmaticplay", id: "vs20bookofcairo" }),
  pathBelow("liveProviderGame", { provider: "evolution", id: "terraceroulette00000073" }),
  pathBelow("signUp", {}),
  pathBelow("signUpPnp", {}),
  pathBelow("resetPassword", {}),
  pathBelow("sportsbook", {}),
  pathBelow("sportsbook", { category: "football" }),
  pathBelow("virtuals", {}),
  pathBelow("landing", { id: "live-tables" }),
  pathBelow("promotionTag", { category: "casino", tag: "free-rounds" }),
];

/** Every page whose HTML is checked. */
export const pagesOfHtml: readonly Pick<SitePage, "below" | "status">[] = [
  ...sitePages,
  ...furtherPages.map((below) => ({ below })),
];

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** Waits until the islands of an opened page are there and its fonts are drawn: nobody writes a text after this. */
export async function waitForIslands(page: Page): Promise<void> {
  // Every page has the region of the toasts, and React marks what it has taken over; a static document has no script at all.
  await page.waitForFunction(() => {
    const island = document.querySelector(".toasts");
    if (!island) {
      // A campaign page gets it with the first sign of its visitor.
      dispatchEvent(new Event("scroll"));
      return document.readyState === "complete" && document.scripts.length === 0;
    }
    return Object.keys(island).some((key) => key.startsWith("__reactFiber"));
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
