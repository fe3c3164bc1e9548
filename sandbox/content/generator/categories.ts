import { seededRandom } from "../../core/random";
import { iconAsset } from "../art/assets";
import {
  type ContentDocument,
  localise,
  makeDocument,
  makeImage,
  makeReferences,
  makeSlug,
  type Words,
  words,
} from "./document";
import { type GamePlan, gameDocumentId } from "./games";
import { type Grid, grid, oneRow } from "./grids";
import { type Icon, icons } from "./icons";

export interface CategoryPlan {
  slug: string;
  name: Words;
  icon: Icon;
  visibleInMenu: boolean;
  visibleInLobby: boolean;
  grid: { desktop: Grid; tablet: Grid; mobile: Grid };
  games(all: readonly GamePlan[]): readonly GamePlan[];
}

export const plan = (
  slug: string,
  icon: Icon,
  name: Words,
  games: CategoryPlan["games"],
  more: Partial<CategoryPlan> = {},
): CategoryPlan => ({ slug, icon, name, games, visibleInMenu: true, visibleInLobby: true, grid: oneRow, ...more });

const newestFirst = (one: GamePlan, other: GamePlan) => (one.releasedAt < other.releasedAt ? 1 : -1);

/** The casino's categories in the order of the lobby. */
export const categories: readonly CategoryPlan[] = [
  plan(
    "popular",
    "flame",
    words("Popular|Suositut|Populært|Beliebt|Populaires|Populares|Populares|人気|Popüler|Popularne|Sikat"),
    (all) => rankPopular(all, "UN"),
    {
      grid: {
        desktop: grid(7, 2, "4x 1x*5 2xh 1x*3"),
        tablet: grid(5, 3, "4x 2xv 1x*4 2xh 1x*3"),
        mobile: grid(3, 4, "4x 1x*5 2xh 1x"),
      },
    },
  ),
  plan("new", "spark", words("New|Uudet|Nyheter|Neu|Nouveautés|Novedades|Novos|新着|Yeni|Nowości|Bago"), (all) =>
    all.filter(({ isNew }) => isNew).sort(newestFirst),
  ),
  plan(
    "jackpots",
    "crown",
    words(
      "Jackpots|Jackpotit|Jackpotter|Jackpots|Jackpots|Jackpots|Jackpots|ジャックポット|Jackpotlar|Jackpoty|Mga jackpot",
    ),
    (all) => all.filter(({ jackpot }) => jackpot),
    {
      grid: {
        desktop: grid(7, 2, "4x 2xv 2xh*2 1x*4"),
        tablet: grid(5, 3, "4x 2xv 2xh*3 1x*3"),
        mobile: grid(3, 3, "2xv 2xh 1x*5"),
      },
    },
  ),
  plan(
    "staff-picks",
    "star",
    words(
      "Our picks|Suosikkimme|Våre favoritter|Unsere Auswahl|Notre sélection|Nuestra selección|As nossas escolhas|スタッフのおすすめ|Seçtiklerimiz|Nasz wybór|Mga pili namin",
    ),
    (all) => all.filter((_, at) => at % 5 === 2).slice(0, 40),
    {
      visibleInMenu: false,
      grid: { desktop: grid(7, 1, "2xh 1x*3 2xh"), tablet: grid(5, 1, "1x*5"), mobile: grid(3, 2, "2xh 1x*2 2xh") },
    },
  ),
  plan(
    "book-games",
    "book",
    words(
      "Book games|Kirjapelit|Bokspill|Book-Spiele|Jeux de livres|Juegos de libros|Jogos de livros|ブック系ゲーム|Kitap oyunları|Gry z księgą|Mga larong libro",
    ),
    (all) => all.filter(({ theme }) => theme === "book"),
  ),
  plan(
    "table-games",
    "wheel",
    words(
      "Table games|Pöytäpelit|Bordspill|Tischspiele|Jeux de table|Juegos de mesa|Jogos de mesa|テーブルゲーム|Masa oyunları|Gry stołowe|Mga larong mesa",
    ),
    (all) => all.filter(({ kind }) => kind === "table"),
  ),
  plan(
    "high-rtp",
    "rise",
    words(
      "High RTP|Korkea palautus|Høy RTP|Hohe Auszahlung|RTP élevé|RTP alto|RTP alto|高還元率|Yüksek RTP|Wysokie RTP|Mataas na RTP",
    ),
    (all) => all.filter(({ kind, rtp }) => kind === "slot" && rtp >= 96.5).sort((one, other) => other.rtp - one.rtp),
    {
      grid: { desktop: grid(7, 1, "2xh*3 1x"), tablet: grid(5, 1, "2xh 1x*3"), mobile: grid(3, 2, "2xh 1x*2 2xh") },
    },
  ),
  plan(
    "many-ways",
    "layers",
    words(
      "243 ways|243 tapaa|243 veier|243 Wege|243 façons|243 formas|243 formas|243通り|243 yol|243 sposoby|243 paraan",
    ),
    (all) => all.filter(({ hasWays }) => hasWays),
  ),
  plan(
    "fruit",
    "cherry",
    words(
      "Fruit and sevens|Hedelmäpelit|Frukt og sjuere|Früchte und Siebener|Fruits et sept|Frutas y sietes|Frutas e setes|フルーツとセブン|Meyveler ve yediler|Owoce i siódemki|Prutas at siyete",
    ),
    (all) => all.filter(({ theme }) => theme === "fruit" || theme === "sevens"),
  ),
  plan(
    "instant-games",
    "bolt",
    words(
      "Instant games|Pikapelit|Raske spill|Sofortspiele|Jeux instantanés|Juegos instantáneos|Jogos instantâneos|インスタントゲーム|Anında oyunlar|Gry natychmiastowe|Mabilisang laro",
    ),
    (all) => all.filter(({ kind }) => kind === "instant"),
  ),
  plan(
    "slots",
    "reels",
    words(
      "Slots|Kolikkopelit|Spilleautomater|Spielautomaten|Machines à sous|Tragaperras|Slots|スロット|Slotlar|Automaty|Mga slot",
    ),
    (all) => all.filter(({ kind }) => kind === "slot"),
    { visibleInLobby: false },
  ),
  plan(
    "autumn",
    "leaf",
    words("Autumn|Syksy|Høst|Herbst|Automne|Otoño|Outono|秋|Sonbahar|Jesień|Taglagas"),
    (all) => all.filter(({ theme }) => theme === "fox" || theme === "wolf"),
    { visibleInMenu: false, visibleInLobby: false },
  ),
];

/** The favourites of a market: the same editor's list, in another order for each market, the playable providers at every other place. */
export function rankPopular(all: readonly GamePlan[], market: string): GamePlan[] {
  const casino = all.filter(({ kind }) => kind !== "live").slice(0, 64);
  if (market === "UN") return casino;
  const random = seededRandom(`popular:${market}`);
  const ranked = casino.map((game, at) => ({ game, rank: at + random() * 14 }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ game }) => game);
}

export function categoryDocumentId(slug: string, market?: string): string {
  return market ? `category-${slug}-${market}` : `category-${slug}`;
}

export function makeCategoryDocument(
  category: CategoryPlan,
  id: string,
  games: readonly GamePlan[],
  rowNum: number,
  type: "casinoCategory" | "liveCasinoCategory" = "casinoCategory",
): ContentDocument {
  return makeDocument(type, id, {
    slug: makeSlug(category.slug),
    name: localise(category.name),
    visibleInMenu: category.visibleInMenu,
    visibleInLobby: category.visibleInLobby,
    rowNum,
    iconSvg: icons[category.icon],
    icon: makeImage(iconAsset(category.icon)),
    grid: category.grid,
    games: makeReferences(games.map(({ slug }) => gameDocumentId(slug))),
  });
}
