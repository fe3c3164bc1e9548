/** Addresses of the picture, as it was made for a wide stage, and for one that is about as high as wide; "" where there is none. */
export interface Poster {
  wide: string;
  square: string;
}

/** The art over the whole of its part of the stage: what its shape has too much of is cut, away from the name: wide art has it in its middle. */
export function GamePicture({ poster: { wide, square } }: { poster: Poster }) {
  if (wide === "" && square === "") return <div className="game-picture absolute size-full [grid-area:1/1/2/2]" />;
  return (
    <picture className="contents">
      {square ? <source media="(width<1024px) and (height>=480px)" srcSet={square} /> : null}
      <img
        src={wide || square}
        alt=""
        width={1200}
        height={600}
        fetchPriority="high"
        className="game-picture absolute size-full object-cover object-[50%_85%] lg:object-center landscape-phone:object-left [grid-area:1/1/2/2]"
      />
    </picture>
  );
}
