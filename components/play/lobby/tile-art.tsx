import type { Picture, Tile, TileSheet, Where } from "./tile-sheet";

const media: Readonly<Record<Where, string>> = {
  tablet: "(768px<=width<1024px)",
  wide: "(width>=768px)",
  desktop: "(width>=1024px)",
};

const phone = "(width<768px)";

interface TileArtProps {
  sheet: TileSheet;
  tile: Tile;
  /** On the first screen: does not wait for the layout. */
  isEager: boolean;
  /** Goes before everything else. */
  isFirst: boolean;
}

/**
 * The art that was made for the tile's size, on each device. A phone takes the plain picture, which is more than twice its
 * tile already; a tablet, whose tiles are larger and whose screen is fine, the fine one.
 */
export function TileArt({ sheet, tile: [, , , , , picture, ...others], isEager, isFirst }: TileArtProps) {
  const { plain, fine } = addresses(sheet, picture);
  const isForDesktop = others.every(([where]) => where === "tablet");
  return (
    // In a <picture>, for React not to announce an eager one once more in the head: that is most of its bytes again.
    <picture>
      {others.map(([where, ...other]) => (
        <source key={where} media={media[where]} srcSet={candidates(addresses(sheet, other), where)} />
      ))}
      {isForDesktop ? <source media={phone} srcSet={plain} /> : null}
      <img
        src={plain}
        srcSet={isForDesktop ? `${fine} 2x` : undefined}
        width={256}
        height={256}
        alt=""
        loading={isEager ? undefined : "lazy"}
        decoding="async"
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
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
