import type { Picture, Tile, TileSheet, Where } from "./tile-sheet";

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

/** The art that was made for the tile's size, on each device. Phones and tablets have fine screens and get one picture. */
export function TileArt({ sheet, tile: [, , , , , picture, ...others], isEager, isFirst }: TileArtProps) {
  const { plain, fine } = addresses(sheet, picture);
  const isForDesktop = others.every(([where]) => where === "tablet");
  const img = (
    <img
      src={isForDesktop ? plain : fine}
      srcSet={isForDesktop ? `${fine} 2x` : undefined}
      width={256}
      height={256}
      alt=""
      loading={isEager ? undefined : "lazy"}
      decoding="async"
      fetchPriority={isFirst ? "high" : undefined}
    />
  );
  // React announces an eager picture once more in the head, unless it stands in a <picture>: that is most of its bytes again.
  if (others.length === 0 && !isEager) return img;
  return (
    <picture>
      {others.map(([where, ...other]) => (
        <source key={where} media={media[where]} srcSet={candidates(addresses(sheet, other), where)} />
      ))}
      {img}
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
