import { imageUrl } from "@/lib/content/image";
import type { Locale } from "@/lib/market/locale";
import { closedCountries } from "@/lib/play/lobby/closed-countries";
import type { Game, TileSize } from "@/lib/play/lobby/schema";
import { paths } from "@/lib/routing/paths";
import { type Device, devices, type Place } from "./grid-fit";
import { plainSlug } from "./plain-slug";
import { sharedParts } from "./shared-parts";

export type Badge = "" | "new" | "jackpot";

/**
 * One picture: the size that it was drawn for, and the part of its address that is its own. `endings`: only where they are not
 * those of its size.
 */
export type Picture = readonly [size: TileSize, address: string, endings?: Endings];

/** What the address of a picture ends with, for screens of one and of two device pixels per CSS pixel. */
export type Endings = readonly [plain: string, fine: string];

/** Where another picture takes the place of the first: on a tablet, from a tablet up, on a desktop. */
export type Where = "tablet" | "wide" | "desktop";

/**
 * One tile, short because a page holds it twice. `address`: the end of the game's address, empty where it is the plain slug of
 * the name. `layout`: class names, empty for a tile of one cell everywhere. `others`: the pictures for devices on which the
 * tile has another size.
 */
export type Tile = readonly [
  name: string,
  address: string,
  provider: number,
  badge: Badge,
  layout: string,
  picture: Picture,
  ...others: (readonly [where: Where, ...Picture])[],
];

/**
 * All that the tiles of one grid need, each thing once. A page carries its tiles twice, as markup and as data for the
 * browser, and the addresses of hashed pictures are most of a tile: what they have in common stands here.
 */
export interface TileSheet {
  /** What the address of every game begins with. */
  gameBase: string;
  /** What the address of every picture begins with. */
  pictureBase: string;
  endings: { [Size in TileSize]?: Endings };
  /** Pixels of the plain and of the fine picture of a size, across. */
  widths: { [Size in TileSize]?: readonly [plain: number, fine: number] };
  /** Whose games these are; where there are countries that may see and not play them, with those: "DE SE". */
  providers: readonly (string | readonly [title: string, closedIn: string])[];
  tiles: readonly Tile[];
}

/**
 * CSS pixels asked of the image service, which doubles them: what a tile takes on a plain and on a fine screen. A high tile
 * reaches down to the caption of its last row, which makes it a little slimmer than its cells.
 */
const gridPixels: PixelTable = {
  "1x": [pixelsOf(112, 112), pixelsOf(192, 192)],
  "2xh": [pixelsOf(208, 104), pixelsOf(432, 216)],
  "2xv": [pixelsOf(124, 296), pixelsOf(216, 516)],
  "4x": [pixelsOf(232, 266), pixelsOf(456, 524)],
};
type Pixels = ReturnType<typeof pixelsOf>;
type PixelTable = Readonly<Record<TileSize, readonly [plain: Pixels, fine: Pixels]>>;

/** Rows and lists, whose tiles are all alike: the art they show, and its pixels there. */
const rows = {
  poster: { size: "4x", pixels: { ...gridPixels, "4x": [pixelsOf(144, 165), pixelsOf(216, 248)] } },
  wide: { size: "2xh", pixels: { ...gridPixels, "2xh": [pixelsOf(200, 100), pixelsOf(320, 160)] } },
  list: { size: "1x", pixels: { ...gridPixels, "1x": [pixelsOf(48, 48), pixelsOf(72, 72)] } },
} as const satisfies Record<string, { size: TileSize; pixels: PixelTable }>;
export type RowLook = keyof typeof rows;

/** The tiles of these games in their places of a grid, ready for `GameTiles`. */
export function tileSheet(locale: Locale, places: readonly Place[]): TileSheet {
  return sheetOf(locale, places, gridPixels, (place) =>
    devices.flatMap((device) => layoutClass(device, place[device])).join(" "),
  );
}

