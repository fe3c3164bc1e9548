import { seededRandom } from "../../core/random";
import { iconAsset } from "../../showcase/art/assets";
import { localise, type Translations, translations } from "../../showcase/translations";
import { type ContentDocument, makeDocument, makeImage, makeReferences, makeSlug } from "./document";
import { type GamePlan, gameDocumentId } from "./games";
import { type Icon, icons } from "./icons";
import { type Grid, grid, oneRow } from "./tile-grids";

export interface CategoryPlan {
  slug: string;
  name: Translations;
  icon: Icon;
  visibleInMenu: boolean;
  visibleInLobby: boolean;
  grid: { desktop: Grid; tablet: Grid; mobile: Grid };
  games(all: readonly GamePlan[]): readonly GamePlan[];
}

export const plan = (
  slug: string,
  icon: Icon,
  name: Translations,
  games: CategoryPlan["games"],
  more: Partial<CategoryPlan> = {},
): CategoryPlan => ({ slug, icon, name, games, visibleInMenu: true, visibleInLobby: true, grid: oneRow, ...more });

const newestFirst = (one: GamePlan, other: GamePlan) => (one.releasedAt < other.releasedAt ? 1 : -1);

/** The casino's categories in the order of the lobby. */
export const categories: readonly CategoryPlan[] = [
  plan(
    "popular",
    "flame",
    translations(({ categories }) => categories.popular),
    (all) => rankPopular(all, "UN"),
    {
      grid: {
        desktop: grid(7, 2, "4x 1x*5 2xh 1x*3"),
        tablet: grid(5, 3, "4x 2xv 1x*4 2xh 1x*3"),
        mobile: grid(3, 4, "4x 1x*5 2xh 1x"),
      },
    },
  ),
  plan(
    "new",
    "spark",
    translations(({ categories }) => categories.new),
    (all) => all.filter(({ isNew }) => isNew).sort(newestFirst),
  ),
  plan(
    "jackpots",
    "crown",
    translations(({ categories }) => categories.jackpots),
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
    translations(({ categories }) => categories["staff-picks"]),
    (all) => all.filter((_, at) => at % 5 === 2).slice(0, 40),
    {
      visibleInMenu: false,
      grid: { desktop: grid(7, 1, "2xh 1x*3 2xh"), tablet: grid(5, 1, "1x*5"), mobile: grid(3, 2, "2xh 1x*2 2xh") },
    },
  ),
  plan(
    "book-games",
    "book",
    translations(({ categories }) => categories["book-games"]),
    (all) => all.filter(({ theme }) => theme === "book"),
  ),
  plan(
    "table-games",
    "wheel",
    translations(({ categories }) => categories["table-games"]),
    (all) => all.filter(({ kind }) => kind === "table"),
  ),
  plan(
    "high-rtp",
    "rise",
    translations(({ categories }) => categories["high-rtp"]),
    (all) => all.filter(({ kind, rtp }) => kind === "slot" && rtp >= 96.5).sort((one, other) => other.rtp - one.rtp),
    {
      grid: { desktop: grid(7, 1, "2xh*3 1x"), tablet: grid(5, 1, "2xh 1x*3"), mobile: grid(3, 2, "2xh 1x*2 2xh") },
    },
  ),
  plan(
    "many-ways",
    "layers",
    translations(({ categories }) => categories["many-ways"]),
    (all) => all.filter(({ hasWays }) => hasWays),
  ),
  plan(
    "fruit",
    "cherry",
    translations(({ categories }) => categories.fruit),
    (all) => all.filter(({ theme }) => theme === "fruit" || theme === "sevens"),
  ),
  plan(
    "instant-games",
    "bolt",
    translations(({ categories }) => categories["instant-games"]),
    (all) => all.filter(({ kind }) => kind === "instant"),
  ),
  plan(
    "slots",
    "reels",
    translations(({ categories }) => categories.slots),
    (all) => all.filter(({ kind }) => kind === "slot"),
    { visibleInLobby: false },
  ),
  plan(
    "autumn",
    "leaf",
    translations(({ categories }) => categories.autumn),
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
