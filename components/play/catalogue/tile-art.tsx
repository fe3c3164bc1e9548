import type { Picture, Screens, Tile } from "./tile";

const media: Readonly<Record<Screens, string>> = {
  tablet: "(768px<=width<1024px) and (height>=480px)",
  wide: "(width>=768px),(width>=640px) and (height<480px)",
  desktop: "(width>=1024px),(width>=640px) and (height<480px)",
  huge: "(width>=1700px)",
};

interface TileArtProps {
  className: string;
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
export function TileArt({ className, tile: { picture, otherPictures }, isEager, isFirst }: TileArtProps) {
  const isForDesktop = otherPictures.every(({ screens }) => screens === "tablet");
  return (
    // In a <picture>, for React not to preload an eager one in the head too, which would repeat its addresses.
    <picture>
      {otherPictures.map(({ screens, picture }) => (
        <source key={screens} media={media[screens]} srcSet={sourcesFor(screens, picture)} />
      ))}
      <img
        className={className}
        {...(isForDesktop ? bySize(picture) : { src: picture.plain })}
        alt=""
        loading={isEager ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        // The head script makes pictures eager that are on the screen.
        suppressHydrationWarning={!isEager}
      />
    </picture>
  );
}

/** The pixel density of the plain picture on a phone. */
const phoneDensity = 2.8;

/** One art, plain or fine as the tile's room and the screen require. Without a `src`, which no supported browser needs. */
function bySize({ plain, fine, plainWidth, fineWidth }: Picture) {
  return {
    sizes: `(width<768px) ${Math.round(plainWidth / phoneDensity)}px,${fineWidth / 2}px`,
    srcSet: `${plain} ${plainWidth}w,${fine} ${fineWidth}w`,
  };
}

function sourcesFor(screens: Screens, { plain, fine }: Picture): string {
  return screens === "tablet" ? fine : `${plain}, ${fine} 2x`;
}
