import { tableOf } from "./bet-limits";
import { type CategoryPlan, categoryDocumentId, makeCategoryDocument, plan } from "./categories";
import { type ContentDocument, words } from "./document";
import type { GamePlan } from "./games";
import { grid } from "./grids";
import { markets } from "./markets";

/** Few columns: a tile is two rows high and shows what its table offers. */
const tables: CategoryPlan["grid"] = {
  desktop: grid(6, 1, "1x*6"),
  tablet: grid(4, 1, "1x*4"),
  mobile: grid(2, 2, "1x*4"),
};
const popular: CategoryPlan["grid"] = {
  desktop: grid(6, 1, "2xh 1x*4"),
  tablet: grid(4, 2, "2xh 1x*6"),
  mobile: grid(2, 3, "2xh 1x*4"),
};

/** The live casino's categories in the order of its lobby. */
export const liveCategories = [
  plan(
    "live-popular",
    "flame",
    words("Popular|Suositut|Populært|Beliebt|Populaires|Populares|Populares|人気|Popüler|Popularne|Sikat"),
    (all) => all.slice(0, 40),
    { grid: popular },
  ),
  plan(
    "live-low-limits",
    "leaf",
    words(
      "Low limits|Pienet panokset|Lave innsatser|Kleine Einsätze|Petites mises|Apuestas bajas|Apostas baixas|低リミット|Düşük limitler|Niskie stawki|Mababang limit",
    ),
    (all) => all.filter((table) => tableOf(table).min <= 1),
    { grid: tables },
  ),
  plan(
    "live-high-limits",
    "diamond",
    words(
      "High limits|Suuret panokset|Høye innsatser|Hohe Einsätze|Grosses mises|Apuestas altas|Apostas altas|高リミット|Yüksek limitler|Wysokie stawki|Mataas na limit",
    ),
    (all) => all.filter((table) => tableOf(table).min >= 5),
    { grid: tables },
  ),
  plan(
    "live-new",
    "spark",
    words("New|Uudet|Nyheter|Neu|Nouveautés|Novedades|Novos|新着|Yeni|Nowości|Bago"),
    (all) => all.filter(({ isNew }) => isNew),
    { grid: tables },
  ),
  plan(
    "live-roulette",
    "wheel",
    words(
      "All tables|Kaikki pöydät|Alle bord|Alle Tische|Toutes les tables|Todas las mesas|Todas as mesas|すべてのテーブル|Tüm masalar|Wszystkie stoły|Lahat ng mesa",
    ),
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