/** The tiles of these games one after another, ready for `GameTiles`. */
export function rowSheet(locale: Locale, games: readonly Game[], look: RowLook): TileSheet {
  const { size, pixels } = rows[look];
  const places = games.map((game) => ({ game, mobile: size, tablet: size, desktop: size }));
  return sheetOf(locale, places, pixels, () => "");
}

function sheetOf(
  locale: Locale,
  places: readonly Place[],
  pixels: PixelTable,
  layoutOf: (place: Place) => string,
): TileSheet {
  const gameBase = paths.game(locale, "");
  const { start: pictureBase } = sharedParts(
    places.flatMap(({ game }) => sizes.map((size) => addressesOf(game, size, pixels)[0][0])),
  );
  const closed = new Map(places.map(({ game }) => [studio(game), closedCountries(game).join(" ")]));
  const titles = [...closed.keys()];
  const providers = [...closed].map(([title, countries]) => (countries ? ([title, countries] as const) : title));
  const badges = new Set(places.map(({ game }) => badgeOf(game)));
  // What every game has tells none from another: the name of the list says it already.
  const isTelling = badges.size > 1 || places.length === 1;
  const endings: TileSheet["endings"] = {};
  const widths: TileSheet["widths"] = {};

  const picture = (game: Game, size: TileSize): Picture => {
    const [[address, plain], [, fine]] = addressesOf(game, size, pixels);
    const own = address.slice(pictureBase.length);
    endings[size] ??= [plain, fine];
    widths[size] ??= [pixels[size][0].width * 2, pixels[size][1].width * 2];
    return String(endings[size]) === String([plain, fine]) ? [size, own] : [size, own, [plain, fine]];
  };

  const tiles = places.map((place): Tile => {
    const { game } = place;
    const { first, others } = sizesOf(place);
    const address = paths.game(locale, game.gameSlug).slice(gameBase.length);
    return [
      game.label,
      address === plainSlug(game.label) ? "" : address,
      titles.indexOf(studio(game)),
      isTelling ? badgeOf(game) : "",
      layoutOf(place),
      picture(game, first),
      ...others.map(([where, size]) => [where, ...picture(game, size)] as const),
    ];
  });
  return { gameBase, pictureBase, endings, widths, providers, tiles };
}

const sizes = ["4x", "2xh", "2xv", "1x"] as const satisfies readonly TileSize[];

function pixelsOf(width: number, height: number) {
  return { width, height };
}

/** The size of a phone first, then those of the devices that differ. A device that does not show the tile asks for nothing. */
function sizesOf(place: Place): { first: TileSize; others: [Where, TileSize][] } {
  const first = place.mobile ?? place.tablet ?? place.desktop ?? "1x";
  const tablet = place.tablet ?? place.desktop ?? first;
  const desktop = place.desktop ?? tablet;
  if (tablet === desktop) return { first, others: tablet === first ? [] : [["wide", tablet]] };
  const others: [Where, TileSize][] = [
    ["tablet", tablet],
    ["desktop", desktop],
  ];
  return { first, others: others.filter(([, size]) => size !== first) };
}

function layoutClass(device: Device, size: TileSize | null): string[] {
  return size === "1x" ? [] : [`${device}-${size ?? "none"}`];
}

const studio = ({ subProvider, gameProvider }: Game) => subProvider?.title ?? gameProvider.title;

function badgeOf({ jackpotExist, isNew }: Game): Badge {
  if (jackpotExist) return "jackpot";
  return isNew ? "new" : "";
}

/** An address in two: the picture's own part, and how it is asked for. */
function cut(address: string): [own: string, ending: string] {
  const at = address.indexOf("?");
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at)];
}

function addressesOf(game: Game, size: TileSize, table: PixelTable): [plain: [string, string], fine: [string, string]] {
  const [plain, fine] = table[size];
  return [cut(imageUrl(game.grid[size], plain)), cut(imageUrl(game.grid[size], fine))];
}
