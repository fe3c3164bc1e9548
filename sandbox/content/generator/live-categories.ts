import { categoryDocumentId, makeCategoryDocument, plan } from "./categories";
import { type ContentDocument, words } from "./document";
import type { GamePlan } from "./games";
import { markets } from "./markets";

const themed = (theme: GamePlan["theme"]) => (tables: readonly GamePlan[]) =>
  tables.filter((table) => table.theme === theme);

/** The live casino's categories in the order of its lobby. */
export const liveCategories = [
  plan(
    "live-popular",
    "flame",
    words("Popular|Suositut|Populært|Beliebt|Populaires|Populares|Populares|人気|Popüler|Popularne|Sikat"),
    (tables) => tables.slice(0, 40),
  ),
  plan(
    "live-roulette",
    "wheel",
    words("Roulette|Ruletti|Rulett|Roulette|Roulette|Ruleta|Roleta|ルーレット|Rulet|Ruletka|Roulette"),
    themed("roulette"),
  ),
  plan(
    "live-blackjack",
    "spade",
    words(
      "Blackjack|Blackjack|Blackjack|Blackjack|Blackjack|Blackjack|Blackjack|ブラックジャック|Blackjack|Blackjack|Blackjack",
    ),
    themed("blackjack"),
  ),
  plan(
    "live-baccarat",
    "diamond",
    words("Baccarat|Baccarat|Baccarat|Baccarat|Baccara|Bacará|Bacará|バカラ|Bakara|Bakarat|Baccarat"),
    themed("baccarat"),
  ),
  plan(
    "live-shows",
    "stage",
    words(
      "Game shows|Peliohjelmat|Spillshow|Spielshows|Jeux télévisés|Concursos|Programas de jogos|ゲームショー|Oyun şovları|Teleturnieje|Mga game show",
    ),
    themed("show"),
  ),
  plan(
    "live-poker",
    "spade",
    words("Poker|Pokeri|Poker|Poker|Poker|Póquer|Póquer|ポーカー|Poker|Poker|Poker"),
    themed("poker"),
  ),
  plan("live-dice", "dice", words("Dice|Nopat|Terninger|Würfel|Dés|Dados|Dados|ダイス|Zar|Kości|Dice"), themed("dice")),
];

/** Words by which a table says that its dealer speaks a market's language. */
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
export function rankTables(tables: readonly GamePlan[], market: string): GamePlan[] {
  const own = tables.filter(({ title }) => spoken[market]?.test(title));
  return [...own, ...tables.filter((table) => !own.includes(table))];
}

/** Popular tables are chosen for each market; the other categories are everybody's. */
export function liveCategoryId(slug: string, market: string): string {
  return categoryDocumentId(slug, slug === "live-popular" ? market : undefined);
}

export function makeLiveCategoryDocuments(plans: readonly GamePlan[]): ContentDocument[] {
  const tables = plans.filter(({ kind }) => kind === "live");
  return liveCategories.flatMap((category, rowNum) =>
    (category.slug === "live-popular" ? markets.map(({ code }) => code) : ["UN"]).map((code) =>
      makeCategoryDocument(
        category,
        liveCategoryId(category.slug, code),
        category.games(rankTables(tables, code)),
        rowNum,
        "liveCasinoCategory",
      ),
    ),
  );
}
