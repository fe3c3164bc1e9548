import { translations } from "../../showcase/translations";
import { tableOf } from "./bet-limits";
import { type CategoryPlan, categoryDocumentId, makeCategoryDocument, plan } from "./categories";
import type { ContentDocument } from "./document";
import type { GamePlan } from "./games";
import { markets } from "./markets";
import { grid } from "./tile-grids";

/** A tile is two rows high and shows what its table offers: as many columns as its words have room for. */
const tables: CategoryPlan["grid"] = {
  desktop: grid(8, 1, "1x*8"),
  tablet: grid(5, 1, "1x*5"),
  mobile: grid(3, 2, "1x*6"),
};
const popular: CategoryPlan["grid"] = {
  desktop: grid(8, 1, "2xh 1x*6"),
  tablet: grid(5, 2, "2xh 1x*8"),
  mobile: grid(3, 2, "2xh 1x*4"),
};

/** The live casino's categories in the order of its lobby. */
export const liveCategories = [
  plan(
    "live-popular",
    "flame",
    translations(({ liveCategories }) => liveCategories["live-popular"]),
    (all) => all.slice(0, 40),
    { grid: popular },
  ),
  plan(
    "live-low-limits",
    "leaf",
    translations(({ liveCategories }) => liveCategories["live-low-limits"]),
    (all) => all.filter((table) => tableOf(table).min <= 1),
    { grid: tables },
  ),
  plan(
    "live-high-limits",
    "diamond",
    translations(({ liveCategories }) => liveCategories["live-high-limits"]),
    (all) => all.filter((table) => tableOf(table).min >= 5),
    { grid: tables },
  ),
  plan(
    "live-new",
    "spark",
    translations(({ liveCategories }) => liveCategories["live-new"]),
    (all) => all.filter(({ isNew }) => isNew),
    // A few: a row of the lobby would be empty for the most part, and its large banner leads to them.
    { grid: tables, visibleInLobby: false },
  ),
  plan(
    "live-blackjack",
    "spade",
    translations(({ liveCategories }) => liveCategories["live-blackjack"]),
    (all) => all.filter(({ theme }) => theme === "blackjack"),
    { grid: tables, visibleInLobby: false },
  ),
  plan(
    "live-roulette",
    "wheel",
    translations(({ liveCategories }) => liveCategories["live-roulette"]),
    (all) => all.filter(({ theme }) => theme === "roulette"),
    { grid: tables },
  ),
  plan(
    "live-all-tables",
    "layers",
    translations(({ liveCategories }) => liveCategories["live-all-tables"]),
    (all) => all,
    { grid: tables, visibleInLobby: false },
  ),
];

/** The beginnings and ends of names in a market's language. */
const spoken: Readonly<Record<string, RegExp>> = {
  FI: /^Suomi/,
  NO: /^Norsk/,
  SE: /^Svensk/,
  PP: /^Svensk/,
  DE: /^Deutsch/,
  AT: /^Deutsch/,
  CH: /^Deutsch|Français$/,
  FR: /Français$/,
  LL: /Français$/,
  CA: /Québec$|Français$/,
  CL: /Español$|Andina$/,
  PE: /Español$|Andina$/,
  BR: /Brasil/,
  TR: /^Türkçe/,
  PL: /^Polsk/,
  JP: /^Nihongo/,
  IN: /^Hindi/,
  PH: /^Pinoy/,
};

/** The tables of a market: those of its own language first. */
export function rankTables(all: readonly GamePlan[], market: string): GamePlan[] {
  const own = all.filter(({ title }) => spoken[market]?.test(title));
  return [...own, ...all.filter((table) => !own.includes(table))];
}

/** Popular tables are chosen for each market; the other categories are everybody's. */
export function liveCategoryId(slug: string, market: string): string {
  return categoryDocumentId(slug, slug === "live-popular" ? market : undefined);
}

export function makeLiveCategoryDocuments(plans: readonly GamePlan[]): ContentDocument[] {
  const all = plans.filter(({ kind }) => kind === "live");
  return liveCategories.flatMap((category, rowNum) =>
    (category.slug === "live-popular" ? markets.map(({ code }) => code) : ["UN"]).map((code) =>
      makeCategoryDocument(
        category,
        liveCategoryId(category.slug, code),
        category.games(rankTables(all, code)),
        rowNum,
        "liveCasinoCategory",
      ),
    ),
  );
}
