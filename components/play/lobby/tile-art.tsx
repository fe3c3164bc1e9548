import type { Picture, Tile, TileSheet, Where } from "./tile-data";

const media: Readonly<Record<Where, string>> = {
  tablet: "(768px<=width<1024px)",
  wide: "(width>=768px)",
  desktop: "(width>=1024px)",
};

interface TileArtProps {
  sheet: TileSheet;
  tile: Tile;
  /** On the first screen: does not wait for the layout. */
  isEager: boolean;
  /** Goes before everything else. */
  isFirst: boolean;
}

/**
 * The art that was made for the tile's size, on each device. Where one art serves phones and desktops, a phone takes the plain
 * picture, which is more than twice its tile already.
 */
export function TileArt({ sheet, tile: [, , , , , picture, ...others], isEager, isFirst }: TileArtProps) {
  const isForDesktop = others.every(([where]) => where === "tablet");
  return (
    // In a <picture>, for React not to announce an eager one once more in the head: that is most of its bytes again.
    <picture>
      {others.map(([where, ...other]) => (
        <source key={where} media={media[where]} srcSet={candidates(addresses(sheet, other), where)} />
      ))}
      <img
        {...(isForDesktop ? choices(sheet, picture) : { src: addresses(sheet, picture).plain })}
        alt=""
        loading={isEager ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
}

/** How much finer than its tile the plain picture is on a phone. */
const phoneDensity = 2.8;

/** One art, plain or fine as the tile's room and the screen ask. Without a `src`: each address stands in the page once. */
function choices(sheet: TileSheet, picture: Picture) {
  const { plain, fine } = addresses(sheet, picture);
  const [plainWidth, fineWidth] = sheet.widths[picture[0]] ?? [1, 2];
  return {
    sizes: `(width<768px) ${Math.round(plainWidth / phoneDensity)}px,${fineWidth / 2}px`,
    srcSet: `${plain} ${plainWidth}w,${fine} ${fineWidth}w`,
  };
}

interface Addresses {
  plain: string;
  fine: string;
}

function addresses({ pictureBase, endings }: TileSheet, [size, own, ownEndings]: Picture): Addresses {
  const [plain = "", fine = ""] = ownEndings ?? endings[size] ?? [];
  return { plain: pictureBase + own + plain, fine: pictureBase + own + fine };
}

function candidates({ plain, fine }: Addresses, where: Where): string {
  return where === "tablet" ? fine : `${plain}, ${fine} 2x`;
}
