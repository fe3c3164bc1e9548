import { imageUrl } from "@/lib/content/image";
import type { Locale } from "@/lib/market/locale";
import { closedCountries } from "@/lib/play/catalogue/closed-countries";
import { type GameNeeds, gameNeeds, hasDemos } from "@/lib/play/catalogue/game-needs";
import { lobbyPageTypeOf, refKey } from "@/lib/play/catalogue/game-ref";
import type { Game, ImageRef, TileSize } from "@/lib/play/catalogue/schema";
import { tableKey } from "@/lib/play/catalogue/table-key";
import { gridPixels, type PixelTable, pixelsOf } from "@/lib/play/catalogue/tile-pixels";
import { isTouchOnly } from "@/lib/play/catalogue/touch-only";
import { paths } from "@/lib/routing/paths";
import { withDistinctBadges } from "./distinct-badges";
import { type Device, devices, type Place } from "./grid-fit";

export type Badge = "new" | "jackpot";

/** The art of a game in one size. */
export interface Picture {
  /** Its addresses for screens of one and of two device pixels per CSS pixel. */
  plain: string;
  fine: string;
  /** Their widths in pixels. */
  plainWidth: number;
  fineWidth: number;
}

/** The devices that get another picture than a phone: a tablet, all from a tablet up, a desktop, the widest of them. */
export type Screens = "tablet" | "wide" | "desktop" | "huge";

/** `needsLogin` is a mark: false where it is true of every game of the market. */
export interface Tile extends GameNeeds {
  id: string;
  /** The key of its `GameRef`. */
  game: string;
  href: string;
  name: string;
  studio: string;
  /** The live table whose seats and limits it shows; null for other games. */
  table: string | null;
  badge: Badge | null;
  /** Does its provider have it for phones and tablets alone? */
  isTouchOnly: boolean;
  /** Countries whose visitors and accounts see the game and cannot play it. */
  closedIn: readonly string[];
  /** Class names of its place in a grid; "" for one cell on every device. */
  layout: string;
  picture: Picture;
  /** Where the tile has another size than on a phone. */
  otherPictures: readonly { screens: Screens; picture: Picture }[];
}

/** Rows and lists, whose tiles are all alike: the art they show, and its pixels there. */
const rows = {
  poster: { size: "4x", pixels: { ...gridPixels, "4x": [pixelsOf(144, 165), pixelsOf(216, 248)] } },
  wide: { size: "2xh", pixels: { ...gridPixels, "2xh": [pixelsOf(200, 100), pixelsOf(320, 160)] } },
  list: { size: "1x", pixels: { ...gridPixels, "1x": [pixelsOf(48, 48), pixelsOf(72, 72)] } },
} as const satisfies Record<string, { size: TileSize; pixels: PixelTable }>;
export type RowLook = keyof typeof rows;

/** The tiles of these games in their places of a grid. */
export function gridTiles(locale: Locale, places: readonly Place[]): Tile[] {
  return withDistinctBadges(
    places.map((place) => {
      const { desktop, huge = desktop } = place;
      const layout = [
        ...devices.flatMap((device) => layoutClass(device, place[device])),
        // Over that of a desktop, which it has too.
        ...(huge === desktop ? [] : [`huge:tile-${huge}`]),
      ].join(" ");
      return createTile(locale, place, place.game.grid, gridPixels, layout);
    }),
  );
}

/** Games of a list that a phone shows; others are behind its "See all". */
const listedOnPhone = 4;

/** The tiles of these games one after another. */
export function rowTiles(locale: Locale, games: readonly Game[], look: RowLook): Tile[] {
  const { size, pixels } = rows[look];
  const places = games.map((game) => ({ game, mobile: size, tablet: size, desktop: size }));
  const layout = (at: number) => (look === "list" && at >= listedOnPhone ? "mobile:hidden" : "");
  // In a list the name is beside the picture, which is too small for lettering.
  const artOf = ({ thumbnail, grid }: Game) => (look === "list" ? { ...grid, [size]: thumbnail } : grid);
  return withDistinctBadges(
    places.map((place, at) => createTile(locale, place, artOf(place.game), pixels, layout(at))),
  );
}

function createTile(locale: Locale, place: Place, art: Game["grid"], pixels: PixelTable, layout: string): Tile {
  const { game } = place;
  const { first, others } = sizesOf(place);
  const { needsLogin, needsMoney } = gameNeeds({ type: game.type, provider: game.gameProvider.slug }, locale.market);
  return {
    id: game.id,
    game: refKey({ gameId: game.gameId, lobbyPageType: lobbyPageTypeOf(game.type) }),
    href: paths.game(locale, game),
    name: game.label,
    studio: game.subProvider?.title ?? game.gameProvider.title,
    table: game.type === "liveCasinoGames" ? tableKey(game) : null,
    badge: badgeOf(game),
    isTouchOnly: isTouchOnly(game.gameProvider.slug),
    closedIn: closedCountries(game),
    needsLogin: needsLogin && hasDemos(locale.market),
    needsMoney,
    layout,
    picture: pictureOf(art[first], pixels[first]),
    otherPictures: others.map(([screens, size]) => ({ screens, picture: pictureOf(art[size], pixels[size]) })),
  };
}

/** The size of a phone first, then those of the devices that differ. A device that does not show the tile requests nothing. */
function sizesOf(place: Place): { first: TileSize; others: [Screens, TileSize][] } {
  const first = place.mobile ?? place.tablet ?? place.desktop ?? "1x";
  const tablet = place.tablet ?? place.desktop ?? first;
  const desktop = place.desktop ?? tablet;
  const huge = place.huge ?? desktop;
  // The first that matches is shown: the widest stands before those that match it too.
  const widest: [Screens, TileSize][] = huge === desktop ? [] : [["huge", huge]];
  if (tablet === desktop) return { first, others: [...widest, ...(tablet === first ? [] : wideOf(tablet))] };
  const others: [Screens, TileSize][] = [
    ["tablet", tablet],
    ["desktop", desktop],
  ];
  return { first, others: [...widest, ...others.filter(([, size]) => size !== first)] };
}

const wideOf = (size: TileSize): [Screens, TileSize][] => [["wide", size]];

function layoutClass(device: Device, size: TileSize | null): string[] {
  return size === "1x" ? [] : [size ? `${device}:tile-${size}` : `${device}:hidden`];
}

function badgeOf({ jackpotExist, isNew }: Game): Badge | null {
  if (jackpotExist) return "jackpot";
  return isNew ? "new" : null;
}

function pictureOf(image: ImageRef, [plain, fine]: PixelTable[TileSize]): Picture {
  return {
    plain: imageUrl(image, plain),
    fine: imageUrl(image, fine),
    plainWidth: plain.width * 2,
    fineWidth: fine.width * 2,
  };
}
