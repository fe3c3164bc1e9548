import { germanLaw } from "../../core/german-law";
import { localise, translations } from "../../showcase/translations";
import { bannerDocumentId, banners } from "./banners";
import { categories, categoryDocumentId } from "./categories";
import { type ContentDocument, makeDocument, makeReferences } from "./document";
import { liveCategories, liveCategoryId } from "./live-categories";
import { markets } from "./markets";
import { quietMarkets } from "./promotions";
import { providerId, providers } from "./providers";
import { widgetDocumentIds } from "./widgets";

const lobbyTitle = translations(({ lobbies }) => lobbies.lobbyTitle);
const liveTitle = translations(({ lobbies }) => lobbies.liveTitle);
const homeTitle = translations(({ lobbies }) => lobbies.homeTitle);
const homeText = translations(({ lobbies }) => lobbies.homeText);

/** The large banners of lobby and home page, which take turns: games that no zone is without, with pictures of 25 KB at most. */
const heroes = ["emerald-orbit", "lantern-alley", "frost-crown"];

/** The heroes of the live lobby: lists of tables, which every market has. */
const liveHeroes = ["live-small-stakes", "live-new-tables", "live-high-tables"];

/**
 * Markets whose home page names no bonus: those that the promotion is not shown in, Canada, whose law lets no public page name one,
 * and the United Kingdom, where more conditions stand beside a headline than a small banner has room for.
 */
const withoutOffer: readonly string[] = [...quietMarkets, "CA", "GB", "GG", "UK"];

/**
 * What editors leave out where the law allows it to nobody: in Germany jackpots and table games, there and in the United Kingdom the
 * invitation to a demo without an account. The tables and rows that German documents still name are the site's to leave out.
 */
const leftOutIn: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...germanLaw.markets.map((code) => [
    code,
    // Emerald Orbit has a jackpot.
    ["emerald-orbit", "jackpots", "table-games", "table-invitation", "live-small-stakes", "try-first"],
  ]),
  ...["GB", "GG", "UK"].map((code) => [code, ["try-first"]]),
]);
const isShownIn = (market: string) => (slug: string) => !leftOutIn[market]?.includes(slug);

/** The lobby and the home page of every market. Each market has its own list of favourites. */
export function makeMarketDocuments(): ContentDocument[] {
  return markets.flatMap(({ code, without = [], excluded = [] }) => [
    makeDocument("casinoLobby", `casinoLobby-${code}`, {
      market: code,
      title: localise(lobbyTitle),
      providers: makeReferences(
        providers.filter(({ slug }) => !without.includes(slug)).map(({ slug }) => providerId(slug)),
      ),
      exclusionSubProviders: makeReferences(excluded),
      categories: makeReferences(
        categories
          .map(({ slug }) => slug)
          .filter(isShownIn(code))
          .map((slug) => categoryDocumentId(slug, slug === "popular" ? code : undefined)),
      ),
      boxes: makeReferences(
        banners
          .map(({ slug }) => slug)
          .filter((slug) => !["limits", "first-deposit", ...heroes, ...liveHeroes].includes(slug))
          .filter(isShownIn(code))
          .map(bannerDocumentId),
      ),
      heroes: makeReferences(heroes.filter(isShownIn(code)).map(bannerDocumentId)),
      widgets: makeReferences(widgetDocumentIds("casino")),
    }),
    makeDocument("liveCasinoLobby", `liveCasinoLobby-${code}`, {
      market: code,
      title: localise(liveTitle),
      providers: makeReferences(
        providers.filter(({ slug, live }) => live && !without.includes(slug)).map(({ slug }) => providerId(slug)),
      ),
      exclusionSubProviders: makeReferences(excluded),
      categories: makeReferences(liveCategories.map(({ slug }) => liveCategoryId(slug, code))),
      heroes: makeReferences(liveHeroes.map(bannerDocumentId)),
      boxes: makeReferences(["table-invitation", "limits", "help"].map(bannerDocumentId)),
      widgets: makeReferences(widgetDocumentIds("live-casino")),
    }),
    makeDocument("homePage", `homePage-${code}`, {
      market: code,
      title: localise(homeTitle),
      text: localise(homeText),
      heroes: makeReferences(heroes.filter(isShownIn(code)).map(bannerDocumentId)),
      boxes: makeReferences(
        [
          withoutOffer.includes(code) ? "try-first" : "first-deposit",
          "new-games",
          "first-steps",
          "live-small-stakes",
          "limits",
        ]
          .map((slug) => (isShownIn(code)(slug) ? slug : "help"))
          .map(bannerDocumentId),
      ),
    }),
  ]);
}
